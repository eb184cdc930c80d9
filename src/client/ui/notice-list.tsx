// The notices on the screen: each goes after its time. Time stands still while somebody points at them or is
// inside with the keyboard. On a phone, and where the page has no place for all of them, the newest stands alone,
// and the time of the others stands still behind it.
import './styles/toasts.css';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Icon } from './icon.tsx';
import { isPhone, leavePlace, placeNotices } from './notice-place.ts';
import type { Shown } from './notice-queue.ts';

const looks = { info: Info, good: CircleCheck, bad: CircleAlert };

export interface NoticeListProps {
  readonly shown: readonly Shown[];
  readonly drop: (id: number) => void;
  readonly texts: { readonly label: string; readonly close: string };
}

export function NoticeList({ shown, drop, texts }: NoticeListProps) {
  const [isPaused, setPaused] = useState(false);
  const region = useRef<HTMLElement>(null);
  /** Those that have no place together; the next notice, and the end of one, tries anew. */
  const [crowded, setCrowded] = useState<readonly Shown[]>([]);
  const isCrowded = crowded === shown && shown.length > 1;
  // Who points at a notice does not want it to move.
  useLayoutEffect(() => {
    if (region.current === null || isPaused) return;
    if (shown.length === 0) return leavePlace(region.current);
    region.current.toggleAttribute('data-alone', isCrowded);
    return placeNotices(region.current, () => setCrowded(shown));
  }, [shown, isPaused, isCrowded]);
  return (
    <section
      aria-label={texts.label}
      className="toasts"
      onBlur={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      // One that comes under a mouse that rests is not pointed at: it still gives way to the page.
      onPointerMove={({ movementX, movementY }) => {
        if (movementX !== 0 || movementY !== 0) setPaused(true);
      }}
      ref={region}
    >
      {shown.map((entry, at) => (
        <Toast
          close={texts.close}
          drop={drop}
          entry={entry}
          isPaused={isPaused || ((isPhone() || isCrowded) && at < shown.length - 1)}
          key={entry.id}
        />
      ))}
    </section>
  );
}

interface ToastProps {
  entry: Shown;
  isPaused: boolean;
  close: string;
  drop: (id: number) => void;
}

function Toast({ entry, isPaused, close, drop }: ToastProps) {
  const { id, durationMs = 4_000, tone = 'info' } = entry;
  const left = useRef(durationMs);
  useEffect(() => {
    if (isPaused) return;
    const from = performance.now();
    const timer = setTimeout(() => drop(id), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - from;
    };
  }, [isPaused, id, drop]);
  return (
    <div className={`toast toast-${tone}`} role={tone === 'bad' ? 'alert' : 'status'}>
      <Icon of={looks[tone]} />
      <div>
        <b>{entry.title}</b>
        {entry.text === undefined ? null : <p>{entry.text}</p>}
        {entry.action === undefined ? null : (
          <button
            className="btn btn-line"
            onClick={() => {
              entry.action?.run();
              drop(id);
            }}
            type="button"
          >
            {entry.action.label}
          </button>
        )}
      </div>
      <button aria-label={close} className="btn-icon" onClick={() => drop(id)} type="button">
        <Icon of={X} size="s" />
      </button>
    </div>
  );
}
