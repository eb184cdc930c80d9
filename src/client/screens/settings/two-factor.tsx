// The second factor: set up in two steps, so that nobody locks themselves out, and switched off by the password.
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { withKey } from '#client/api/api.ts';
import { type CallResult, tryCall } from '#client/api/failure.ts';
import { api } from '#client/api/page-api.ts';
import { useTexts } from '#client/base/language/language.tsx';
import { useLearner, useSession } from '#client/base/session/session.tsx';
import { FormProblem } from '#client/features/auth/form-problem.tsx';
import { useForm } from '#client/features/auth/use-form.ts';
import { Icon } from '#client/ui/icon.tsx';
import { CurrentPassword } from './current-password.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import styles from './settings.module.css';
import { type Setup, TwoFactorSetup } from './two-factor-setup.tsx';

export function TwoFactor() {
  const { twoFactor: t } = useTexts('security');
  const learner = useLearner();
  const session = useSession();
  const [setup, setSetup] = useState<Setup | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [said, setSaid] = useState('');
  const isOn = learner.twoFactorEnabled;
  return (
    <section aria-labelledby="two-factor" className={styles.form}>
      <h3 id="two-factor" tabIndex={-1}>
        {t.title}
      </h3>
      <p className="muted">{t.text}</p>
      <p className="good" role="status">
        {said}
      </p>
      {codes !== null ? (
        <>
          <RecoveryCodes codes={codes} />
          <div>
            <button
              className="btn btn-line"
              onClick={() => {
                setCodes(null);
                document.getElementById('two-factor')?.focus();
              }}
              type="button"
            >
              {t.done}
            </button>
          </div>
        </>
      ) : isOn ? (
        <>
          <p className="row">
            <Icon of={CircleCheck} /> {t.isOn}
          </p>
          <AskPassword
            done={() => {
              setSaid(t.nowOff);
              void session.ask();
            }}
            id="two-factor-off"
            label={t.stop}
            send={(password, key) =>
              tryCall(api.account.disableTwoFactor({ password }, withKey(key)))
            }
          />
        </>
      ) : setup === null ? (
        <AskPassword
          done={setSetup}
          id="two-factor-on"
          label={t.start}
          send={(password, key) => tryCall(api.account.enableTwoFactor({ password }, withKey(key)))}
        />
      ) : (
        <TwoFactorSetup
          onCancel={() => setSetup(null)}
          onDone={() => {
            setCodes(setup.recoveryCodes);
            setSetup(null);
            setSaid(t.nowOn);
            // The session goes on under a new id.
            void session.ask();
          }}
          setup={setup}
        />
      )}
    </section>
  );
}

interface AskPasswordProps<T> {
  id: string;
  label: string;
  send: (password: string, key: string) => Promise<CallResult<T>>;
  done: (value: T) => void;
}

function AskPassword<T>({ id, label, send, done }: AskPasswordProps<T>) {
  const { password: texts, twoFactor: t } = useTexts('security');
  const { wait } = useTexts('auth');
  const [password, setPassword] = useState('');
  const form = useForm<T>({
    check: () => (password === '' ? { currentPassword: 'missing' } : {}),
    send: (key) => send(password, key),
    done: (value) => {
      setPassword('');
      done(value);
    },
  });
  return (
    <form className={styles.form} {...form.form}>
      <FormProblem failure={form.failure} title={t.failed} />
      <CurrentPassword
        broken={form.broken}
        id={id}
        label={texts.current}
        onChange={(value) => {
          setPassword(value);
          form.mend('currentPassword');
        }}
        value={password}
      />
      <div>
        <button className="btn btn-line" disabled={form.waiting} type="submit">
          {form.waiting ? wait : label}
        </button>
      </div>
    </form>
  );
}
