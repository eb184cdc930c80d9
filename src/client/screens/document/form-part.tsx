// Fields one below the other: the cover block, and the forms of a template.
import { useId } from 'react';
import { useLocale, useTexts } from '#client/base/language/language.tsx';
import type { TemplatePartView } from '#contract/templates.ts';
import type { CheckedColumn } from '#domain/documents/check-cell.ts';
import { coverCell, fieldCell } from '#domain/templates/cells.ts';
import { COVER_FIELDS } from '#domain/templates/document.ts';
import { CellField, type Fields, isDayPicked } from './cell-field.tsx';
import styles from './document.module.css';

export function CoverPart({ fields }: { fields: Fields }) {
  const { edit: t } = useTexts('documents');
  const locale = useLocale();
  return (
    <section className={styles.part}>
      <h2 lang={locale}>{t.cover}</h2>
      <p className="small muted" lang={locale}>
        {t.coverHelp}
      </p>
      <div className={styles.form}>
        {COVER_FIELDS.map(({ key, label, hint, takes }) => (
          <LabelledField
            cell={coverCell(key)}
            column={takes && { ...ANYTHING, ...takes }}
            fields={fields}
            help={hint.replaceAll(/[[\]]/g, '')}
            key={key}
            label={label}
          />
        ))}
      </div>
    </section>
  );
}

const ANYTHING = { options: [], min: null, max: null };

interface FormPartProps {
  part: Extract<TemplatePartView, { kind: 'form' }>;
  fields: Fields;
}

export function FormPart({ part, fields }: FormPartProps) {
  return (
    <section className={styles.part}>
      <h2>{part.title}</h2>
      <p className="small muted">{part.help}</p>
      <div className={styles.form}>
        {part.fields.map(({ label, help }) => (
          <LabelledField
            cell={fieldCell(part.title, label)}
            fields={fields}
            help={help}
            key={label}
            label={label}
          />
        ))}
      </div>
    </section>
  );
}

interface LabelledFieldProps {
  cell: string;
  label: string;
  help: string;
  fields: Fields;
  /** What it takes, where not any text. */
  column?: CheckedColumn | undefined;
}

function LabelledField({ cell, label, help, fields, column }: LabelledFieldProps) {
  const id = useId();
  const text = fields.texts[cell] ?? '';
  // The browser's own field says how a day is written, in the learner's way.
  const isHelped = !isDayPicked(column, text);
  return (
    <div className={styles.labelled}>
      <div>
        <label htmlFor={id}>{label}</label>
        {isHelped && (
          <p className="small muted" id={`${id}-help`}>
            {help}
          </p>
        )}
      </div>
      <div>
        <CellField
          cell={cell}
          {...(column && { column })}
          describedBy={isHelped ? `${id}-help` : undefined}
          id={id}
          keepTheirs={fields.keepTheirs}
          label={label}
          mine={fields.conflicts[cell]?.mine}
          roomLeft={fields.roomLeft}
          text={text}
          type={fields.type}
        />
      </div>
    </div>
  );
}
