// Figures to read: with a question, or with a case.
import type { DataTableView } from '#contract/questions/parts.ts';
import { isMarkedRow } from './marked-facts.ts';
import styles from './questions.module.css';

interface DataTableProps {
  table: DataTableView;
  /** What it is where it has no caption. */
  label: string;
  lang: 'en' | undefined;
  /** Rows that these words stand in are marked. */
  facts?: readonly string[];
}

export function DataTable({ table, label, lang, facts = [] }: DataTableProps) {
  const { caption, columns, rows } = table;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys
    <section aria-label={caption ?? label} className={styles.dataPort} lang={lang} tabIndex={0}>
      <table className="table">
        {caption !== null && <caption>{caption}</caption>}
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr data-fact={isMarkedRow(row, facts) ? '' : undefined} key={row.join(' ')}>
              {row.map((cell, at) =>
                at === 0 ? (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the cells of a row never change
                  <th key={at} scope="row">
                    {cell}
                  </th>
                ) : (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the cells of a row never change
                  <td key={at}>{cell}</td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
