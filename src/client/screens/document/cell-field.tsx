// One cell that is filled in: what it takes, what is wrong with it, and what another page wrote there.
import { type ClipboardEvent, memo, useId, useState } from 'react';
import { useTexts } from '#client/base/language/language.tsx';
import type { UsedDocument } from '#client/features/templates/use-document.ts';
import { type CheckedColumn, cellFault, isDay } from '#domain/documents/check-cell.ts';
import { CELL_MAX, DOCUMENT_MAX } from '#domain/documents/limits.ts';
import type { WorkedOut } from '#domain/documents/work-out.ts';
import styles from './document.module.css';

/** What the fields of a document share. */
export interface Fields extends Pick<UsedDocument, 'texts' | 'type' | 'conflicts' | 'keepTheirs'> {
  /** Characters that the document still takes. */
  readonly roomLeft: () => number;
  /** What formulas come to. */
  readonly worked: WorkedOut;
}

interface CellFieldProps extends Pick<Fields, 'type' | 'keepTheirs' | 'roomLeft'> {
  cell: string;
  label: string;
  text: string;
  /** What was typed here while another page wrote; undefined where nothing met. */
  mine: string | undefined;
  /** Of a column; left out for a text of any kind. */
  column?: CheckedColumn;
  id?: string;
  /** The element that says what belongs here. */
  describedBy?: string | undefined;
  placeholder?: string;
}

/** A text that came from elsewhere and is no day stays to be seen. */
export const isDayPicked = (column: CheckedColumn | undefined, text: string): boolean =>
  column?.kind === 'date' && (text === '' || isDay(text));

/** What would not fit, and why. */
type TooMuch = 'cell' | 'document' | null;

export const CellField = memo(function CellField(props: CellFieldProps) {
  const { cell, text, type, column, describedBy, roomLeft } = props;
  const { edit: t } = useTexts('documents');
  const ownId = useId();
  const id = props.id ?? ownId;
  const [tooMuch, setTooMuch] = useState<TooMuch>(null);
  const fault = column === undefined ? null : cellFault(column, text);
  const problem =
    tooMuch === null
      ? fault === null
        ? null
        : faultText(t.fault, fault)
      : tooMuchText(t, tooMuch);
  /** Why a text of this length is not taken. */
  const whyNot = (length: number): TooMuch =>
    length > CELL_MAX ? 'cell' : length - text.length > roomLeft() ? 'document' : null;
  const change = (next: string) => {
    const why = next.length > text.length ? whyNot(next.length) : null;
    setTooMuch(why);
    if (why === null) type({ [cell]: next });
  };
  // Ten megabytes are refused before the browser lays them out.
  const paste = (event: ClipboardEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    const { selectionStart, selectionEnd } = event.currentTarget;
    const replaced = (selectionEnd ?? 0) - (selectionStart ?? 0);
    const added = event.clipboardData.getData('text/plain').length;
    const why = whyNot(text.length - replaced + added);
    if (why === null) return;
    event.preventDefault();
    setTooMuch(why);
  };
  return (
    <>
      <Control
        {...props}
        aria={{
          'aria-describedby':
            [describedBy, problem === null ? undefined : `${id}-problem`]
              .filter((one) => one !== undefined)
              .join(' ') || undefined,
          'aria-invalid': problem === null ? undefined : true,
        }}
        change={change}
        id={id}
        paste={paste}
      />
      {problem !== null && (
        <p
          className="field-error"
          id={`${id}-problem`}
          role={tooMuch === null ? undefined : 'alert'}
        >
          {problem}
        </p>
      )}
      {props.mine !== undefined && <Met {...props} mine={props.mine} />}
    </>
  );
});

interface ControlProps extends CellFieldProps {
  id: string;
  aria: { 'aria-describedby': string | undefined; 'aria-invalid': true | undefined };
  change: (text: string) => void;
  paste: (event: ClipboardEvent<HTMLInputElement | HTMLTextAreaElement>) => void;
}

function Control({ id, aria, label, text, column, placeholder, change, paste }: ControlProps) {
  const { edit: t } = useTexts('documents');
  const kind = column?.kind ?? 'text';
  if (kind === 'choice' && column !== undefined) {
    const isOther = text !== '' && !column.options.includes(text);
    return (
      <select
        {...aria}
        aria-label={label}
        className={`input ${styles.control}`}
        id={id}
        onChange={({ target }) => change(target.value)}
        value={text}
      >
        <option value="">{t.choose}</option>
        {isOther && <option>{text}</option>}
        {column.options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    );
  }
  const given = { ...aria, 'aria-label': label, id, onPaste: paste, value: text };
  if (kind === 'number' || kind === 'date') {
    return (
      <input
        {...given}
        autoComplete="off"
        className={`input ${styles.control}`}
        inputMode={kind === 'number' ? 'decimal' : undefined}
        onChange={({ target }) => change(target.value)}
        type={isDayPicked(column, text) ? 'date' : 'text'}
      />
    );
  }
  return (
    <textarea
      {...given}
      autoComplete="off"
      className={`input ${styles.control} ${styles.text}`}
      onChange={({ target }) => change(target.value)}
      placeholder={placeholder}
      rows={1}
    />
  );
}

/** The text that met another page's: it can be put there all the same. */
function Met({ cell, mine, type, keepTheirs }: CellFieldProps & { mine: string }) {
  const { edit: t } = useTexts('documents');
  return (
    <div className={`note ${styles.met}`} role="alert">
      <p>
        {t.conflict} <q>{mine === '' ? t.nothing : mine}</q>
      </p>
      <div className="row">
        <button className="btn btn-line" onClick={() => type({ [cell]: mine })} type="button">
          {t.useMine}
        </button>
        <button className="btn btn-line" onClick={() => keepTheirs(cell)} type="button">
          {t.keepTheirs}
        </button>
      </div>
    </div>
  );
}

type EditTexts = ReturnType<typeof useTexts<'documents'>>['edit'];

const faultText = (
  texts: EditTexts['fault'],
  fault: NonNullable<ReturnType<typeof cellFault>>,
): string => (fault.rule === 'range' ? texts.range(fault.min, fault.max) : texts[fault.rule]);

const tooMuchText = (t: EditTexts, tooMuch: Exclude<TooMuch, null>): string =>
  tooMuch === 'cell' ? t.tooLong(CELL_MAX) : t.full(DOCUMENT_MAX);
