// A number to be typed: as the learner writes it here, and kept plainly; how it is read is said where signs differ.
import { useState } from 'react';
import { useLocale, useTexts } from '#client/base/language/language.tsx';
import { contentLang } from '#client/base/language/localized.ts';
import { numberSigns } from '#client/base/language/number-signs.ts';
import { plainNumber, readNumber } from '#domain/calculations/number-text.ts';
import styles from './calculation.module.css';
import { Problem } from './problem.tsx';
import { type PartRule, problemId, type TaskOf } from './task-ui.ts';

const LONGEST = 24;

interface NumberFieldProps {
  stepId: string;
  ask: TaskOf<'calculation'>['asks'][number];
  /** A number written plainly, or what was typed and is none. */
  kept: string;
  rule: PartRule | undefined;
  onChange: (kept: string) => void;
}

export function NumberField({ stepId, ask, kept, rule, onChange }: NumberFieldProps) {
  const locale = useLocale();
  const t = useTexts('tasks').calculation;
  const signs = numberSigns(locale);
  const [typed, setTyped] = useState('');
  const meant = (text: string) => readNumber(text, signs) ?? text;
  const local = plainNumber(kept) === undefined ? kept : kept.replace('.', signs.decimal);
  // What came from elsewhere, or from before a reload, stands there as this language writes it.
  const shown = meant(typed) === kept ? typed : local;
  const isReadOtherwise = plainNumber(kept) !== undefined && shown.trim() !== local;
  const field = `values.${ask.id}`;
  const id = `${stepId}-${field}`;
  const lang = contentLang(locale);
  const described = [
    `${id}-round`,
    isReadOtherwise ? `${id}-read` : '',
    rule === undefined ? '' : problemId(stepId, field),
  ];
  return (
    <li className={styles.ask} data-problem={rule}>
      <label htmlFor={id} lang={lang}>
        {ask.text}
      </label>
      <div className={styles.entry}>
        <input
          aria-describedby={described.filter(Boolean).join(' ')}
          aria-invalid={rule === undefined ? undefined : true}
          autoComplete="off"
          className="input"
          id={id}
          inputMode="text"
          maxLength={LONGEST}
          onChange={({ target }) => {
            setTyped(target.value);
            onChange(meant(target.value));
          }}
          value={shown}
        />
        {ask.unit !== '' && <span lang={lang}>{ask.unit}</span>}
        {isReadOtherwise && (
          <span className="small muted" id={`${id}-read`}>
            {t.readAs(local)}
          </span>
        )}
      </div>
      <p className={`small muted ${styles.rounding}`} id={`${id}-round`}>
        {t.round(ask.decimals)} {ask.within >= 10 ** -ask.decimals && t.within(ask.within)}
      </p>
      <Problem field={field} rule={rule} stepId={stepId} />
    </li>
  );
}
