// What came of an export, in its place.
import { CircleAlert } from 'lucide-react';
import { useFailureText, useTexts } from '#client/base/language/language.tsx';
import { Icon } from '#client/ui/icon.tsx';
import type { useExport } from './use-export.ts';

export function ExportState({ state }: { state: ReturnType<typeof useExport>['state'] }) {
  const t = useTexts('documents');
  const failureText = useFailureText();
  if (state.status === 'saved') {
    return (
      <p className="small good" role="status">
        {t.exported}
      </p>
    );
  }
  if (state.status !== 'failed' && state.status !== 'unsent') return null;
  return (
    <p className="note note-bad small" role="alert">
      <Icon of={CircleAlert} />
      <span>
        {t.exportFailed}{' '}
        <small>{state.status === 'unsent' ? t.exportUnsent : failureText(state.code)}</small>
      </span>
    </p>
  );
}
