// Says on every screen that this is the demo; a press says what becomes of it and leads to an account of one's own.
import '#client/ui/styles/demo-mark.css';
import { useState } from 'react';
import { useTexts } from '#client/base/language/language.tsx';
import { useOwnAccount } from '#client/features/account/own-account.tsx';
import { Dialog } from '#client/ui/dialog.tsx';

export function DemoMark() {
  const t = useTexts('demo');
  const { close } = useTexts('shell').sheet;
  const [isOpen, setOpen] = useState(false);
  const shut = () => setOpen(false);
  const { create, isWaiting } = useOwnAccount(shut);
  return (
    <>
      <button
        aria-haspopup="dialog"
        aria-label={t.open}
        className="demo-mark"
        onClick={() => setOpen(true)}
        type="button"
      >
        <span>
          {t.mark}
          <i> · {t.ownShort}</i>
        </span>
      </button>
      <Dialog closeLabel={close} isLocked={isWaiting} onClose={shut} open={isOpen} title={t.title}>
        <p>{t.made}</p>
        <p>{t.erased}</p>
        <p>{t.own}</p>
        <div className="row">
          {/* What it ends stands right above: it is not asked a second time. */}
          <button
            className="btn btn-primary"
            disabled={isWaiting}
            onClick={() => void create()}
            type="button"
          >
            {t.create}
          </button>
          <button className="btn btn-line" disabled={isWaiting} onClick={shut} type="button">
            {t.stay}
          </button>
        </div>
      </Dialog>
    </>
  );
}
