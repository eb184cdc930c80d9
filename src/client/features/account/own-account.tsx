// The way from the demo to an account of one's own: the demo ends, and sign-up stands there.
import { useState } from 'react';
import { addresses } from '#client/base/addresses.ts';
import { useGo } from '#client/base/go.tsx';
import { useTexts } from '#client/base/language/language.tsx';
import { useSession } from '#client/base/session/session.tsx';
import { useSignOut } from '#client/base/session/use-sign-out.ts';

/** @param isPrimary false where the screen has its one primary action already */
export function OwnAccountButton({ isPrimary }: { isPrimary: boolean }) {
  const t = useTexts('demo');
  const session = useSession();
  const signOut = useSignOut();
  const go = useGo();
  const [isWaiting, setWaiting] = useState(false);

  async function create(): Promise<void> {
    setWaiting(true);
    await signOut();
    setWaiting(false);
    // Where that failed the notice says so, and the demo goes on.
    if (session.state().status === 'signed_in') return;
    go(addresses.auth('sign-up'), { replace: true });
  }

  return (
    <button
      className={isPrimary ? 'btn btn-primary' : 'btn btn-line'}
      disabled={isWaiting}
      onClick={() => void create()}
      type="button"
    >
      {t.create}
    </button>
  );
}
