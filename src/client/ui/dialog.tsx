// A modal dialog or, on phones, a sheet. The browser's own element keeps the focus inside, makes the
// rest inert, closes on Escape and hands the focus back.
import './styles/dialogs.css';
import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { Icon } from './icon.tsx';

export interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  /** The name of the button that closes a sheet or a drawer. */
  closeLabel: string;
  /**
   * A palette shows no head: its title is read only, and it brings its own button to close. A full one takes the whole
   * window.
   */
  look?: 'dialog' | 'sheet' | 'drawer' | 'palette' | 'full';
  /** Something that cannot be called off is under way: nothing closes it until that is done. */
  isLocked?: boolean;
  children: ReactNode;
}

export function Dialog({
  open,
  onClose,
  title,
  closeLabel,
  look = 'dialog',
  isLocked = false,
  children,
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const element = dialog.current;
    if (element === null) return;
    if (open && !element.open) element.showModal();
    if (!open && element.open) element.close();
  }, [open]);
  useLayoutEffect(() => {
    if (!open || !isLocked) return;
    // A refused `cancel` is closed by the next Escape all the same: the key itself is refused.
    const refuse = (event: KeyboardEvent) => {
      if (event.key === 'Escape') event.preventDefault();
    };
    document.addEventListener('keydown', refuse);
    return () => document.removeEventListener('keydown', refuse);
  }, [open, isLocked]);
  // Only closing hands the focus back, and only an element that is still on the page can be closed.
  useLayoutEffect(() => {
    const element = dialog.current;
    return () => element?.close();
  }, []);
  const hasHead = look === 'sheet' || look === 'drawer' || look === 'full';
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the keyboard's way, the click is the scrim's
    <dialog
      aria-labelledby={id}
      className={look === 'dialog' ? look : `dialog ${look}`}
      onCancel={(event) => {
        if (isLocked) event.preventDefault();
      }}
      onClick={(event) => {
        // The element's own ground is the scrim: its content lies in children.
        if (event.target === dialog.current && !isLocked) onClose();
      }}
      onClose={() => {
        // Told late: what was closed from here, has left the page or is open again is no input to close.
        if (!open || dialog.current?.open !== false) return;
        // The way back of a phone closes what it was refused once.
        if (isLocked) dialog.current.showModal();
        else onClose();
      }}
      ref={dialog}
    >
      <div className="dialog-in">
        {hasHead ? (
          <div className="sheet-head">
            <h2 id={id}>{title}</h2>
            <button aria-label={closeLabel} className="btn-icon" onClick={onClose} type="button">
              <Icon of={X} />
            </button>
          </div>
        ) : (
          <h2 className={look === 'palette' ? 'vh' : undefined} id={id}>
            {title}
          </h2>
        )}
        {children}
      </div>
    </dialog>
  );
}
