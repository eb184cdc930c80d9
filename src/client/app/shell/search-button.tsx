import { Search } from 'lucide-react';
import { useOpenOverlay } from '#client/app/overlays.tsx';
import { useTexts } from '#client/base/language/language.tsx';
import { commandLabel } from '#client/base/shortcuts.ts';
import { Icon } from '#client/ui/icon.tsx';

/** The way to the search, with its shortcut where there is room. */
export function SearchButton() {
  const { search, searchAll, ctrl } = useTexts('shell');
  const open = useOpenOverlay();
  return (
    <button
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      aria-label={searchAll}
      className="find"
      onClick={() => open('search')}
      type="button"
    >
      <Icon of={Search} />
      <span>{search}</span>
      <kbd className="keycap of-keys">{commandLabel('K', ctrl)}</kbd>
    </button>
  );
}
