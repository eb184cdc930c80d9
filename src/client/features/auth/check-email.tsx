import { useState } from 'react';
import { useAction } from '#client/api/action-key.ts';
import { withKey } from '#client/api/api.ts';
import { type Failure, tryCall } from '#client/api/failure.ts';
import { api } from '#client/api/page-api.ts';
import { useTexts } from '#client/base/language/language.tsx';
import { NextSteps } from './auth-parts.tsx';
import { FormProblem } from './form-problem.tsx';

/** After a sign-up where mail is sent: where to look, and how to get the link again. */
export function CheckEmail({ email }: { email: string }) {
  const auth = useTexts('auth');
  const texts = auth.checkEmail;
  const act = useAction();
  const [state, setState] = useState<'idle' | 'waiting' | 'sent'>('idle');
  const [failure, setFailure] = useState<Failure | null>(null);
  async function resend(): Promise<void> {
    setState('waiting');
    setFailure(null);
    const answer = await act((key) =>
      tryCall(api.account.resendConfirmation({ email }, withKey(key))),
    );
    setState(answer.ok ? 'sent' : 'idle');
    if (!answer.ok) setFailure(answer.failure);
  }
  return (
    <NextSteps>
      <p className="muted">{texts.text}</p>
      <p>{texts.to(email)}</p>
      <FormProblem failure={failure} />
      <p className="good" role="status">
        {state === 'sent' ? texts.resent : null}
      </p>
      <button
        className="btn btn-line btn-wide"
        disabled={state === 'waiting'}
        onClick={() => void resend()}
        type="button"
      >
        {state === 'waiting' ? auth.wait : texts.resend}
      </button>
    </NextSteps>
  );
}
