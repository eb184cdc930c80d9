// What can be set for the studies in a course, each saved as soon as it is chosen.
import { useQuery } from '@tanstack/react-query';
import { Fragment, type ReactNode, useState } from 'react';
import { queries } from '#client/api/queries.ts';
import { useCourse } from '#client/base/course.ts';
import { useLocale, useTexts } from '#client/base/language/language.tsx';
import { localized } from '#client/base/language/localized.ts';
import { useLearnerChoice } from '#client/base/learner-choice.ts';
import { useSetSetting, useSettings } from '#client/base/settings/settings.ts';
import { PickRow } from '#client/ui/pick-row.tsx';
import type { CourseView } from '#contract/course.ts';
import type { Path } from '#contract/path.ts';
import { shortGoal } from '#domain/readiness/short-goal.ts';
import { hasStudySetting, type StudySetting } from '#domain/settings/study-settings.ts';
import { CompanyField } from './company-field.tsx';
import { ExamDateField } from './exam-date-field.tsx';
import { Unchosen } from './unchosen.tsx';

interface StudyFieldsProps {
  /** Which, in this order; what the course has no choice of is left out. */
  of: readonly StudySetting[];
}

/** Of the selected course; nothing until it is here. */
export function StudyFields({ of }: StudyFieldsProps) {
  const course = useCourse();
  const { data: path } = useQuery({
    ...queries.path(course?.key ?? ''),
    enabled: course !== undefined,
  });
  if (course === undefined || path === undefined) return null;
  return <CourseFields course={course} of={of} path={path} />;
}

interface CourseFieldsProps extends StudyFieldsProps {
  course: CourseView;
  path: Path;
}

function CourseFields({ of, course, path }: CourseFieldsProps) {
  const t = useTexts('study');
  const locale = useLocale();
  const { track, industry, choose } = useLearnerChoice(path);
  /** Chosen here, until the path says the same: what only falls back to a first one is no choice. */
  const [isPicked, setIsPicked] = useState(false);
  const hasTrack = path.chosen.track || isPicked;
  const taken = course.tracks.find(({ key }) => key === path.track);
  const counted = taken ? localized(taken.name, locale) : null;
  const fields: Record<StudySetting, () => ReactNode> = {
    'exam-date': () => <ExamDateField courseKey={course.key} on={path.exam?.on} />,
    'daily-goal': () => <DailyGoal needed={path.exam?.minutesADay ?? null} />,
    track: () => (
      <PickRow
        hint={hasTrack || counted === null ? undefined : t.trackUntil(counted)}
        label={t.track}
        onChoose={(key) => {
          setIsPicked(true);
          choose({ track: key });
        }}
        value={hasTrack ? (track ?? '') : ''}
      >
        {!hasTrack && <Unchosen>{t.trackChoose}</Unchosen>}
        {course.tracks.map(({ key, name }) => (
          <option key={key} value={key}>
            {localized(name, locale)}
          </option>
        ))}
      </PickRow>
    ),
    company: () => (
      <CompanyField
        companies={course.companies}
        industry={industry}
        isChosen={path.chosen.industry}
        onChoose={(key) => choose({ industry: key })}
      />
    ),
  };
  // Another course has fields of its own: what was typed belongs to the one that it was typed for.
  return of
    .filter((setting) => hasStudySetting(course, setting))
    .map((setting) => <Fragment key={`${course.key} ${setting}`}>{fields[setting]()}</Fragment>);
}

/** Minutes a day that are offered. */
const GOALS = [5, 10, 15, 20, 30, 45, 60, 90] as const;

/** @param needed minutes a day that the exam's date asks for; null without one */
function DailyGoal({ needed }: { needed: number | null }) {
  const t = useTexts('study');
  const { dailyGoalMinutes: goal } = useSettings();
  const set = useSetSetting();
  const short = shortGoal(goal, needed);
  const goals = goal === null || GOALS.some((one) => one === goal) ? GOALS : [goal, ...GOALS];
  return (
    <PickRow
      hint={
        <>
          {t.goalHint} {short && <b className="warn">{t.goalShort(short.goal, short.needed)}</b>}
        </>
      }
      label={t.goal}
      onChoose={(value) => set('dailyGoalMinutes', value === '' ? null : Number(value))}
      value={goal === null ? '' : String(goal)}
    >
      <option value="">{t.goalNone}</option>
      {goals.map((minutes) => (
        <option key={minutes} value={minutes}>
          {t.minutes(minutes)}
        </option>
      ))}
    </PickRow>
  );
}
