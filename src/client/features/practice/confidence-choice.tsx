// How sure the learner is, said before the feedback; it can be left out and changes no score.
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
    <fieldset className={styles.confidence} disabled={disabled}>
      <legend>{t.ask}</legend>
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
    </fieldset>
  );
}
