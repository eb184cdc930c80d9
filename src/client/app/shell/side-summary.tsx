import { Flame } from 'lucide-react';
import { useTexts } from '#client/base/language/language.tsx';
import { useLearner } from '#client/base/session/session.tsx';
import { Bar } from '#client/ui/bar.tsx';
import { Coin } from '#client/ui/coin.tsx';
import { ContentIcon } from '#client/ui/content-icon.tsx';
import { Icon } from '#client/ui/icon.tsx';
import type { CourseCard } from '#contract/course.ts';

/** More missions than this are drawn as one bar: ticks must stay countable. */
const ticksAtMost = 12;

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
          <MissionTicks course={course} />
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

function MissionTicks({ course }: { course: CourseCard }) {
  const { completedMissions, totalMissions } = course;
  if (totalMissions === 0 || totalMissions > ticksAtMost) return <Bar value={course.percent} />;
  return (
    <div aria-hidden="true" className="ticks">
      {Array.from({ length: totalMissions }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a tick is its place
        <i className={index < completedMissions ? 'on' : undefined} key={index} />
      ))}
    </div>
  );
}
