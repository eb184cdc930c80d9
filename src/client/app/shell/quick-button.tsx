import { Zap } from 'lucide-react';
import { useOpenOverlay } from '#client/app/overlays.tsx';
import { useTexts } from '#client/base/language/language.tsx';
import { Icon } from '#client/ui/icon.tsx';

export function QuickButton() {
  const { quickActions } = useTexts('shell');
  const open = useOpenOverlay();
  return (
    <button
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+J Meta+J"
      aria-label={quickActions}
      className="btn-icon"
      onClick={() => open('actions')}
      type="button"
    >
      <Icon of={Zap} />
    </button>
  );
}
