// The day of the exam: saved as soon as it is one; a day that cannot be is said here.
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useAction } from '#client/api/action-key.ts';
import { withKey } from '#client/api/api.ts';
import { type FailureCode, tryCall } from '#client/api/failure.ts';
import { api } from '#client/api/page-api.ts';
import { useFailureText, useTexts } from '#client/base/language/language.tsx';
import { useLearner, useSession } from '#client/base/session/session.tsx';
import { Field } from '#client/ui/field.tsx';
import { addDays, studyDayAt } from '#domain/kernel/time.ts';
import { checkExamDate, EXAM_DAYS_AHEAD } from '#domain/readiness/exam-date.ts';

interface ExamDateFieldProps {
  courseKey: string;
  /** The day that is kept now. */
  on: string | undefined;
}

export function ExamDateField({ courseKey, on }: ExamDateFieldProps) {
  const t = useTexts('study');
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
    void client.invalidateQueries({ queryKey: ['dashboard', courseKey] });
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
