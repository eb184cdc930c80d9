// A form that only the account's owner may send: whatever it asks for, it asks for the password too.
import { useState } from 'react';
import type { CallResult } from '#client/api/failure.ts';
import { useTexts } from '#client/base/language/language.tsx';
import { PasswordField } from '#client/features/auth/password-field.tsx';
import type { Broken } from '#client/features/auth/rules.ts';
import { useForm } from '#client/features/auth/use-form.ts';

interface OwnerFormInput<T> {
  /** Of the password's field. */
  id: string;
  /** The form's other fields. */
  check?: () => Broken;
  send: (password: string, key: string) => Promise<CallResult<T>>;
  done: (value: T) => void;
  /** False where the form is to be sent again after all: nothing that was typed goes. */
  isOver?: (value: T) => boolean;
}

/** `useForm`, with the field of the password; the password is forgotten once it was right. */
export function useOwnerForm<T>({ id, check, send, done, isOver }: OwnerFormInput<T>) {
  const { password: t } = useTexts('security');
  const [password, setPassword] = useState('');
  const form = useForm<T>({
    check: () => ({ ...check?.(), ...(password === '' && { currentPassword: 'missing' }) }),
    send: (key) => send(password, key),
    done: (value) => {
      if (isOver?.(value) ?? true) setPassword('');
      done(value);
    },
  });
  const rule = form.broken.currentPassword;
  const passwordField = (
    <PasswordField
      error={rule && (rule === 'missing' ? t.currentMissing : t.currentWrong)}
      id={id}
      isNew={false}
      label={t.current}
      minLength={0}
      name="currentPassword"
      onChange={(value) => {
        setPassword(value);
        form.mend('currentPassword');
      }}
      value={password}
    />
  );
  return { ...form, passwordField, forget: () => setPassword('') };
}
