// How sure the learner is, said before the feedback; it can be left out and changes no score.

import { useEffect, useRef } from 'react';
import { useTexts } from '#client/base/language/language.tsx';
import type { Confidence } from '#contract/exams.ts';
import styles from './confidence.module.css';

const CONFIDENCES = ['sure', 'fairly', 'guess'] as const satisfies readonly Confidence[];

/** Above the buttons of the page, or in its flow below the options: a small screen has no room above its buttons. */
type Standing = 'above' | 'below';

interface ConfidenceChoiceProps {
  stands: Standing;
  value: Confidence | null;
  onSay: (confidence: Confidence) => void;
  disabled: boolean;
}

export function ConfidenceChoice({ stands, value, onSay, disabled }: ConfidenceChoiceProps) {
  const { confidence: t } = useTexts('attempt');
  return (
    <fieldset
      className={styles.confidence}
      data-stands={stands}
      data-testid="confidence"
      disabled={disabled}
      ref={useChosenInSight(stands)}
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

const chosenOption = () => document.activeElement?.closest('.opt, [data-work]');

/** It comes with the first choice, and no option that is chosen leaves the sight for it. */
function useChosenInSight(stands: Standing) {
  const place = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (stands === 'below') {
      // What is chosen has the last word where both do not fit.
      for (const part of [place.current, chosenOption()])
        part?.scrollIntoView?.({ block: 'nearest' });
      return;
    }
    const uncover = () => {
      const own = place.current?.getBoundingClientRect();
      const chosen = chosenOption()?.getBoundingClientRect();
      if (own === undefined || chosen === undefined) return;
      const covered = chosen.bottom - own.top;
      if (covered > 0) window.scrollBy({ top: covered + 16 });
    };
    uncover();
    document.addEventListener('change', uncover);
    return () => document.removeEventListener('change', uncover);
  }, [stands]);
  return place;
}
