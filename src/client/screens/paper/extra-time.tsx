// Extra time, as exams grant it: chosen before the start, fixed after it.
import { useTexts } from '#client/base/language/language.tsx';
import {
  EXTRA_TIMES,
  type ExtraTime as Extra,
  minutesWith,
  secondsWith,
} from '#client/features/exam/overview.ts';
import styles from './paper.module.css';

interface ExtraTimeProps {
  minutes: number;
  /** Of each question, where it has seconds of its own. */
  seconds: number | null;
  extra: Extra;
  onChoose: (extra: Extra) => void;
}

export function ExtraTime({ minutes, seconds, extra, onChoose }: ExtraTimeProps) {
  const { card, paper } = useTexts('exam');
  const { extra: t } = paper;
  const name = (percent: Extra) => (percent === 0 ? t.none : t.percent(percent));
  // Most exams grant none: it is folded, and says what is chosen.
  return (
    <details className={styles.extraFold}>
      <summary>
        {t.title}: <b>{name(extra)}</b>, {t.sum(minutesWith(minutes, extra))}
        {seconds !== null && `, ${card.seconds(secondsWith(seconds, extra))}`}
      </summary>
      <fieldset aria-describedby="extra-hint" className={styles.extra}>
        <legend className="vh">{t.title}</legend>
        <div className="seg">
          {EXTRA_TIMES.map((percent) => (
            <label key={percent}>
              <input
                checked={percent === extra}
                name="extra-time"
                onChange={() => onChoose(percent)}
                type="radio"
                value={percent}
              />
              <span>{name(percent)}</span>
            </label>
          ))}
        </div>
        <p className="small muted" id="extra-hint">
          {t.hint}
        </p>
      </fieldset>
    </details>
  );
}
