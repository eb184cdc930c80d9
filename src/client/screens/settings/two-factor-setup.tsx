// The second step of the setup: the authenticator takes the key and proves it with a code.
import { useState } from 'react';
import { withKey } from '#client/api/api.ts';
import { tryCall } from '#client/api/failure.ts';
import { api } from '#client/api/page-api.ts';
import { useTexts } from '#client/base/language/language.tsx';
import { FormProblem } from '#client/features/auth/form-problem.tsx';
import { useForm } from '#client/features/auth/use-form.ts';
import { Field } from '#client/ui/field.tsx';
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
  // Authenticators show their digits in groups; people type them so.
  const code = typed.replace(/\s/g, '');
  const form = useForm({
    check: () => (/^\d{6}$/.test(code) ? {} : { code: 'missing' as const }),
    send: (key) => tryCall(api.account.confirmTwoFactor({ code }, withKey(key))),
    done: onDone,
  });
  const { codeMissing, codeRefused } = auth.fieldErrors;
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
          <Field
            autoComplete="one-time-code"
            error={form.broken.code && (form.broken.code === 'missing' ? codeMissing : codeRefused)}
            id="two-factor-code"
            inputMode="numeric"
            label={t.code}
            maxLength={10}
            name="code"
            onChange={(event) => {
              setTyped(event.target.value);
              form.mend('code');
            }}
            required
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
