import { CalendarDays, Flame, Target } from 'lucide-react';
import { addresses } from '#client/base/addresses.ts';
import { useCourses } from '#client/base/course.ts';
import { Go } from '#client/base/go.tsx';
import { useLocale, useTexts } from '#client/base/language/language.tsx';
import { localized } from '#client/base/language/localized.ts';
import { useSettings } from '#client/base/settings/settings.ts';
import { isOfTrack } from '#client/features/course/counted-track.ts';
import { Coin } from '#client/ui/coin.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { Ring } from '#client/ui/ring.tsx';
import type { Dashboard } from '#contract/progress.ts';
import { longGoal, shortGoal } from '#domain/readiness/short-goal.ts';
import styles from './dashboard.module.css';
import { useWelcome } from './use-welcome.ts';

/** Streak, XP, level with what is missing to the next, and progress: each once there is some of it. */
export function Greeting({ dashboard }: { dashboard: Dashboard }) {
  const locale = useLocale();
  const actions = useTexts('actions');
  const t = useTexts('dashboard');
  const { streak, totalXp, level, course, percent, exam } = dashboard;
  const welcome = useWelcome();
  const listed = useCourses().data?.find(({ key }) => key === course.key);
  const ofTrack = listed !== undefined && isOfTrack(listed);
  const name = localized(level.name, locale);
  return (
    <section aria-labelledby="hello" className={styles.hello}>
      <div>
        <h1 id="hello" tabIndex={-1}>
          {welcome}
        </h1>
        {totalXp > 0 || streak.days > 0 ? (
          <p className={styles.meta}>
            {streak.days > 0 && (
              <span className="streakv">
                <Icon of={Flame} />
                {t.streak(streak.days)}
              </span>
            )}
            {totalXp > 0 && (
              <span className="xpv">
                <Coin />
                {actions.xp(totalXp)}
              </span>
            )}
            <span className="muted reward">
              {level.nextAtXp === null || level.nextName === null
                ? t.highestLevel(name)
                : t.toNextLevel(name, level.nextAtXp - totalXp, localized(level.nextName, locale))}
            </span>
          </p>
        ) : (
          <p className={`muted ${styles.about}`}>{localized(course.description, locale)}</p>
        )}
      </div>
      <div className={styles.paces}>
        {exam !== null && exam.days > 0 && (
          <p className={styles.pace}>
            <Icon of={CalendarDays} size="s" />
            {t.pace(exam.days, exam.minutesADay)}
          </p>
        )}
        <GoalOfTheDay
          minutesToday={dashboard.minutesToday}
          needed={exam === null || exam.days <= 0 ? null : exam.minutesADay}
        />
      </div>
      {percent > 0 && (
        <Go to={addresses.progress()}>
          <Ring
            caption={t.complete(ofTrack)}
            figure={t.percent(percent)}
            label={t.ring(course.title, percent, ofTrack)}
            percent={percent}
          />
        </Go>
      )}
    </section>
  );
}

interface GoalOfTheDayProps {
  minutesToday: number;
  /** Minutes a day that the exam's date asks for; null without one. */
  needed: number | null;
}

/** What was studied today, beside the goal that the learner has set; nothing without one. */
function GoalOfTheDay({ minutesToday, needed }: GoalOfTheDayProps) {
  const t = useTexts('dashboard');
  const { dailyGoalMinutes: goal } = useSettings();
  if (goal === null) return null;
  const short = shortGoal(goal, needed);
  const enough = longGoal(goal, needed);
  return (
    <>
      <p className={styles.pace}>
        <Icon of={Target} size="s" />
        {minutesToday < goal ? t.goal(minutesToday, goal) : t.goalReached(minutesToday)}
      </p>
      {short && <p className="small warn">{t.goalShort(short.goal, short.needed)}</p>}
      {enough && <p className="small muted">{t.goalEnough(enough.goal, enough.needed)}</p>}
    </>
  );
}
