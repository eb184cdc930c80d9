// Asks for the day of the exam; the page says what is wrong with it before the server does.
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { useAction } from '#client/api/action-key.ts';
import { withKey } from '#client/api/api.ts';
import { type FailureCode, tryCall } from '#client/api/failure.ts';
import { api } from '#client/api/page-api.ts';
import { useFailureText, useTexts } from '#client/base/language/language.tsx';
import { useLearner, useSession } from '#client/base/session/session.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { Field } from '#client/ui/field.tsx';
import { addDays, studyDayAt } from '#domain/kernel/time.ts';
import { checkExamDate, EXAM_DAYS_AHEAD } from '#domain/readiness/exam-date.ts';
import styles from './path.module.css';

interface ExamDateDialogProps {
  courseKey: string;
  /** The day that is kept now. */
  on: string | null;
  open: boolean;
  onClose: () => void;
}

export function ExamDateDialog({ courseKey, on, open, onClose }: ExamDateDialogProps) {
  const path = useTexts('path');
  const actions = useTexts('actions');
  const t = path.exam;
  const { timeZone } = useLearner();
  const id = useId();
  const [day, setDay] = useState(on ?? '');
  const { save, waiting, failure, setFailure } = useSaveExamDate(courseKey, onClose);
  const failureText = useFailureText();
  const today = studyDayAt(Date.now(), timeZone);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const checked = checkExamDate(day, today);
    if (checked.ok) void save(checked.value);
    else {
      setFailure(checked.error.code);
      document.getElementById(id)?.focus();
    }
  };
  return (
    <Dialog closeLabel={actions.close} onClose={onClose} open={open} title={t.title}>
      <p className="muted">{t.text}</p>
      <form className={styles.examDate} noValidate onSubmit={submit}>
        <Field
          error={failure === null ? undefined : failureText(failure)}
          id={id}
          label={t.label}
          max={addDays(today, EXAM_DAYS_AHEAD)}
          min={today}
          onChange={(event) => {
            setDay(event.target.value);
            setFailure(null);
          }}
          type="date"
          value={day}
        />
        <div className="row">
          <button className="btn btn-primary" disabled={waiting} type="submit">
            {t.save}
          </button>
          {on !== null && (
            <button
              className="btn btn-line"
              disabled={waiting}
              onClick={() => void save(null)}
              type="button"
            >
              {t.clear}
            </button>
          )}
          <button className="btn btn-line" onClick={onClose} type="button">
            {actions.cancel}
          </button>
        </div>
      </form>
    </Dialog>
  );
}

function useSaveExamDate(courseKey: string, onSaved: () => void) {
  const session = useSession();
  const client = useQueryClient();
  const act = useAction();
  const [waiting, setWaiting] = useState(false);
  const [failure, setFailure] = useState<FailureCode | null>(null);
  const save = async (on: string | null) => {
    setWaiting(true);
    setFailure(null);
    const answer = await act((key) =>
      tryCall(api.learner.update({ examDate: { courseKey, on } }, withKey(key))),
    );
    if (answer.ok) {
      session.learnerChanged(answer.value);
      // The tile shows the new day before the dialog is gone.
      await client.invalidateQueries({ queryKey: ['path'] });
      onSaved();
    } else setFailure(answer.failure.code);
    setWaiting(false);
  };
  return { save, waiting, failure, setFailure };
}
