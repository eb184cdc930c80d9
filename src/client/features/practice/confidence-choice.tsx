// How sure the learner is, said before the feedback; it can be left out and changes no score.

import { useEffect, useRef } from 'react';
import { useTexts } from '#client/base/language/language.tsx';
import type { Confidence } from '#contract/exams.ts';
import styles from './confidence.module.css';

const CONFIDENCES = ['sure', 'fairly', 'guess'] as const satisfies readonly Confidence[];

interface ConfidenceChoiceProps {
  value: Confidence | null;
  onSay: (confidence: Confidence) => void;
  disabled: boolean;
}

export function ConfidenceChoice({ value, onSay, disabled }: ConfidenceChoiceProps) {
  const { confidence: t } = useTexts('attempt');
  return (
    <fieldset
      className={styles.confidence}
      data-testid="confidence"
      disabled={disabled}
      ref={useChosenInSight()}
    >
      <legend>{t.ask}</legend>
      <span className="small muted">{t.free}</span>
      <div className={styles.choices}>
        {CONFIDENCES.map((confidence) => (
          <button
            aria-pressed={confidence === value}
            className="btn btn-line"
            key={confidence}
            onClick={() => onSay(confidence)}
            type="button"
          >
            {t[confidence]}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

/** It stands above the buttons of the page from the first choice on: no option that is chosen is covered by it. */
function useChosenInSight() {
  const place = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    const uncover = () => {
      const own = place.current?.getBoundingClientRect();
      const chosen = document.activeElement?.closest('.opt, [data-work]')?.getBoundingClientRect();
      if (own === undefined || chosen === undefined) return;
      const covered = chosen.bottom - own.top;
      if (covered > 0) window.scrollBy({ top: covered + 16 });
    };
    uncover();
    document.addEventListener('change', uncover);
    return () => document.removeEventListener('change', uncover);
  }, []);
  return place;
}
