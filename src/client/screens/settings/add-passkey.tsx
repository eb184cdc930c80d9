import { useState } from 'react';
import { withKey } from '#client/api/api.ts';
import { tryCall } from '#client/api/failure.ts';
import { api } from '#client/api/page-api.ts';
import { useTexts } from '#client/base/language/language.tsx';
import { makePasskey, type NoPasskey } from '#client/features/auth/browser-passkeys.ts';
import { FormProblem } from '#client/features/auth/form-problem.tsx';
import { deviceOf } from './device-name.ts';
import { checkPasskeyName, PasskeyNameField } from './passkey-name-field.tsx';
import styles from './settings.module.css';
import { useOwnerForm } from './use-owner-form.tsx';

/** Makes a passkey on this device: the password first, then what the browser asks for. */
export function AddPasskey({ onAdded }: { onAdded: (said: string) => void }) {
  const { passkeys: t, sessions } = useTexts('security');
  const { wait } = useTexts('auth');
  const { browser, system } = deviceOf(navigator.userAgent);
  const here = browser && system ? sessions.on(browser, system) : (browser ?? system ?? '');
  const [name, setName] = useState(here);
  const [missed, setMissed] = useState<NoPasskey | null>(null);
  const form = useOwnerForm<{ name: string } | NoPasskey>({
    id: 'passkey-password',
    check: () => checkPasskeyName(name),
    send: async (password, key) => {
      setMissed(null);
      const started = await tryCall(api.account.startPasskey({ password }, withKey(key)));
      if (!started.ok) return started;
      const credential = await makePasskey(started.value);
      if (typeof credential === 'string') return { ok: true, value: credential };
      return tryCall(api.account.addPasskey({ name, credential }));
    },
    isOver: (made) => typeof made !== 'string',
    done: (made) => {
      if (typeof made === 'string') {
        setMissed(made);
        return;
      }
      setName(here);
      onAdded(t.nowAdded(made.name));
    },
  });
  return (
    <form className={styles.form} {...form.form}>
      <FormProblem failure={form.failure} title={t.addFailed} />
      <PasskeyNameField
        broken={form.broken}
        id="passkey-name"
        onChange={(value) => {
          setName(value);
          form.mend('name');
        }}
        value={name}
      />
      {form.passwordField}
      <p className="bad" role="status">
        {missed === null ? null : { known: t.known, none: t.calledOff }[missed]}
      </p>
      <div>
        <button className="btn btn-line" disabled={form.waiting} type="submit">
          {form.waiting ? wait : t.add}
        </button>
      </div>
    </form>
  );
}
