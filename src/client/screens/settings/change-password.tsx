import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { withKey } from '#client/api/api.ts';
import { tryCall } from '#client/api/failure.ts';
import { api } from '#client/api/page-api.ts';
import { useTexts } from '#client/base/language/language.tsx';
import { useProduct } from '#client/base/product.ts';
import { useLearner, useSession } from '#client/base/session/session.tsx';
import { fieldText } from '#client/features/auth/field-texts.ts';
import { FormProblem } from '#client/features/auth/form-problem.tsx';
import { PasswordField } from '#client/features/auth/password-field.tsx';
import { checkNewPassword } from '#client/features/auth/rules.ts';
import styles from './settings.module.css';
import { useOwnerForm } from './use-owner-form.tsx';

export function ChangePassword() {
  const { password: t } = useTexts('security');
  const auth = useTexts('auth');
  const learner = useLearner();
  const session = useSession();
  const client = useQueryClient();
  const minLength = useProduct()?.passwordMinLength ?? 6;
  const [next, setNext] = useState('');
  const [isChanged, setChanged] = useState(false);
  const form = useOwnerForm({
    id: 'password-now',
    check: () => checkNewPassword(next, minLength),
    send: (currentPassword, key) => {
      setChanged(false);
      const input = { currentPassword, newPassword: next };
      return tryCall(api.account.changePassword(input, withKey(key)));
    },
    done: () => {
      setNext('');
      setChanged(true);
      // This browser goes on in a session of its own.
      void session.ask();
      void client.invalidateQueries({ queryKey: ['sessions'] });
    },
  });
  return (
    <section aria-labelledby="change-password" className={styles.form}>
      <h3 id="change-password">{t.title}</h3>
      <p className="muted">{t.text}</p>
      <form className={styles.form} {...form.form}>
        <FormProblem failure={form.failure} title={t.failed} />
        {/* Password managers look for whose password it is. */}
        <input autoComplete="username" hidden readOnly type="email" value={learner.email} />
        {form.passwordField}
        <PasswordField
          error={fieldText('password', form.broken, auth.fieldErrors, minLength)}
          id="password-next"
          isNew
          label={t.next}
          minLength={minLength}
          onChange={(value) => {
            setNext(value);
            form.mend('password');
          }}
          personal={[learner.firstName, learner.lastName, learner.email]}
          value={next}
        />
        <p className="good" role="status">
          {isChanged ? t.changed : null}
        </p>
        <div>
          <button className="btn btn-line" disabled={form.waiting} type="submit">
            {form.waiting ? auth.wait : t.save}
          </button>
        </div>
      </form>
    </section>
  );
}
