// Begins a course anew: says what goes and what stays, and asks for the course's name before it does.
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { type Failure, tryCall } from '#client/api/failure.ts';
import { api } from '#client/api/page-api.ts';
import { useCourses } from '#client/base/course.ts';
import { useTexts } from '#client/base/language/language.tsx';
import { useSelectedCourse } from '#client/base/selected-course.ts';
import { useSession } from '#client/base/session/session.tsx';
import { FormProblem } from '#client/features/auth/form-problem.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { useNotices } from '#client/ui/notices.tsx';
import { PickRow } from '#client/ui/pick-row.tsx';
import styles from './settings.module.css';

/** Case and space around it are nobody's mistake. */
const same = (typed: string, title: string): boolean =>
  typed.trim().toLowerCase() === title.toLowerCase();

export function ResetCourse() {
  const { reset: t } = useTexts('security').data;
  const selected = useSelectedCourse();
  const courses = useCourses().data ?? [];
  const [chosen, setChosen] = useState<string>();
  const [isOpen, setOpen] = useState(false);
  const course = courses.find(({ key }) => key === (chosen ?? selected)) ?? courses[0];
  if (course === undefined) return null;
  return (
    <section aria-labelledby="reset-course" className={styles.form}>
      <h3 id="reset-course">{t.title}</h3>
      <p className="muted">{t.text}</p>
      <PickRow label={t.course} onChoose={setChosen} value={course.key}>
        {courses.map(({ key, title }) => (
          <option key={key} value={key}>
            {title}
          </option>
        ))}
      </PickRow>
      <div>
        <button className="btn btn-line" onClick={() => setOpen(true)} type="button">
          {t.button(course.title)}
        </button>
      </div>
      {isOpen && <Sure course={course} onClose={() => setOpen(false)} />}
    </section>
  );
}

interface SureProps {
  course: { readonly key: string; readonly title: string };
  onClose: () => void;
}

function Sure({ course, onClose }: SureProps) {
  const { reset: t } = useTexts('security').data;
  const auth = useTexts('auth');
  const actions = useTexts('actions');
  const { notice } = useNotices();
  const client = useQueryClient();
  const session = useSession();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [isWaiting, setWaiting] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);

  async function reset(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isWaiting || !same(typed, course.title)) return;
    setWaiting(true);
    setFailure(null);
    const answer = await tryCall(api.learner.resetCourse({ courseKey: course.key }));
    setWaiting(false);
    if (!answer.ok) return setFailure(answer.failure);
    // Every screen shows something of it.
    await client.invalidateQueries();
    void session.ask();
    notice({ title: t.done(course.title), text: t.doneText, tone: 'info' });
    onClose();
  }

  return (
    <Dialog
      closeLabel={actions.close}
      isLocked={isWaiting}
      onClose={onClose}
      open
      title={t.sure(course.title)}
    >
      <p>{t.goes}</p>
      <p className="muted">{t.stays}</p>
      <form className={styles.form} onSubmit={(event) => void reset(event)}>
        <FormProblem failure={failure} title={t.failed} />
        <div className="field">
          <label htmlFor={id}>{t.type(course.title)}</label>
          <input
            autoComplete="off"
            className="input"
            id={id}
            onChange={(event) => setTyped(event.target.value)}
            value={typed}
          />
        </div>
        <div className="row">
          <button className="btn btn-line" onClick={onClose} type="button">
            {actions.cancel}
          </button>
          <button
            className="btn btn-line"
            disabled={isWaiting || !same(typed, course.title)}
            type="submit"
          >
            {isWaiting ? auth.wait : t.yes}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
