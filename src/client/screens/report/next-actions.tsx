// What a coach would say after this paper: what was missed once more, else its weakest topic, else the next paper. The
// next step of the course stands below it, and leads only where this paper asks for nothing.
import { Play } from 'lucide-react';
import { addressOfLesson, addressOfOpener } from '#client/base/activity-links.ts';
import { type Address, addresses } from '#client/base/addresses.ts';
import { Go } from '#client/base/go.tsx';
import { useLocale, useTexts } from '#client/base/language/language.tsx';
import { contentLang } from '#client/base/language/localized.ts';
import { useNextStep } from '#client/base/next-step.ts';
import { useSelectedCourse } from '#client/base/selected-course.ts';
import { adviceOf } from '#client/features/exam/report-view.ts';
import { NextLead } from '#client/features/missions/next-lead.tsx';
import { Icon } from '#client/ui/icon.tsx';
import type { ActivityLink } from '#contract/activity-link.ts';
import type { ExamResult, NextAction } from '#contract/exams.ts';
import styles from './report.module.css';

/** A thing to do: what it is, why, and where it begins. */
interface Way {
  readonly name: string;
  /** The name is a text of the content. */
  readonly isContent: boolean;
  readonly why: string | undefined;
  readonly to: Address;
  /** The word on its button. */
  readonly verb: string;
  /** Button and name in one, for those who hear it. */
  readonly said: string;
}

export function NextActions({ result }: { result: ExamResult }) {
  const course = useSelectedCourse();
  const { next: t } = useTexts('report');
  const wayOf = useWays();
  const missedAgain = useMissed();
  const { missed, lead, others } = adviceOf(result);
  const elsewhere = missed?.elsewhere ?? [];
  const first = missed !== null ? missedAgain(missed) : lead && wayOf(lead);
  return (
    <div className={styles.nexts}>
      {first && (
        <section aria-labelledby="next">
          <h2 id="next">{t.title}</h2>
          <Named way={first} />
          <Go aria-label={first.said} className="btn btn-primary" to={first.to}>
            <Icon of={Play} />
            {first.verb}
          </Go>
          {elsewhere.length + others.length > 0 && (
            <ul>
              {elsewhere.map(({ paperKey, title, count }) => (
                <li key={paperKey}>
                  <Go
                    className="link"
                    to={addresses.practise(paperKey, { topic: null, pool: 'missed' })}
                  >
                    <b>{t.missedIn(count, title)}</b>
                  </Go>
                </li>
              ))}
              {others.map((action) => (
                <li key={action.kind}>
                  <Other way={wayOf(action)} />
                </li>
              ))}
            </ul>
          )}
        </section>
      )}
      <NextLead courseKey={course} isSecond={first !== undefined} />
    </div>
  );
}

function Named({ way: { name, isContent, why } }: { way: Way }) {
  const lang = contentLang(useLocale());
  return (
    <p className={styles.named}>
      <b lang={isContent ? lang : undefined}>{name}</b>
      {why !== undefined && <span className="small muted">{why}</span>}
    </p>
  );
}

function Other({ way: { name, isContent, why, to } }: { way: Way }) {
  const lang = contentLang(useLocale());
  return (
    <>
      <Go className="link" to={to}>
        <b lang={isContent ? lang : undefined}>{name}</b>
      </Go>
      {why !== undefined && <p className="small muted">{why}</p>}
    </>
  );
}

function useMissed(): (missed: NonNullable<ExamResult['missed']>) => Way {
  const t = useTexts('report');
  const { topics } = useTexts('exam');
  return ({ paperKey, count, atOnce, waiting, elsewhere }) => {
    const asked = Math.min(atOnce, waiting);
    const own = Math.min(count, asked);
    const all = elsewhere.reduce((sum, one) => sum + one.count, count);
    const name = t.missedAgain(own, all, asked);
    const later = count > own ? ` ${t.next.missedLater(asked, count - own)}` : '';
    return {
      name,
      isContent: false,
      why: `${t.next.missedText}${later}`,
      to: addresses.practise(paperKey, { topic: null, pool: 'missed' }),
      verb: topics.practise,
      said: name,
    };
  };
}

function useWays(): (action: NextAction) => Way {
  const { next: t } = useTexts('report');
  const { topics } = useTexts('exam');
  const next = useNextStep(useSelectedCourse());
  // The next step of the course stands beside it: one activity has one figure.
  const minutesOf = (activity: ActivityLink) =>
    next?.activity.kind === activity.kind && next.activity.ref === activity.ref
      ? next.minutesLeft
      : activity.estimatedMinutes;
  const opens = (name: string) => ({
    name,
    isContent: true,
    verb: t.open,
    said: t.openNamed(name),
  });
  return (action) => {
    switch (action.kind) {
      case 'read': {
        const { lesson, missed } = action;
        const why = t.read(missed, minutesOf(lesson));
        return { ...opens(lesson.title), why, to: addressOfLesson(lesson) };
      }
      case 'study': {
        const { activity } = action;
        const why = t.study(minutesOf(activity));
        return { ...opens(activity.title), why, to: addressOfOpener(activity) };
      }
      case 'practise': {
        const { objectiveId, title, pool } = action.focus;
        const name = title === null ? t.practise : topics.practiseNamed(title);
        return {
          name,
          isContent: false,
          why: title === null ? undefined : `${t.weakest} ${t.unseenFirst}`,
          to: addresses.practise(action.paperKey, { topic: objectiveId, pool }),
          verb: topics.practise,
          said: name,
        };
      }
      case 'paper':
        return { ...opens(action.title), why: t.paperText, to: addresses.paper(action.paperKey) };
    }
  };
}
