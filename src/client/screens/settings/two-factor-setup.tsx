// The second step of the setup: the authenticator takes the key and proves it with a code.
import { useState } from 'react';
import { withKey } from '#client/api/api.ts';
import { tryCall } from '#client/api/failure.ts';
import { api } from '#client/api/page-api.ts';
import { useTexts } from '#client/base/language/language.tsx';
import { CodeField, checkCode, codeOf } from '#client/features/auth/code-field.tsx';
import { FormProblem } from '#client/features/auth/form-problem.tsx';
import { useForm } from '#client/features/auth/use-form.ts';
import { QrCode } from './qr-code.tsx';
import styles from './settings.module.css';

export interface Setup {
  readonly otpauthUrl: string;
  readonly recoveryCodes: readonly string[];
}

interface TwoFactorSetupProps {
  setup: Setup;
  onDone: () => void;
  onCancel: () => void;
}

export function TwoFactorSetup({ setup, onDone, onCancel }: TwoFactorSetupProps) {
  const { twoFactor: t } = useTexts('security');
  const auth = useTexts('auth');
  const actions = useTexts('actions');
  const [typed, setTyped] = useState('');
  const code = codeOf(typed, 'totp');
  const form = useForm({
    check: () => checkCode(code, 'totp'),
    send: (key) => tryCall(api.account.confirmTwoFactor({ code }, withKey(key))),
    done: onDone,
  });
  const secret = new URL(setup.otpauthUrl).searchParams.get('secret') ?? '';
  return (
    <form className={styles.form} {...form.form}>
      <p>{t.scan}</p>
      <div className={styles.setup}>
        <QrCode label={t.qr} text={setup.otpauthUrl} />
        <div>
          <p>
            <span className="label">{t.key}</span>
            <br />
            <code className={styles.code}>{secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
          </p>
          <FormProblem failure={form.failure} title={t.failed} />
          <CodeField
            broken={form.broken}
            id="two-factor-code"
            kind="totp"
            label={t.code}
            onChange={(value) => {
              setTyped(value);
              form.mend('code');
            }}
            value={typed}
          />
        </div>
      </div>
      <div className={styles.buttons}>
        <button className="btn btn-primary" disabled={form.waiting} type="submit">
          {form.waiting ? auth.wait : t.confirm}
        </button>
        <button className="btn btn-line" onClick={onCancel} type="button">
          {actions.cancel}
        </button>
      </div>
    </form>
  );
}
