// Writing: one text, or the fields of a template, each with its live count of words.
import type { CSSProperties, ReactNode } from 'react';
import { useLanguage, useTexts } from '#client/base/language/language.tsx';
import { contentLang } from '#client/base/language/localized.ts';
import { Problem } from './problem.tsx';
import { countWords, type PartRule } from './task-answer.ts';
import styles from './tasks.module.css';
import { problemId, type WorkProps } from './work-props.ts';

const LONGEST = 4_000;

interface WritingProps {
  stepId: string;
  field: string;
  label: ReactNode;
  hint?: ReactNode;
  text: string;
  range: { minWords: number; maxWords: number };
  rule: PartRule | undefined;
  onChange: (text: string) => void;
}

function Writing({ stepId, field, label, hint, text, range, rule, onChange }: WritingProps) {
  const t = useTexts('tasks').text;
  const id = `${stepId}-${field}`;
  const { minWords, maxWords } = range;
  const words = countWords(text);
  const isWithin = words >= minWords && words <= maxWords;
  const rows = maxWords <= 12 ? 1 : Math.min(6, Math.ceil(maxWords / 12));
  const described = [
    hint === undefined ? '' : `${id}-hint`,
    `${id}-count`,
    rule === undefined ? '' : problemId(stepId, field),
  ].join(' ');
  return (
    <div className={`field ${styles.writing}`} data-problem={rule}>
      <label htmlFor={id}>{label}</label>
      {hint !== undefined && (
        <p className="small muted" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <textarea
        aria-describedby={described.trim()}
        aria-invalid={rule === undefined ? undefined : true}
        className="input"
        id={id}
        maxLength={LONGEST}
        onChange={(event) => onChange(event.target.value)}
        rows={rows}
        style={{ '--rows': rows } as CSSProperties}
        value={text}
      />
      <p
        className={`small ${styles.words}`}
        data-within={isWithin ? '' : undefined}
        id={`${id}-count`}
      >
        {t.words(words, minWords, maxWords)}
      </p>
      <Problem field={field} range={range} rule={rule} stepId={stepId} />
    </div>
  );
}

export function TextWork({ step, answer, problems, onChange }: WorkProps<'text'>) {
  const t = useTexts('tasks').text;
  return (
    <Writing
      field="text"
      label={t.label}
      onChange={(text) => onChange({ kind: 'text', text })}
      range={step}
      rule={problems.get('text')}
      stepId={step.id}
      text={answer.text}
    />
  );
}

export function TemplateWork({ step, answer, problems, onChange }: WorkProps<'template'>) {
  const lang = contentLang(useLanguage().locale);
  return (
    <div className={styles.template}>
      {step.fields.map((field) => (
        <Writing
          field={`fields.${field.id}`}
          hint={<span lang={lang}>{field.hint}</span>}
          key={field.id}
          label={<span lang={lang}>{field.label}</span>}
          onChange={(text) =>
            onChange({ kind: 'template', fields: { ...answer.fields, [field.id]: text } })
          }
          range={field}
          rule={problems.get(`fields.${field.id}`)}
          stepId={step.id}
          text={answer.fields[field.id] ?? ''}
        />
      ))}
    </div>
  );
}
