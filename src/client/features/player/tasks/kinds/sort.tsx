// Sorting: every item has its bins beside it.

import { useLocale, useTexts } from '#client/base/language/language.tsx';
import { contentLang } from '#client/base/language/localized.ts';
import { Picks } from '../picks.tsx';
import { idsOf, markedRow, placedOf, textOf, unplaced } from '../placing.ts';
import { Problem } from '../problem.tsx';
import { problemId, type TaskUi, type WorkProps } from '../task-ui.ts';
import styles from '../tasks.module.css';

function SortWork({ step, answer, problems, onChange }: WorkProps<'sort'>) {
  const locale = useLocale();
  const tasks = useTexts('tasks');
  const lang = contentLang(locale);
  const count = Object.keys(answer.placed).length;
  return (
    <>
      <p className={`small ${styles.count}`}>{tasks.placed(count, step.items.length)}</p>
      <ul className={styles.parts}>
        {step.items.map(({ id, text }) => {
          const field = `placed.${id}`;
          const rule = problems.get(field);
          return (
            <li data-problem={rule} key={id}>
              <fieldset
                aria-describedby={rule && problemId(step.id, field)}
                className={styles.part}
              >
                <legend lang={lang}>{text}</legend>
                <Picks
                  chosen={answer.placed[id]}
                  lang={lang}
                  name={`${step.id}-${id}`}
                  onPick={(bin) =>
                    onChange({ kind: 'sort', placed: { ...answer.placed, [id]: bin } })
                  }
                  options={step.bins}
                />
                <Problem field={field} rule={rule} stepId={step.id} />
              </fieldset>
            </li>
          );
        })}
      </ul>
    </>
  );
}

export const sort: TaskUi<'sort'> = {
  Work: SortWork,
  answer: ({ bins, items }, saved) => ({
    kind: 'sort',
    placed: placedOf(saved?.placed ?? {}, items, idsOf(bins)),
  }),
  rule: 'place',
  open: ({ items }, { placed }) => unplaced(items, placed),
  rows: ({ bins, items }, { placed }, outcome) => {
    const wordOf = textOf(bins);
    return items.map((item) => markedRow(outcome, item, wordOf(placed[item.id] ?? ''), wordOf));
  },
};
