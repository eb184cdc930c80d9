import { Flame } from 'lucide-react';
import { addresses } from '#client/base/addresses.ts';
import { Go } from '#client/base/go.tsx';
import { useTexts } from '#client/base/language/language.tsx';
import { useLearner } from '#client/base/session/session.tsx';
import { isOfTrack } from '#client/features/course/counted-track.ts';
import { Bar } from '#client/ui/bar.tsx';
import { Coin } from '#client/ui/coin.tsx';
import { ContentIcon } from '#client/ui/content-icon.tsx';
import { Icon } from '#client/ui/icon.tsx';
import type { ListedCourse } from '#contract/learning.ts';

/** Progress of the course; XP, streak, badges and exams of all courses, live: each once there is some of it. */
export function SideSummary({
  course,
  isLost,
}: {
  course: ListedCourse | undefined;
  /** The courses did not load; the header offers to load them again. */
  isLost: boolean;
}) {
  const shell = useTexts('shell');
  const actions = useTexts('actions');
  const { totalXp, streak, badgesEarned, examsTaken } = useLearner();
  const hasPoints = totalXp > 0 || streak.days > 0;
  const hasCounts = badgesEarned > 0 || examsTaken > 0;
  return (
    <div className="sum">
      {course === undefined ? (
        isLost ? (
          <p>{shell.coursesFailed}</p>
        ) : (
          <span aria-hidden="true" className="sk sk-title" />
        )
      ) : (
        <>
          <span className="bullet">
            <ContentIcon icon={course.icon} />
          </span>
          <p>
            <b>{shell.nav.line(course.title)}</b>
            <span>
              {course.isBegun
                ? shell.nav.done(course.percent, isOfTrack(course))
                : shell.nav.notStarted}
            </span>
          </p>
          {course.percent > 0 && <Bar value={course.percent} />}
        </>
      )}
      {(hasPoints || hasCounts) && <p className="all">{actions.allCourses}</p>}
      {hasPoints && (
        <p>
          {totalXp > 0 && (
            <Go className="xpv" to={addresses.progress()}>
              <Coin />
              {actions.xpLevel(totalXp)}
            </Go>
          )}
          {streak.days > 0 && (
            <Go className="streakv" to={addresses.progress()}>
              <Icon of={Flame} size="s" />
              {actions.days(streak.days)}
            </Go>
          )}
        </p>
      )}
      {hasCounts && (
        <p>
          {badgesEarned > 0 && (
            <Go className="reward" to={addresses.achievements()}>
              {actions.badges(badgesEarned)}
            </Go>
          )}
          {examsTaken > 0 && <span>{actions.examsTaken(examsTaken)}</span>}
        </p>
      )}
    </div>
  );
}
