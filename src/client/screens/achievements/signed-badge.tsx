// Takes an earned badge along: issued at a press, then shown where anybody can verify it.
import { tryCall } from '#client/api/failure.ts';
import { api } from '#client/api/page-api.ts';
import { useCall } from '#client/api/use-call.ts';
import { addresses } from '#client/base/addresses.ts';
import { useGo } from '#client/base/go.tsx';
import { useFailureText, useTexts } from '#client/base/language/language.tsx';

export function SignedBadge({ badgeId, name }: { badgeId: string; name: string }) {
  const { achievements: t } = useTexts('rewards');
  const failureText = useFailureText();
  const go = useGo();
  const { isBusy, failure, run } = useCall();
  const issue = async () => {
    const answer = await run(() => tryCall(api.credentials.issue({ badgeId })));
    if (answer?.ok) go(addresses.badge(answer.value.id));
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
