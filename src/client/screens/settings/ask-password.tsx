import type { CallResult } from '#client/api/failure.ts';
import { useTexts } from '#client/base/language/language.tsx';
import { FormProblem } from '#client/features/auth/form-problem.tsx';
import styles from './settings.module.css';
import { useOwnerForm } from './use-owner-form.tsx';

interface AskPasswordProps<T> {
  id: string;
  /** What the button does. */
  label: string;
  /** What a failure is headed by. */
  failed: string;
  send: (password: string, key: string) => Promise<CallResult<T>>;
  done: (value: T) => void;
}

/** The password, and the one thing that it is asked for. */
export function AskPassword<T>({ label, failed, ...asked }: AskPasswordProps<T>) {
  const { wait } = useTexts('auth');
  const form = useOwnerForm<T>(asked);
  return (
    <form className={styles.form} {...form.form}>
      <FormProblem failure={form.failure} title={failed} />
      {form.passwordField}
      <div>
        <button className="btn btn-line" disabled={form.waiting} type="submit">
          {form.waiting ? wait : label}
        </button>
      </div>
    </form>
  );
}
