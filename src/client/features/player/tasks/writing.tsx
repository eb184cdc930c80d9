// Writing a text, with its live count of words.

import type { CSSProperties, ReactNode } from 'react';
import { useTexts } from '#client/base/language/language.tsx';
import { countWords } from '#domain/tasks/task.ts';
import { Problem } from './problem.tsx';
import { type PartRule, problemId } from './task-ui.ts';
import styles from './tasks.module.css';

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

export function Writing({ stepId, field, label, hint, text, range, rule, onChange }: WritingProps) {
  const t = useTexts('tasks').text;
  const id = `${stepId}-${field}`;
  const { minWords, maxWords } = range;
  const words = countWords(text);
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
        <p className={`small muted ${styles.hint}`} id={`${id}-hint`}>
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
        data-within={isOutside(text, range) ? undefined : ''}
        id={`${id}-count`}
      >
        {words === 0 ? t.range(minWords, maxWords) : t.words(words, minWords, maxWords)}
      </p>
      <Problem field={field} range={range} rule={rule} stepId={stepId} />
    </div>
  );
}

export const isOutside = (text: string, { minWords, maxWords }: WritingProps['range']): boolean => {
  const words = countWords(text);
  return words < minWords || words > maxWords;
};
