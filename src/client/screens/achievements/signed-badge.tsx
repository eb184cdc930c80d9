// Takes an earned badge along: issued at a press, then shown where anybody can verify it.
import { useState } from 'react';
import { type FailureCode, tryCall } from '#client/api/failure.ts';
import { api } from '#client/api/page-api.ts';
import { addresses } from '#client/base/addresses.ts';
import { useGo } from '#client/base/go.tsx';
import { useFailureText, useTexts } from '#client/base/language/language.tsx';

export function SignedBadge({ badgeId, name }: { badgeId: string; name: string }) {
  const { achievements: t } = useTexts('rewards');
  const failureText = useFailureText();
  const go = useGo();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<FailureCode | null>(null);
  const issue = async () => {
    if (isBusy) return;
    setBusy(true);
    setFailure(null);
    const answer = await tryCall(api.credentials.issue({ badgeId }));
    setBusy(false);
    if (!answer.ok) return setFailure(answer.failure.code);
    go(addresses.badge(answer.value.id));
  };
  return (
    <>
      <button
        aria-busy={isBusy}
        aria-disabled={isBusy}
        aria-label={t.signedNamed(name)}
        className="link small"
        onClick={() => void issue()}
        type="button"
      >
        {t.signed}
      </button>
      {failure !== null && (
        <p className="small" role="alert">
          {failureText(failure)}
        </p>
      )}
    </>
  );
}
