// A text with gaps: each is a native list in its place in the sentence.
import { Fragment } from 'react';
import { useTexts } from '#client/base/language/language.tsx';
import { Select } from '#client/ui/select.tsx';
import { gapsIn, withGap } from './answer-value.ts';
import type { InputProps } from './input-props.ts';
import styles from './pairs.module.css';
import { pieces } from './pieces.ts';

/** What must not begin a line: it stays with the gap before it. */
const MARKS = /^[.,;:]+/;

export function FillInput({ question, value, disabled, lang, onChange }: InputProps<'fill'>) {
  const t = useTexts('questions');
  const gaps = gapsIn(value);
  const all = pieces(question.text);
  return (
    <p className={styles.fill} data-work="" lang={lang}>
      {all.map(({ key, text, gapId }, place) => {
        const at = question.gaps.findIndex(({ id }) => id === gapId);
        const gap = question.gaps[at];
        if (gap === undefined) {
          const isAfterGap = all[place - 1]?.gapId != null;
          return <Fragment key={key}>{isAfterGap ? text.replace(MARKS, '') : text}</Fragment>;
        }
        const next = all[place + 1];
        return (
          <span className={styles.gap} key={key}>
            <Select
              aria-label={t.gap(at + 1)}
              disabled={disabled}
              onChoose={(chosen) => onChange(withGap(value, gap.id, chosen))}
              value={gaps[gap.id] ?? ''}
            >
              <option value="">{t.gap(at + 1)}</option>
              {gap.options.map((option) => (
                <option key={option.id} value={option.id}>
                  {option.text}
                </option>
              ))}
            </Select>
            {next?.gapId === null && MARKS.exec(next.text)?.[0]}
          </span>
        );
      })}
    </p>
  );
}
