// Working out numbers: they are the learner's own, and others in the next round.
import { useTexts } from '#client/base/language/language.tsx';
import { plainNumber } from '#domain/calculations/number-text.ts';
import styles from '../calculation.module.css';
import { CaseNumbers } from '../case-numbers.tsx';
import { NumberField } from '../number-field.tsx';
import { idsOf } from '../placing.ts';
import type { TaskUi, WorkProps } from '../task-ui.ts';

function CalculationWork({ step, answer, problems, onChange }: WorkProps<'calculation'>) {
  const t = useTexts('tasks').calculation;
  return (
    <>
      {step.round > 1 && <p className={`small ${styles.round}`}>{t.practice(step.round)}</p>}
      <CaseNumbers step={step} />
      <ol className={styles.asks}>
        {step.asks.map((ask) => (
          <NumberField
            ask={ask}
            // The fields of another round begin empty.
            key={`${step.round}-${ask.id}`}
            kept={answer.values[ask.id] ?? ''}
            onChange={(kept) =>
              onChange({ ...answer, values: { ...answer.values, [ask.id]: kept } })
            }
            rule={problems.get(`values.${ask.id}`)}
            stepId={step.id}
          />
        ))}
      </ol>
    </>
  );
}

export const calculation: TaskUi<'calculation'> = {
  Work: CalculationWork,
  answer: ({ round, asks }, saved) => {
    const known = idsOf(asks);
    // Work on the numbers of another round is no work on these.
    const values = saved?.round === round ? Object.entries(saved.values) : [];
    return {
      kind: 'calculation',
      round,
      values: Object.fromEntries(values.filter(([id]) => known.has(id))),
    };
  },
  rule: 'number',
  open: ({ asks }, { values }) =>
    asks
      .filter(({ id }) => plainNumber(values[id] ?? '') === undefined)
      .map(({ id }) => `values.${id}`),
  size: ({ asks }) => asks.length,
  rows: ({ asks }, { values }, { parts }, { calculation: { value } }) =>
    asks.map(({ id, text, unit }) => {
      const marked = parts.find((one) => one.id === id);
      const yours = value(Number(values[id] ?? ''));
      const expected = value(Number(marked?.expected ?? ''));
      return {
        id,
        text: unit === '' ? text : `${text} (${unit})`,
        places: [{ id, label: null, yours, expected, isRight: marked?.right ?? false }],
        why: marked?.why ?? '',
      };
    }),
  hasOwnPlaces: true,
  Shown: ({ step }) => <CaseNumbers step={step} />,
  hasRounds: true,
};
