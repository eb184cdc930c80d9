// Sorting: every item goes into its column.

import { useDevice } from '#client/base/device.ts';
import { useLocale, useTexts } from '#client/base/language/language.tsx';
import { contentLang } from '#client/base/language/localized.ts';
import { headOf } from '#client/ui/answering/head-of.ts';
import { SortBoard } from '#client/ui/answering/sort-board.tsx';
import { idsOf, markedRow, placedOf, textOf, unplaced } from '../placing.ts';
import { Problem } from '../problem.tsx';
import { problemId, type TaskUi, type WorkProps } from '../task-ui.ts';

function SortWork({ step, answer, problems, onChange }: WorkProps<'sort'>) {
  const locale = useLocale();
  const t = useTexts('tasks');
  const { keyShortcuts } = useDevice().settings;
  return (
    <SortBoard
      columns={step.bins}
      hasPageKeys={keyShortcuts}
      items={step.items}
      lang={contentLang(locale)}
      noteOf={(itemId) => {
        const field = `placed.${itemId}`;
        const rule = problems.get(field);
        if (rule === undefined) return null;
        const note = <Problem field={field} rule={rule} stepId={step.id} />;
        return { id: problemId(step.id, field), note };
      }}
      onChange={(placed) => onChange({ kind: 'sort', placed })}
      placed={answer.placed}
      words={t.sort}
    />
  );
}

export const sort: TaskUi<'sort'> = {
  hasRounds: true,
  Work: SortWork,
  answer: ({ bins, items }, saved) => ({
    kind: 'sort',
    placed: placedOf(saved?.placed ?? {}, items, idsOf(bins)),
  }),
  rule: 'place',
  open: ({ items }, { placed }) => unplaced(items, placed),
  size: ({ items }) => items.length,
  rows: ({ bins, items }, { placed }, outcome) => {
    const wordOf = (id: string) => headOf({ text: textOf(bins)(id) }).head;
    return items.map((item) => markedRow(outcome, item, wordOf(placed[item.id] ?? ''), wordOf));
  },
};
