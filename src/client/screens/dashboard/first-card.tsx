// The card of the first day: four things that fit the product to the learner. Once all are set, or put away, it is gone.
import { useQuery } from '@tanstack/react-query';
import { type FocusEvent, useId, useState } from 'react';
import { queries } from '#client/api/queries.ts';
import { useCourse } from '#client/base/course.ts';
import { useTexts } from '#client/base/language/language.tsx';
import { useSetSetting, useSettings } from '#client/base/settings/settings.ts';
import { StudyFields } from '#client/features/study/study-fields.tsx';
import type { CourseView } from '#contract/course.ts';
import type { Path } from '#contract/path.ts';
import {
  hasStudySetting,
  STUDY_SETTINGS,
  type StudySetting,
  studySettingsLeft,
} from '#domain/settings/study-settings.ts';
import styles from './first-card.module.css';

export function FirstCard() {
  const course = useCourse();
  const { data: path } = useQuery({
    ...queries.path(course?.key ?? ''),
    enabled: course !== undefined,
  });
  if (course === undefined || path === undefined) return null;
  return <Card course={course} key={course.key} path={path} />;
}

function Card({ course, path }: { course: CourseView; path: Path }) {
  const study = useTexts('study');
  const { first: t } = study;
  const { dailyGoalMinutes } = useSettings();
  const set = useSetSetting();
  const id = useId();
  const [isTouched, setIsTouched] = useState(false);
  const asked = STUDY_SETTINGS.filter((setting) => hasStudySetting(course, setting));
  const left = studySettingsLeft(course, {
    hasExamDate: path.exam !== null,
    hasGoal: dailyGoalMinutes !== null,
    hasTrack: path.chosen.track,
    hasCompany: path.chosen.industry,
  });
  const names: Record<StudySetting, string> = {
    'exam-date': study.examDate,
    'daily-goal': study.goal,
    track: study.track,
    company: study.company,
  };
  // Under the hands of its learner it stays, until they go on.
  if (left.length === 0 && !isTouched) return null;
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (left.length === 0 && !currentTarget.contains(relatedTarget)) setIsTouched(false);
  };
  return (
    <section
      aria-labelledby={id}
      className={`card ${styles.first}`}
      data-testid="first-card"
      onBlur={onBlur}
    >
      <header>
        <div>
          <h2 id={id}>{t.title}</h2>
          <p className="small muted">{t.text}</p>
          {isTouched && (
            <p className="small" role="status">
              {left.length === 0
                ? t.allSet
                : t.left(left.map((setting) => names[setting]).join(', '))}
            </p>
          )}
        </div>
        <button className="btn btn-line" onClick={() => set('firstCardClosed', true)} type="button">
          {left.length < asked.length ? t.close : t.skip}
        </button>
      </header>
      <div className={styles.fields} onChange={() => setIsTouched(true)}>
        <StudyFields of={STUDY_SETTINGS} />
      </div>
    </section>
  );
}
