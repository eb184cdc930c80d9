import { Flame } from 'lucide-react';
import { useTexts } from '#client/base/language/language.tsx';
import { useLearner } from '#client/base/session/session.tsx';
import { Bar } from '#client/ui/bar.tsx';
import { Coin } from '#client/ui/coin.tsx';
import { ContentIcon } from '#client/ui/content-icon.tsx';
import { Icon } from '#client/ui/icon.tsx';
import type { CourseCard } from '#contract/course.ts';

/** Progress, XP, streak, badges and exams, live. */
export function SideSummary({ course }: { course: CourseCard | undefined }) {
  const shell = useTexts('shell');
  const actions = useTexts('actions');
  const learner = useLearner();
  return (
    <div className="sum">
      {course === undefined ? (
        <span aria-hidden="true" className="sk sk-title" />
      ) : (
        <>
          <span className="bullet">
            <ContentIcon icon={course.icon} />
          </span>
          <p>
            <b>{shell.nav.line(course.title)}</b>
            <span>{shell.nav.done(course.percent)}</span>
          </p>
          <Bar value={course.percent} />
        </>
      )}
      <p>
        <span className="xpv">
          <Coin />
          {actions.xp(learner.totalXp)}
        </span>
        <span className="streakv">
          <Icon of={Flame} size="s" />
          {actions.days(learner.streak.days)}
        </span>
      </p>
      <p>
        <span>{actions.badges(learner.badgesEarned)}</span>
        <span>{actions.examsTaken(learner.examsTaken)}</span>
      </p>
    </div>
  );
}
