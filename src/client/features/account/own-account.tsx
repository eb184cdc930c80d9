// The way from the demo to an account of one's own: asked once, then the demo ends and sign-up stands there.
import { useState } from 'react';
import { addresses } from '#client/base/addresses.ts';
import { useGo } from '#client/base/go.tsx';
import { useTexts } from '#client/base/language/language.tsx';
import { useSession } from '#client/base/session/session.tsx';
import { useSignOut } from '#client/base/session/use-sign-out.ts';
import { Dialog } from '#client/ui/dialog.tsx';

interface OwnAccountProps {
  open: boolean;
  onClose: () => void;
}

/** Ends the demo and leads to sign-up; who calls it has said before what becomes of the demo. */
export function useOwnAccount(onClose: () => void) {
  const session = useSession();
  const signOut = useSignOut();
  const go = useGo();
  const [isWaiting, setWaiting] = useState(false);

  async function create(): Promise<void> {
    setWaiting(true);
    // What follows was chosen a moment ago: that one is signed out is no news.
    await signOut({ isTold: false });
    setWaiting(false);
    onClose();
    // Where that failed the notice says so, and the demo goes on.
    if (session.state().status === 'signed_in') return;
    go(addresses.auth('sign-up'), { replace: true });
  }
  return { create, isWaiting };
}

export function OwnAccountDialog({ open, onClose }: OwnAccountProps) {
  const { leave: t } = useTexts('demo');
  const { close } = useTexts('actions');
  const { create, isWaiting } = useOwnAccount(onClose);
  return (
    <Dialog closeLabel={close} isLocked={isWaiting} onClose={onClose} open={open} title={t.title}>
      <p>{t.text}</p>
      <div className="row">
        <button
          className="btn btn-primary"
          disabled={isWaiting}
          onClick={() => void create()}
          type="button"
        >
          {t.yes}
        </button>
        <button className="btn btn-line" disabled={isWaiting} onClick={onClose} type="button">
          {t.stay}
        </button>
      </div>
    </Dialog>
  );
}
