// The items that stand in one place of a board.
import type { ReactNode } from 'react';
import type { PlaceParts } from './place-parts.tsx';

export interface BoardItem {
  id: string;
  text: string;
  /** It is marked: a press on a column puts it there. */
  isHeld: boolean;
  /** What is wrong with where it stands. */
  note: { id: string; note: ReactNode } | null;
}

interface SortItemsProps {
  Item: PlaceParts['Item'];
  lang: 'en' | undefined;
  isLocked: boolean;
  items: readonly BoardItem[];
  onPick: (itemId: string) => void;
  /** Of items that were placed: the marked one has a way back right where it lies. */
  back?: { text: string; onBack: (itemId: string, isByKey: boolean) => void };
}

export function SortItems({ Item, lang, isLocked, items, onPick, back }: SortItemsProps) {
  if (items.length === 0) return null;
  return (
    <ul>
      {items.map(({ id, text, isHeld, note }) => (
        <Item
          className="item"
          data-problem={note === null ? undefined : ''}
          isLocked={isLocked}
          key={id}
          partId={id}
        >
          <button
            aria-describedby={note?.id}
            aria-disabled={isLocked || undefined}
            aria-keyshortcuts={back ? 'Backspace Delete' : undefined}
            aria-pressed={isHeld}
            data-item={id}
            lang={lang}
            onClick={() => onPick(id)}
            type="button"
          >
            {text}
          </button>
          {back && isHeld && !isLocked && (
            <button
              className="back"
              // A press by a key has no clicks to count.
              onClick={({ detail }) => back.onBack(id, detail === 0)}
              type="button"
            >
              {back.text}
            </button>
          )}
          {note?.note}
        </Item>
      ))}
    </ul>
  );
}
