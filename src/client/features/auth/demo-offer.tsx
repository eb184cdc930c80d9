import { CircleAlert } from 'lucide-react';
import { useState } from 'react';
import { useAction } from '#client/api/action-key.ts';
import { type Failure, tryCall } from '#client/api/failure.ts';
import { api } from '#client/api/page-api.ts';
import { changeSettings } from '#client/base/device.ts';
import { useFailureText, useLocale, useTexts } from '#client/base/language/language.tsx';
import { Icon } from '#client/ui/icon.tsx';
import type { SignedIn } from '#contract/account.ts';
import styles from './demo-offer.module.css';

/** A busy machine plays five days of study for much longer than any other answer takes. */
const PATIENCE_MS = 90_000;

/** 'Explore the demo': a fresh demo learner with each press. Why it did not start stands there until it is tried again. */
export function DemoOffer({ onSignedIn }: { onSignedIn: (as: SignedIn) => void }) {
  const locale = useLocale();
  const auth = useTexts('auth');
  const failureText = useFailureText();
  const act = useAction();
  const [waiting, setWaiting] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  async function start(): Promise<void> {
    setWaiting(true);
    setFailure(null);
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    const answer = await act((actionKey) => {
      const context = { actionKey, patienceMs: PATIENCE_MS };
      return tryCall(api.account.startDemo({ locale, timeZone }, { context }));
    });
    setWaiting(false);
    if (!answer.ok) {
      setFailure(answer.failure);
      return;
    }
    // It looks like the page that it was opened from, whoever was here before.
    changeSettings({ owner: null });
    onSignedIn(answer.value);
  }
  return (
    <>
      <button
        aria-busy={waiting}
        className={`btn btn-line ${styles.offer}`}
        disabled={waiting}
        onClick={() => void start()}
        type="button"
      >
        {/* Both lie in one place, so that the button keeps its size. */}
        <span aria-hidden={waiting}>{auth.demo}</span>
        <span aria-hidden={!waiting}>
          <i className={styles.mark} />
          {auth.demoMaking}
        </span>
      </button>
      <span className={styles.failed} role="alert">
        {failure === null ? null : (
          <span className="note note-bad">
            <Icon of={CircleAlert} />
            <span>
              <b>{auth.notices.demoFailed}</b> {failureText(failure.code)}
            </span>
          </span>
        )}
      </span>
    </>
  );
}
