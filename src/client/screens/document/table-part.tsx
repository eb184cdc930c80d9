// A table that is filled in row by row; on a phone each row is a card.
import { Plus, X } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useLocale, useTexts } from '#client/base/language/language.tsx';
import { resultText } from '#client/features/templates/result-text.ts';
import { WideTable } from '#client/features/templates/wide-table.tsx';
import { Icon } from '#client/ui/icon.tsx';
import type { TemplatePartView } from '#contract/templates.ts';
import { rowTexts, withoutRow, withRow } from '#domain/documents/rows.ts';
import { type CellTexts, ROWS_MAX, rowsWritten, tableCell } from '#domain/templates/cells.ts';
import { CellField, type Fields } from './cell-field.tsx';
import styles from './document.module.css';

type Table = Extract<TemplatePartView, { kind: 'table' }>;

interface TablePartProps {
  part: Table;
  fields: Fields;
}

/** A table begins with so many rows to write in. */
const ROWS_AT_FIRST = 3;

export function TablePart({ part, fields }: TablePartProps) {
  const { edit: t } = useTexts('documents');
  const locale = useLocale();
  const id = useId();
  const place = useRef<HTMLTableSectionElement>(null);
  const rows = useRows(part, fields);
  const add = () => {
    rows.add();
    // It is drawn by then.
    requestAnimationFrame(() =>
      place.current
        ?.querySelector<HTMLElement>('tr:last-child :is(textarea, input, select)')
        ?.focus(),
    );
  };
  return (
    <section className={styles.part}>
      <h2>{part.title}</h2>
      <p className="small muted">{part.help}</p>
      <WideTable className={styles.scroll} columns={part.columns.length} label={part.title}>
        <table>
          <thead>
            <tr>
              <th lang={locale} scope="col">
                <span className="vh">{t.row(1)}</span>
              </th>
              {part.columns.map(({ key, title, help, width }) => (
                <th
                  key={key}
                  scope="col"
                  style={{ minWidth: `${Math.min(width, 36) * 0.5 + 2}rem` }}
                >
                  {title}
                  {help !== null && (
                    <small className={styles.help} id={`${id}-${key}`}>
                      {help}
                    </small>
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody ref={place}>
            {Array.from({ length: rows.count }, (_, row) => (
              <Row
                fields={fields}
                helpId={id}
                // biome-ignore lint/suspicious/noArrayIndexKey: rows are named by their place
                key={row}
                onRemove={() => rows.remove(row)}
                part={part}
                row={row}
              />
            ))}
          </tbody>
        </table>
      </WideTable>
      <div className={styles.rowEnd} lang={locale}>
        <button
          aria-label={t.addRowTo(part.title)}
          className="btn btn-line"
          disabled={rows.count >= ROWS_MAX}
          onClick={add}
          type="button"
        >
          <Icon of={Plus} size="s" />
          {t.addRow}
        </button>
        <div role="status">
          {rows.removed !== null ? (
            <span className="row">
              {t.rowRemoved(rows.removed + 1)}
              <button className="btn btn-line" onClick={rows.undo} ref={rows.undoRef} type="button">
                {t.undo}
              </button>
            </span>
          ) : rows.count >= ROWS_MAX ? (
            t.rowsFull(ROWS_MAX)
          ) : null}
        </div>
      </div>
    </section>
  );
}

/** How many rows are shown, and the row that was taken out last. */
function useRows(part: Table, { texts, type }: Fields) {
  const written = rowsWritten(texts, part.title);
  const [shown, setShown] = useState(Math.max(ROWS_AT_FIRST, written));
  const [out, setOut] = useState<{ row: number; values: CellTexts } | null>(null);
  const undoRef = useRef<HTMLButtonElement>(null);
  const count = Math.min(ROWS_MAX, Math.max(shown, written));
  const change = (texts: CellTexts | null) => {
    if (texts !== null && Object.keys(texts).length > 0) type(texts);
  };
  return {
    count,
    removed: out?.row ?? null,
    undoRef,
    add: () => {
      setShown(count + 1);
      setOut(null);
    },
    remove: (row: number) => {
      setOut({ row, values: rowTexts(part, texts, row) });
      change(withoutRow(part, texts, row));
      setShown(Math.max(1, count - 1));
      requestAnimationFrame(() => undoRef.current?.focus());
    },
    undo: () => {
      if (out !== null) change(withRow(part, texts, out));
      setShown(count + 1);
      setOut(null);
    },
  };
}

interface RowProps {
  part: Table;
  row: number;
  fields: Fields;
  helpId: string;
  onRemove: () => void;
}

function Row({ part, row, fields, helpId, onRemove }: RowProps) {
  const { edit: t } = useTexts('documents');
  const locale = useLocale();
  return (
    <tr>
      <th lang={locale} scope="row">
        <span className={styles.rowName}>{t.row(row + 1)}</span>
        <button
          aria-label={t.removeRow(row + 1)}
          className="btn-icon"
          onClick={onRemove}
          title={t.removeRow(row + 1)}
          type="button"
        >
          <Icon of={X} size="s" />
        </button>
      </th>
      {part.columns.map((column) => {
        const cell = tableCell(part.title, row, column.key);
        return (
          <td data-label={column.title} key={column.key}>
            {column.help !== null && (
              // The head of the table says it where there is one; who listens hears it as the description.
              <small aria-hidden="true" className={styles.cellHelp}>
                {column.help}
              </small>
            )}
            {column.kind === 'formula' ? (
              <Result column={column} result={fields.worked.of(part.title, row, column.key)} />
            ) : (
              <CellField
                cell={cell}
                column={column}
                describedBy={column.help === null ? undefined : `${helpId}-${column.key}`}
                keepTheirs={fields.keepTheirs}
                label={t.cell(column.title, row + 1)}
                mine={fields.conflicts[cell]?.mine}
                roomLeft={fields.roomLeft}
                text={fields.texts[cell] ?? ''}
                type={fields.type}
              />
            )}
          </td>
        );
      })}
    </tr>
  );
}

/** What the formula of a column comes to, as the sheet shows it. */
function Result({ column, result }: { column: Table['columns'][number]; result: string | number }) {
  const { edit: t } = useTexts('documents');
  const locale = useLocale();
  return (
    <output className={styles.result} title={t.workedOut}>
      {resultText(column.look, result, locale)}
    </output>
  );
}
