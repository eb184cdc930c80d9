// One form with two modes (brief 1, 2.2): signing in, and signing up with a name.
import { useState } from 'react';
import { withKey } from '#client/api/api.ts';
import { type Failure, tryCall } from '#client/api/failure.ts';
import { api } from '#client/api/page-api.ts';
import { addresses } from '#client/base/addresses.ts';
import { Go } from '#client/base/go.tsx';
import { useFailureText, useLocale, useTexts } from '#client/base/language/language.tsx';
import { Field } from '#client/ui/field.tsx';
import { useNotices } from '#client/ui/notices.tsx';
import type { SignedIn } from '#contract/account.ts';
import styles from './auth-layout.module.css';
import { dropDraft, useDraft } from './draft.ts';
import { fieldText } from './field-texts.ts';
import { FormProblem } from './form-problem.tsx';
import { PasswordField } from './password-field.tsx';
import { checkSignIn, checkSignUp } from './rules.ts';
import { signedInNotice } from './signed-in-notice.ts';
import { SubmitButton } from './submit-button.tsx';
import { useForm } from './use-form.ts';

interface FormProps {
  mode: 'sign-in' | 'sign-up';
  minLength: number;
  onSignedIn: (as: SignedIn) => void;
  onSecondFactor: () => void;
  onCheckEmail: (email: string) => void;
}

/** What either mode can be answered with. */
type Entered =
  | ({ status: 'signed_in' } & SignedIn)
  | { status: 'two_factor' }
  | { status: 'check_email' };

const timeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

export function SignInUpForm(props: FormProps) {
  const { mode, minLength, onSignedIn, onSecondFactor, onCheckEmail } = props;
  const locale = useLocale();
  const auth = useTexts('auth');
  const { notice } = useNotices();
  const failureText = useFailureText();
  const [draft, setDraft] = useDraft();
  const [password, setPassword] = useState('');
  const signUp = mode === 'sign-up';
  const typed = { ...draft, password };
  const email = draft.email.trim();

  const send = async (key: string) => {
    if (!signUp) return tryCall<Entered>(api.account.signIn({ email, password }, withKey(key)));
    const account = { ...typed, email, locale, timeZone: timeZone() };
    return tryCall<Entered>(api.account.signUp(account, withKey(key)));
  };
  const failed = ({ code }: Failure) => {
    // Not confirmed yet is no failed password: the next step is the mail.
    if (code === 'auth.email_not_confirmed') onCheckEmail(email);
    const title = signUp ? auth.notices.signUpFailed : auth.notices.signInFailed;
    notice({ title, text: failureText(code), tone: 'bad' });
  };
  const form = useForm({
    check: () => (signUp ? checkSignUp(typed, minLength) : checkSignIn(typed, minLength)),
    send,
    failed,
    done: (answer) => {
      if (answer.status === 'two_factor') return onSecondFactor();
      if (answer.status === 'check_email') {
        notice({ title: auth.notices.checkEmail, text: auth.notices.checkEmailText, tone: 'good' });
        return onCheckEmail(email);
      }
      dropDraft();
      const { created, createdText, signInFailed, signUpFailed } = auth.notices;
      notice(
        signUp
          ? { title: created, text: createdText, tone: 'good', ends: [signInFailed, signUpFailed] }
          : signedInNotice(auth.notices, answer),
      );
      onSignedIn(answer);
    },
  });
  const textOf = (field: 'firstName' | 'lastName' | 'email' | 'password') =>
    fieldText(field, form.broken, auth.fieldErrors, minLength);
  const text = (field: 'firstName' | 'lastName' | 'email', id: string, autoComplete: string) => (
    <Field
      autoComplete={autoComplete}
      error={textOf(field)}
      id={id}
      label={auth[field]}
      maxLength={field === 'email' ? 254 : 200}
      name={field}
      onChange={(event) => {
        setDraft(field, event.target.value);
        form.mend(field);
      }}
      required
      type={field === 'email' ? 'email' : 'text'}
      value={draft[field]}
    />
  );

  return (
    <form {...form.form}>
      <FormProblem
        failure={form.failure}
        title={signUp ? auth.notices.signUpFailed : auth.notices.signInFailed}
      />
      {signUp ? (
        <div className={styles.pair}>
          {text('firstName', 'first-name', 'given-name')}
          {text('lastName', 'last-name', 'family-name')}
        </div>
      ) : null}
      {text('email', 'email', signUp ? 'email' : 'username webauthn')}
      <PasswordField
        error={textOf('password')}
        id="password"
        isNew={signUp}
        label={auth.password}
        minLength={minLength}
        onChange={(value) => {
          setPassword(value);
          form.mend('password');
        }}
        personal={[draft.firstName, draft.lastName, draft.email]}
        value={password}
      />
      {signUp ? null : (
        <p className={styles.forgot}>
          <Go to={addresses.auth('forgot')}>{auth.forgot}</Go>
        </p>
      )}
      <SubmitButton label={signUp ? auth.createAccount : auth.signIn} waiting={form.waiting} />
    </form>
  );
}
