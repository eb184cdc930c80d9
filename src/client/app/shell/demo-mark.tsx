// Says on every screen that this is the demo; a press says what becomes of it and leads to an account of one's own.
import '#client/ui/styles/demo-mark.css';
import { useState } from 'react';
import { addresses } from '#client/base/addresses.ts';
import { useGo } from '#client/base/go.tsx';
import { useTexts } from '#client/base/language/language.tsx';
import { useSession } from '#client/base/session/session.tsx';
import { useSignOut } from '#client/base/session/use-sign-out.ts';
import { Dialog } from '#client/ui/dialog.tsx';

export function DemoMark() {
  const t = useTexts('demo');
  const { close } = useTexts('shell').sheet;
  const session = useSession();
  const signOut = useSignOut();
  const go = useGo();
  const [isOpen, setOpen] = useState(false);
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
    <>
      <button
        aria-haspopup="dialog"
        aria-label={t.open}
        className="demo-mark"
        onClick={() => setOpen(true)}
        type="button"
      >
        <span>{t.mark}</span>
      </button>
      <Dialog closeLabel={close} onClose={() => setOpen(false)} open={isOpen} title={t.title}>
        <p>{t.made}</p>
        <p>{t.erased}</p>
        <p>{t.own}</p>
        <div className="row">
          <button
            className="btn btn-primary"
            disabled={isWaiting}
            onClick={() => void create()}
            type="button"
          >
            {t.create}
          </button>
          <button className="btn btn-line" onClick={() => setOpen(false)} type="button">
            {t.stay}
          </button>
        </div>
      </Dialog>
    </>
  );
}
