// The one next step of a course, where a screen is about something else: the same name and the same button everywhere.
import { Play } from 'lucide-react';
import { useLocale, useTexts } from '#client/base/language/language.tsx';
import { contentLang } from '#client/base/language/localized.ts';
import { isBegun, useNextStep } from '#client/base/next-step.ts';
import { Icon } from '#client/ui/icon.tsx';
import styles from './next-lead.module.css';
import { useOpenStep } from './use-open-step.ts';

interface NextLeadProps {
  courseKey: string;
  /** Something else of the screen comes before it. */
  isSecond?: boolean;
}

/** Nothing until it is known, and at the end of the route. */
export function NextLead({ courseKey, isSecond = false }: NextLeadProps) {
  const t = useTexts('missions');
  const actions = useTexts('actions');
  const lang = contentLang(useLocale());
  const next = useNextStep(courseKey);
  const { open, isOpening } = useOpenStep();
  if (!next) return null;
  const { activity, groupTitle, failedRound, isPassedOver } = next;
  const isOn = isBegun(next);
  return (
    <section aria-labelledby="next-step" className={`apart ${styles.lead}`} data-testid="next-step">
      <div>
        <h2 className="eyebrow accent" id="next-step">
          {isSecond ? t.nextAfter : t.nextStep}
        </h2>
        <p>
          <b lang={lang}>{activity.title}</b>
        </p>
        <p className="small muted">
          <span lang={lang}>{groupTitle}</span>, {t.minutes(next.minutesLeft)}
          {failedRound !== null && `. ${actions.roundFailed(failedRound)}`}
          {isPassedOver && `. ${isOn ? t.begun : t.passedOver}`}
        </p>
      </div>
      <button
        aria-busy={isOpening}
        aria-label={
          failedRound !== null
            ? `${actions.nextRound}: ${activity.title}`
            : isOn
              ? t.continueNamed(activity.title)
              : t.startNamed(activity.title)
        }
        className={isSecond ? 'btn btn-line' : 'btn btn-primary'}
        disabled={isOpening}
        onClick={() => open(next)}
        type="button"
      >
        <Icon of={Play} />
        {failedRound !== null ? actions.nextRound : isOn ? t.continue : t.start}
      </button>
    </section>
  );
}
