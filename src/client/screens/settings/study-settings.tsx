// What is set for the selected course: the day of the exam, the track, the case company; and the daily goal.
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useAction } from '#client/api/action-key.ts';
import { withKey } from '#client/api/api.ts';
import { type FailureCode, tryCall } from '#client/api/failure.ts';
import { api } from '#client/api/page-api.ts';
import { useFailureText, useLocale, useTexts } from '#client/base/language/language.tsx';
import { localized } from '#client/base/language/localized.ts';
import { useLearnerChoice } from '#client/base/learner-choice.ts';
import { useLearner, useSession } from '#client/base/session/session.tsx';
import { useSetSetting, useSettings } from '#client/base/settings/settings.ts';
import { useLearningPath } from '#client/features/path/use-learning-path.ts';
import { Field } from '#client/ui/field.tsx';
import { addDays, studyDayAt } from '#domain/kernel/time.ts';
import { checkExamDate, EXAM_DAYS_AHEAD } from '#domain/readiness/exam-date.ts';
import { PickRow } from './pick-row.tsx';
import styles from './settings.module.css';

const GOALS = [5, 10, 15, 20, 30, 45, 60, 90] as const;

export function StudySettings() {
  const { study: t } = useTexts('settings');
  const locale = useLocale();
  const { course, path } = useLearningPath();
  const { track, industry, choose } = useLearnerChoice(path);
  const { dailyGoalMinutes: goal } = useSettings();
  const set = useSetSetting();
  const goals = goal === null || GOALS.some((one) => one === goal) ? GOALS : [goal, ...GOALS];
  if (course === undefined) return null;
  return (
    <section aria-labelledby="study-settings" className={styles.form}>
      <h3 id="study-settings">{t.title(course.title)}</h3>
      <p className="muted">{t.text}</p>
      {path !== undefined && (
        <ExamDate courseKey={course.key} key={course.key} on={path.exam?.on} />
      )}
      <PickRow
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
      {course.tracks.length > 0 && track !== null && (
        <PickRow label={t.track} onChoose={(value) => choose({ track: value })} value={track ?? ''}>
          {course.tracks.map(({ key, name }) => (
            <option key={key} value={key}>
              {localized(name, locale)}
            </option>
          ))}
        </PickRow>
      )}
      {course.companies.length > 0 && industry !== null && (
        <PickRow
          label={t.company}
          onChoose={(value) => choose({ industry: value })}
          value={industry ?? ''}
        >
          {course.companies.map(({ key, name }) => (
            <option key={key} value={key}>
              {localized(name, locale)}
            </option>
          ))}
        </PickRow>
      )}
    </section>
  );
}

/** The day is saved as soon as it is one; a day that cannot be is said here. */
function ExamDate({ courseKey, on }: { courseKey: string; on: string | undefined }) {
  const { study: t } = useTexts('settings');
  const failureText = useFailureText();
  const id = useId();
  const { timeZone } = useLearner();
  const session = useSession();
  const client = useQueryClient();
  const act = useAction();
  const [day, setDay] = useState(on ?? '');
  const [failure, setFailure] = useState<FailureCode | null>(null);
  const today = studyDayAt(Date.now(), timeZone);

  /** While a year is typed, a day is none yet, or one long past: only what can be is saved. */
  function type(typed: string): void {
    setDay(typed);
    setFailure(null);
    if (typed !== '' && checkExamDate(typed, today).ok) void save(typed);
  }

  function leave(isHalfTyped: boolean): void {
    if (day === '' && !isHalfTyped) {
      if (on !== undefined) void save(null);
      return;
    }
    const checked = checkExamDate(day, today);
    if (!checked.ok) setFailure(checked.error.code);
  }

  async function save(chosen: string | null): Promise<void> {
    const examDate = { courseKey, on: chosen };
    const answer = await act((key) => tryCall(api.learner.update({ examDate }, withKey(key))));
    if (!answer.ok) return setFailure(answer.failure.code);
    session.learnerChanged(answer.value);
    void client.invalidateQueries({ queryKey: ['path'] });
  }

  return (
    <Field
      error={failure === null ? undefined : failureText(failure)}
      hint={
        <p className="small muted" id={`${id}-hint`}>
          {t.examHint}
        </p>
      }
      id={id}
      label={t.examDate}
      max={addDays(today, EXAM_DAYS_AHEAD)}
      min={today}
      onBlur={(event) => leave(event.target.validity.badInput)}
      onChange={(event) => type(event.target.value)}
      type="date"
      value={day}
    />
  );
}
