// What a coach would say after this paper: what runs, else what was missed once more, as exam mode says it too, else its weakest topic, else the next paper. The
// next step of the course stands below it, and leads only where this paper asks for nothing.
import { Play } from 'lucide-react';
import { addressOfLesson, addressOfOpener } from '#client/base/activity-links.ts';
import { type Address, addresses } from '#client/base/addresses.ts';
import { Go } from '#client/base/go.tsx';
import { useLocale, useTexts } from '#client/base/language/language.tsx';
import { contentLang } from '#client/base/language/localized.ts';
import { useNextStep } from '#client/base/next-step.ts';
import { usePaperName } from '#client/base/paper-name.ts';
import { useSelectedCourse } from '#client/base/selected-course.ts';
import { adviceOf } from '#client/features/exam/report-view.ts';
import { useMissedStep } from '#client/features/exam/use-missed.ts';
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
  const first =
    missed !== null ? missedAgain(missed, result.neverOpened ?? 0) : lead && wayOf(lead);
  const next = useNextStep(course);
  const named = missed === null && lead ? [lead, ...others] : others;
  const isNamed = next != null && named.some((action) => isSame(activityOf(action), next.activity));
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
              {elsewhere.map(({ paperKey, title, count, leftOpen = 0 }) => (
                <li key={paperKey}>
                  <Go className="link" to={addresses.practise(paperKey, { pool: 'missed' })}>
                    <b>{t.missedIn(count, title, leftOpen)}</b>
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
      {/* What the course goes on with may stand above already, with its reason: it is named once. */}
      {!isNamed && <NextLead courseKey={course} isSecond={first !== undefined} />}
    </div>
  );
}

/** The activity that a suggestion opens; undefined where it opens questions. */
const activityOf = (action: NextAction): ActivityLink | undefined => {
  if (action.kind === 'read') return action.lesson;
  return action.kind === 'study' ? action.activity : undefined;
};

const isSame = (
  one: ActivityLink | undefined,
  other: Pick<ActivityLink, 'kind' | 'ref'>,
): boolean => one !== undefined && one.kind === other.kind && one.ref === other.ref;

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

/** What was missed, and beside it what was left open and does not come back, as nobody had seen it. */
function useMissed(): (missed: NonNullable<ExamResult['missed']>, neverOpened: number) => Way {
  const { next: t } = useTexts('report');
  const { topics } = useTexts('exam');
  const stepOf = useMissedStep(useSelectedCourse());
  return ({ paperKey, count, atOnce, waiting, elsewhere, ...open }, neverOpened) => {
    // What an older release has sent does not know which were left open.
    const { leftOpen = 0, allLeftOpen = 0, ownLeftOpen = 0 } = open;
    const all = elsewhere.reduce((sum, one) => sum + one.count, waiting);
    const { name, to, asked } = stepOf({ paperKey, atOnce, waiting, leftOpen, all, allLeftOpen });
    const why = [
      t.missedText,
      ...(count < all ? [t.missedHere(count, all, ownLeftOpen)] : []),
      ...(neverOpened > 0 ? [t.neverOpened(neverOpened)] : []),
      ...(asked < waiting ? [t.missedAtOnce(asked)] : []),
    ].join(' ');
    return { name, isContent: false, why, to, verb: topics.practise, said: name };
  };
}

function useWays(): (action: NextAction) => Way {
  const { next: t } = useTexts('report');
  const { topics, running } = useTexts('exam');
  const paperName = usePaperName();
  const next = useNextStep(useSelectedCourse());
  // The next step of the course stands beside it: one activity has one figure.
  const isNext = (activity: ActivityLink) => next != null && isSame(activity, next.activity);
  const minutesOf = (activity: ActivityLink) =>
    next != null && isNext(activity) ? next.minutesLeft : activity.estimatedMinutes;
  const also = (activity: ActivityLink) => (isNext(activity) ? `. ${t.isNext}` : '');
  const opens = (name: string) => ({
    name,
    isContent: true,
    verb: t.open,
    said: t.openNamed(name),
  });
  return (action) => {
    switch (action.kind) {
      case 'read': {
        const { lesson, missed, leftOpen = 0 } = action;
        const why = `${t.read(missed, minutesOf(lesson), leftOpen)}${also(lesson)}`;
        return { ...opens(lesson.title), why, to: addressOfLesson(lesson) };
      }
      case 'study': {
        const { activity } = action;
        const why = `${t.study(minutesOf(activity))}${also(activity)}`;
        return { ...opens(activity.title), why, to: addressOfOpener(activity) };
      }
      case 'practise': {
        const { objectiveId, title, pool } = action.focus;
        const name = title === null ? t.practise : topics.practiseNamed(title);
        const because = { weakest: [t.weakest], mostOpen: [t.mostOpen], only: [] };
        return {
          name,
          isContent: false,
          why: action.why === null ? undefined : [...because[action.why], t.unseenFirst].join(' '),
          to: addresses.practise(action.paperKey, { topic: objectiveId, pool }),
          verb: topics.practise,
          said: name,
        };
      }
      case 'resume': {
        const { label, lang } = paperName(action.title, action.focus);
        return {
          name: label,
          isContent: lang !== undefined,
          why: running.label,
          to: addresses.attempt(action.paperKey),
          verb: running.resume,
          said: running.resumeNamed(label),
        };
      }
      case 'paper':
        return { ...opens(action.title), why: t.paperText, to: addresses.paper(action.paperKey) };
    }
  };
}
