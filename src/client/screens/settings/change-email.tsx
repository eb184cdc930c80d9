import { useState } from 'react';
import { withKey } from '#client/api/api.ts';
import { tryCall } from '#client/api/failure.ts';
import { api } from '#client/api/page-api.ts';
import { useTexts } from '#client/base/language/language.tsx';
import { useProduct } from '#client/base/product.ts';
import { useLearner } from '#client/base/session/session.tsx';
import { FormProblem } from '#client/features/auth/form-problem.tsx';
import { type Broken, checkEmail } from '#client/features/auth/rules.ts';
import { Field } from '#client/ui/field.tsx';
import styles from './settings.module.css';
import { useOwnerForm } from './use-owner-form.tsx';

export function ChangeEmail() {
  const { email: t } = useTexts('security');
  const learner = useLearner();
  const product = useProduct();
  return (
    <section aria-labelledby="change-email" className={styles.form}>
      <h3 id="change-email">{t.title}</h3>
      <p>{t.now(learner.email)}</p>
      {product?.mail === false && <p className="muted">{t.noMail}</p>}
      {product?.mail === true && <EmailForm now={learner.email} />}
    </section>
  );
}

function EmailForm({ now }: { now: string }) {
  const { email: t } = useTexts('security');
  const auth = useTexts('auth');
  const [typed, setTyped] = useState('');
  const [sentTo, setSentTo] = useState<string | null>(null);
  const newEmail = typed.trim();
  const form = useOwnerForm({
    id: 'email-password',
    check: (): Broken => {
      const { email } = checkEmail(newEmail);
      const isSame = newEmail.toLowerCase() === now;
      return {
        ...(email && { newEmail: email }),
        ...(isSame && { newEmail: 'taken' as const }),
      };
    },
    send: (password, key) => {
      setSentTo(null);
      return tryCall(api.account.changeEmail({ newEmail, password }, withKey(key)));
    },
    done: () => {
      setSentTo(newEmail);
      setTyped('');
    },
  });
  const rule = form.broken.newEmail;
  const errors = auth.fieldErrors;
  const says = { missing: errors.emailMissing, taken: t.same } as Record<string, string>;
  return (
    <form className={styles.form} {...form.form}>
      <p className="muted">{t.text}</p>
      <FormProblem failure={form.failure} title={t.failed} />
      <Field
        autoComplete="email"
        error={rule && (says[rule] ?? errors.emailInvalid)}
        id="new-email"
        label={t.next}
        maxLength={254}
        name="newEmail"
        onChange={(event) => {
          setTyped(event.target.value);
          form.mend('newEmail');
        }}
        required
        type="email"
        value={typed}
      />
      {form.passwordField}
      <p className="good" role="status">
        {sentTo === null ? null : t.sent(sentTo)}
      </p>
      <div>
        <button className="btn btn-line" disabled={form.waiting} type="submit">
          {form.waiting ? auth.wait : t.save}
        </button>
      </div>
    </form>
  );
}
