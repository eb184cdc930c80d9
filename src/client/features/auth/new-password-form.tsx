import { useState } from 'react';
import { withKey } from '#client/api/api.ts';
import { type Failure, tryCall } from '#client/api/failure.ts';
import { api } from '#client/api/page-api.ts';
import { useTexts } from '#client/base/language/language.tsx';
import { fieldText } from './field-texts.ts';
import { FormProblem } from './form-problem.tsx';
import { PasswordField } from './password-field.tsx';
import { checkNewPassword } from './rules.ts';
import { SubmitButton } from './submit-button.tsx';
import { useForm } from './use-form.ts';

interface NewPasswordProps {
  token: string;
  minLength: number;
  onSet: () => void;
  onFailed: (failure: Failure) => void;
}

/** Sets a new password with the token of the mailed link. */
export function NewPasswordForm({ token, minLength, onSet, onFailed }: NewPasswordProps) {
  const auth = useTexts('auth');
  const links = useTexts('links');
  const [password, setPassword] = useState('');
  const form = useForm({
    check: () => checkNewPassword(password, minLength),
    send: (key) => tryCall(api.account.resetPassword({ token, password }, withKey(key))),
    done: onSet,
    failed: onFailed,
  });
  return (
    <form {...form.form}>
      <FormProblem failure={form.failure} />
      <PasswordField
        error={fieldText('password', form.broken, auth.fieldErrors, minLength)}
        id="password"
        isNew
        label={auth.newPassword}
        minLength={minLength}
        onChange={(value) => {
          setPassword(value);
          form.mend('password');
        }}
        value={password}
      />
      <SubmitButton label={links.reset.save} waiting={form.waiting} />
    </form>
  );
}
