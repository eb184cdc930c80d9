// Filling a matrix: a value for every crossing of a row and a column.

import { useLocale, useTexts } from '#client/base/language/language.tsx';
import { contentLang } from '#client/base/language/localized.ts';
import type { MarkedPlace } from '#client/ui/answering/marked-rows.tsx';
import { Select } from '#client/ui/select.tsx';
import { idsOf, placedOf, textOf } from '../placing.ts';
import { Problem } from '../problem.tsx';
import { problemId, type TaskUi, type WorkProps } from '../task-ui.ts';
import styles from '../tasks.module.css';

function MatrixWork({ step, answer, problems, onChange }: WorkProps<'matrix'>) {
  const locale = useLocale();
  const t = useTexts('tasks');
  const lang = contentLang(locale);
  const fill = (row: string, column: string, value: string) => {
    const { [column]: _before, ...others } = answer.cells[row] ?? {};
    const cells = value === '' ? others : { ...others, [column]: value };
    onChange({ kind: 'matrix', cells: { ...answer.cells, [row]: cells } });
  };
  return (
    <table className={styles.matrix}>
      <thead>
        <tr>
          <td />
          {step.columns.map((column) => (
            <th key={column.id} lang={lang} scope="col">
              {column.text}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {step.rows.map((row) => (
          <tr key={row.id}>
            <th lang={lang} scope="row">
              {row.text}
            </th>
            {step.columns.map((column) => {
              const field = `cells.${row.id}.${column.id}`;
              const rule = problems.get(field);
              return (
                <td key={column.id}>
                  <span aria-hidden="true" className={styles.colName} lang={lang}>
                    {column.text}
                  </span>
                  <Select
                    aria-describedby={rule && problemId(step.id, field)}
                    aria-invalid={rule === undefined ? undefined : true}
                    aria-label={t.matrix.cell(row.text, column.text)}
                    onChoose={(chosen) => fill(row.id, column.id, chosen)}
                    value={answer.cells[row.id]?.[column.id] ?? ''}
                  >
                    <option value="">{t.matrix.choose}</option>
                    {step.values.map((value) => (
                      <option key={value.id} lang={lang} value={value.id}>
                        {value.text}
                      </option>
                    ))}
                  </Select>
                  <Problem field={field} rule={rule} stepId={step.id} />
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export const matrix: TaskUi<'matrix'> = {
  hasRounds: true,
  Work: MatrixWork,
  answer: (step, saved) => {
    const values = idsOf(step.values);
    const cells = step.rows.flatMap((row): [string, Record<string, string>][] => {
      const fit = placedOf(saved?.cells[row.id] ?? {}, step.columns, values);
      return Object.keys(fit).length === 0 ? [] : [[row.id, fit]];
    });
    return { kind: 'matrix', cells: Object.fromEntries(cells) };
  },
  rule: 'place',
  open: ({ rows, columns }, { cells }) =>
    rows.flatMap((row) =>
      columns
        .filter(({ id }) => cells[row.id]?.[id] === undefined)
        .map(({ id }) => `cells.${row.id}.${id}`),
    ),
  size: ({ rows, columns }) => rows.length * columns.length,
  rows: ({ rows, columns, values }, { cells }, { parts }) => {
    const wordOf = textOf(values);
    return rows.map(({ id, text }) => {
      const places = columns.map((column): MarkedPlace => {
        const marked = parts.find((one) => one.id === `${id}.${column.id}`);
        return {
          id: column.id,
          label: column.text,
          yours: wordOf(cells[id]?.[column.id] ?? ''),
          expected: wordOf(marked?.expected ?? ''),
          isRight: marked?.right ?? false,
        };
      });
      const why = parts.find((one) => one.id.startsWith(`${id}.`))?.why ?? '';
      return { id, text, places, why };
    });
  },
};
