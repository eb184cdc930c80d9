// Notices: shown 4 seconds by default and at most 3 at once (brief 1, section 9). Time stands still
// while somebody points at them or is inside with the keyboard. On a phone, and where the page has no place
// for all of them, the newest stands alone, and the time of the others stands still behind it.
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { Icon } from './icon.tsx';
import { isPhone, leavePlace, placeNotices } from './notice-place.ts';
import { addNotice, type Notice, type Shown } from './notice-queue.ts';

export type { Notice } from './notice-queue.ts';

interface Notices {
  notice: (notice: Notice) => void;
}

const NoticesContext = createContext<Notices | null>(null);
const looks = { info: Info, good: CircleCheck, bad: CircleAlert };

interface ProviderProps {
  children: ReactNode;
  texts: { label: string; close: string };
}

export function NoticesProvider({ children, texts }: ProviderProps) {
  const [shown, setShown] = useState<readonly Shown[]>([]);
  const [isPaused, setPaused] = useState(false);
  const nextId = useRef(1);
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
  const drop = useCallback(
    (id: number) => setShown((before) => before.filter((entry) => entry.id !== id)),
    [],
  );
  const value = useMemo(
    () => ({
      notice: (notice: Notice) =>
        setShown((before) => addNotice(before, { ...notice, id: nextId.current++ })),
    }),
    [],
  );
  return (
    <NoticesContext value={value}>
      {children}
      <section
        aria-label={texts.label}
        className="toasts"
        onBlur={() => setPaused(false)}
        onFocus={() => setPaused(true)}
        onPointerEnter={() => setPaused(true)}
        onPointerLeave={() => setPaused(false)}
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
    </NoticesContext>
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

/** `notice({ title, text?, tone?: 'info' | 'good' | 'bad', action?: { label, run } })`. */
export function useNotices(): Notices {
  const notices = useContext(NoticesContext);
  if (notices === null) throw new Error('useNotices is used outside NoticesProvider');
  return notices;
}
