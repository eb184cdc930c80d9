// One column of a board: its name once, what belongs there, what was put there.
import { headOf } from './head-of.ts';
import type { PlaceParts } from './place-parts.tsx';
import { type BoardItem, SortItems } from './sort-items.tsx';

export interface ColumnWords {
  putHere: string;
  putBack: string;
  put: (item: string, place: string) => string;
}

interface SortColumnProps {
  Place: PlaceParts['Place'];
  Item: PlaceParts['Item'];
  words: ColumnWords;
  lang: 'en' | undefined;
  column: { id: string; text: string };
  number: number;
  isLocked: boolean;
  items: readonly BoardItem[];
  /** The marked item: a press puts it here. */
  held: { id: string; text: string } | null;
  onPick: (itemId: string) => void;
  onPut: (itemId: string) => void;
  onBack: (itemId: string, isByKey: boolean) => void;
}

export function SortColumn(props: SortColumnProps) {
  const { Place, Item, words: t, lang, column, number, items, held, onPick, onPut } = props;
  const { isLocked, onBack } = props;
  const { head, note } = headOf(column);
  return (
    <Place aria-label={head} className="column" partId={column.id}>
      <h2 lang={lang}>
        <kbd>{number}</kbd>
        {head}
      </h2>
      {note !== null && (
        <p className="small muted" lang={lang}>
          {note}
        </p>
      )}
      <SortItems
        back={{ text: t.putBack, onBack }}
        isLocked={isLocked}
        Item={Item}
        items={items}
        lang={lang}
        onPick={onPick}
      />
      {/* It lies under the items over the whole column: a press anywhere in it puts the marked one here. */}
      <button
        aria-disabled={held === null || isLocked}
        aria-label={held === null ? undefined : t.put(held.text, head)}
        className="put"
        onClick={() => held !== null && onPut(held.id)}
        type="button"
      >
        {t.putHere}
      </button>
    </Place>
  );
}
