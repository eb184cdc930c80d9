// Signing in with a passkey: by its button, or from what the browser offers in the form's first field.
import { KeyRound } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { type CallResult, type Failure, tryCall } from '#client/api/failure.ts';
import { api } from '#client/api/page-api.ts';
import { useFailureText, useTexts } from '#client/base/language/language.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { useNotices } from '#client/ui/notices.tsx';
import type { SignedIn } from '#contract/account.ts';
import { canOfferPasskeys, endOffer, hasPasskeys, signByPasskey } from './browser-passkeys.ts';
import { dropDraft } from './draft.ts';
import { signedInNotice } from './signed-in-notice.ts';

/** @returns undefined where no passkey was chosen */
async function signIn(offers: boolean): Promise<CallResult<SignedIn> | undefined> {
  const asked = await tryCall(api.account.askForPasskey());
  if (!asked.ok) return asked;
  const assertion = await signByPasskey(asked.value, { offers });
  return assertion && tryCall(api.account.signInWithPasskey(assertion));
}

export function PasskeySignIn({ onSignedIn }: { onSignedIn: (as: SignedIn) => void }) {
  const auth = useTexts('auth');
  const { passkey: t } = auth;
  const { notice } = useNotices();
  const failureText = useFailureText();
  const [isWaiting, setWaiting] = useState(false);

  const enter = (as: SignedIn) => {
    dropDraft();
    notice(signedInNotice(auth.notices, as));
    onSignedIn(as);
  };
  const refuse = ({ code }: Failure) =>
    notice({ title: auth.notices.signInFailed, text: failureText(code), tone: 'bad' });
  const answered = useEffectEvent((answer: CallResult<SignedIn> | undefined, isAsked: boolean) => {
    if (answer?.ok) return enter(answer.value);
    // An offer that nobody took, or that could not be made, is nobody's concern.
    if (answer && (isAsked || answer.failure.status !== 0)) refuse(answer.failure);
  });

  useEffect(() => {
    let isHere = true;
    void (async () => {
      if (!(await canOfferPasskeys()) || !isHere) return;
      const answer = await signIn(true);
      if (isHere) answered(answer, false);
    })();
    return () => {
      isHere = false;
      if (hasPasskeys()) void endOffer();
    };
  }, []);

  async function press(): Promise<void> {
    if (isWaiting) return;
    setWaiting(true);
    const answer = await signIn(false);
    setWaiting(false);
    if (answer === undefined) {
      notice({ title: auth.notices.signInFailed, text: t.none, tone: 'bad' });
    } else if (answer.ok) enter(answer.value);
    else refuse(answer.failure);
  }

  if (!hasPasskeys()) return null;
  return (
    <button
      aria-disabled={isWaiting}
      className="btn btn-line btn-wide"
      onClick={() => void press()}
      type="button"
    >
      <Icon of={KeyRound} />
      {isWaiting ? auth.wait : t.use}
    </button>
  );
}
