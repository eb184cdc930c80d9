import { useState } from 'react';
import { withKey } from '#client/api/api.ts';
import { tryCall } from '#client/api/failure.ts';
import { api } from '#client/api/page-api.ts';
import { useFailureText, useTexts } from '#client/base/language/language.tsx';
import { useNotices } from '#client/ui/notices.tsx';
import type { SignedIn } from '#contract/account.ts';
import { OtherWay } from './auth-parts.tsx';
import { CodeField, type CodeKind, checkCode, codeOf } from './code-field.tsx';
import { dropDraft } from './draft.ts';
import { FormProblem } from './form-problem.tsx';
import { signedInNotice } from './signed-in-notice.ts';
import { SubmitButton } from './submit-button.tsx';
import { useForm } from './use-form.ts';

interface TwoFactorProps {
  onVerified: (as: SignedIn) => void;
  /** The first step has expired: it has to be done again. */
  onStartAgain: () => void;
}

/** The second step of a sign-in: a code of the authenticator, or a recovery code. */
export function TwoFactorForm({ onVerified, onStartAgain }: TwoFactorProps) {
  const auth = useTexts('auth');
  const texts = auth.twoFactor;
  const { notice } = useNotices();
  const failureText = useFailureText();
  const [kind, setKind] = useState<CodeKind>('totp');
  const [typed, setTyped] = useState('');
  const recovery = kind === 'recovery';
  const code = codeOf(typed, kind);
  const form = useForm({
    check: () => checkCode(code, kind),
    send: (key) => tryCall(api.account.verifyTwoFactor({ code, kind }, withKey(key))),
    done: (as) => {
      dropDraft();
      notice(signedInNotice(auth.notices, as));
      onVerified(as);
    },
    failed: (failure) => {
      notice({
        title: auth.notices.signInFailed,
        text: failureText(failure.code),
        tone: 'bad',
      });
      if (failure.code === 'auth.two_factor_required') onStartAgain();
    },
  });
  return (
    <>
      <p className="muted">{recovery ? texts.recoveryText : texts.text}</p>
      <form {...form.form}>
        <FormProblem failure={form.failure} title={auth.notices.signInFailed} />
        <CodeField
          broken={form.broken}
          id="code"
          kind={kind}
          label={recovery ? texts.recoveryCode : texts.code}
          onChange={(value) => {
            setTyped(value);
            form.mend('code');
          }}
          value={typed}
        />
        <SubmitButton label={texts.verify} waiting={form.waiting} />
      </form>
      <OtherWay>
        <button
          className="link"
          onClick={() => {
            setKind(recovery ? 'totp' : 'recovery');
            setTyped('');
            form.mend('code');
          }}
          type="button"
        >
          {recovery ? texts.useCode : texts.useRecovery}
        </button>
      </OtherWay>
    </>
  );
}
