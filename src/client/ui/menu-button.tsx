// A button that opens a menu under it (WAI-ARIA menu button). Our own: it stands in its landmark and
// weighs a hundredth of what a positioning library does.
import {
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import type { MenuEntry } from './menu-entry.ts';
import { nextRow } from './menu-keys.ts';
import { MenuRows } from './menu-rows.tsx';

interface MenuButtonProps {
  /** What the button is for, read aloud; the children are the picture of it. */
  label: string;
  className: string;
  entries: readonly MenuEntry[];
  header?: ReactNode;
  align?: 'start' | 'end';
  children: ReactNode;
}

const rowsOf = (menu: HTMLElement | null): HTMLElement[] => [
  ...(menu?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? []),
];

export function MenuButton(props: MenuButtonProps) {
  const { label, className, entries, header, align = 'start', children } = props;
  const place = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const id = useId();
  // What gets the focus when the menu opens: the keyboard goes to the first or the last row.
  const [open, setOpen] = useState<'no' | 'first' | 'last'>('no');

  const close = useCallback((focus: 'button' | 'elsewhere') => {
    setOpen('no');
    if (focus === 'button') button.current?.focus();
  }, []);

  useEffect(() => {
    if (open === 'no') return;
    rowsOf(menu.current)
      .at(open === 'last' ? -1 : 0)
      ?.focus({ preventScroll: true });
    const outside = (event: PointerEvent) => {
      if (place.current?.contains(event.target as Node) !== true) close('elsewhere');
    };
    document.addEventListener('pointerdown', outside);
    return () => document.removeEventListener('pointerdown', outside);
  }, [open, close]);

  const onMenuKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.stopPropagation();
      close('button');
      return;
    }
    // Tab leaves the menu from the button, as if the menu had not been there.
    if (event.key === 'Tab') return close('button');
    const rows = rowsOf(menu.current);
    const at = rows.indexOf(document.activeElement as HTMLElement);
    const next = nextRow(
      event.key,
      at,
      rows.map((row) => row.textContent),
    );
    if (next === null) return;
    event.preventDefault();
    rows[next]?.focus();
  };

  return (
    <div className="menu-place" ref={place}>
      <button
        aria-controls={open === 'no' ? undefined : id}
        aria-expanded={open !== 'no'}
        aria-haspopup="menu"
        className={className}
        onClick={() => (open === 'no' ? setOpen('first') : close('button'))}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          setOpen(event.key === 'ArrowUp' ? 'last' : 'first');
        }}
        ref={button}
        type="button"
      >
        <span aria-hidden="true" className="menu-face">
          {children}
        </span>
        <span className="vh">{label}</span>
      </button>
      {open === 'no' ? null : (
        <div className="menu-pop" data-align={align}>
          {header}
          <div
            aria-label={label}
            id={id}
            onKeyDown={onMenuKey}
            ref={menu}
            role="menu"
            tabIndex={-1}
          >
            <MenuRows close={() => close('button')} entries={entries} />
          </div>
        </div>
      )}
    </div>
  );
}
