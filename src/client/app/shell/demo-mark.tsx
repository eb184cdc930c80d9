// Says on every screen that this is the demo; a press says what becomes of it and leads to an account of one's own.
import '#client/ui/styles/demo-mark.css';
import { useState } from 'react';
import { useTexts } from '#client/base/language/language.tsx';
import { OwnAccountDialog } from '#client/features/account/own-account.tsx';
import { Dialog } from '#client/ui/dialog.tsx';

export function DemoMark() {
  const t = useTexts('demo');
  const { close } = useTexts('shell').sheet;
  const [open, setOpen] = useState<'about' | 'leave' | null>(null);
  const shut = () => setOpen(null);
  return (
    <>
      <button
        aria-haspopup="dialog"
        aria-label={t.open}
        className="demo-mark"
        onClick={() => setOpen('about')}
        type="button"
      >
        <span>
          {t.mark}
          <i> · {t.ownShort}</i>
        </span>
      </button>
      <Dialog closeLabel={close} onClose={shut} open={open === 'about'} title={t.title}>
        <p>{t.made}</p>
        <p>{t.erased}</p>
        <p>{t.own}</p>
        <div className="row">
          <button
            aria-haspopup="dialog"
            className="btn btn-primary"
            onClick={() => setOpen('leave')}
            type="button"
          >
            {t.create}
          </button>
          <button className="btn btn-line" onClick={shut} type="button">
            {t.stay}
          </button>
        </div>
      </Dialog>
      <OwnAccountDialog onClose={shut} open={open === 'leave'} />
    </>
  );
}
