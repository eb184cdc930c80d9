// Matching: partners are dragged to their lines, or marked and put there by a press or a digit, as in sorting.
import { useTexts } from '#client/base/language/language.tsx';
import { SortBoard } from '#client/ui/answering/sort-board.tsx';
import { pairsIn, withPartners } from './answer-value.ts';
import type { InputProps } from './input-props.ts';

export function MatchInput({ question, value, disabled, lang, onChange }: InputProps<'match'>) {
  const { matching } = useTexts('questions');
  const { sort } = useTexts('tasks');
  const placed = Object.fromEntries([...pairsIn(value)].map(([left, right]) => [right, left]));
  return (
    <div data-work="">
      <SortBoard
        columns={question.left}
        isLocked={disabled}
        items={question.right}
        lang={lang}
        noteOf={() => null}
        onChange={(next) => onChange(withPartners(question, next))}
        placed={placed}
        shape="lines"
        words={{ ...sort, ...matching }}
      />
    </div>
  );
}
