// Extra time, as exams grant it: chosen before the start, fixed after it.
import { useExamTexts } from '#client/app/language/exam-texts.ts';
import {
  EXTRA_TIMES,
  type ExtraTime as Extra,
  minutesWith,
} from '#client/features/exam/overview.ts';

interface ExtraTimeProps {
  minutes: number;
  extra: Extra;
  onChoose: (extra: Extra) => void;
}

export function ExtraTime({ minutes, extra, onChoose }: ExtraTimeProps) {
  const { extra: t } = useExamTexts().exam.paper;
  const name = (percent: Extra) => (percent === 0 ? t.none : t.percent(percent));
  // Most exams grant none: it is folded, and says what is chosen.
  return (
    <details className="extra-fold">
      <summary>
        {t.title}: <b>{name(extra)}</b>, {t.sum(minutesWith(minutes, extra))}
      </summary>
      <fieldset aria-describedby="extra-hint" className="extra">
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
