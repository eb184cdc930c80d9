// Notices: shown 4 seconds by default and at most 3 at once (brief 1, section 9). The door comes without what
// shows them: it is fetched as soon as somebody is inside or the page is idle, so that "no connection" can be said
// without one.
import {
  type ComponentType,
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { NoticeListProps } from './notice-list.tsx';
import { addNotice, type Notice, type Shown } from './notice-queue.ts';
import { whenIdle } from './when-idle.ts';

export type { Notice } from './notice-queue.ts';

interface Notices {
  notice: (notice: Notice) => void;
  /** Fetches what shows them at once. */
  prepare: () => void;
}

const NoticesContext = createContext<Notices | null>(null);

interface ProviderProps {
  children: ReactNode;
  texts: NoticeListProps['texts'];
}

/** @returns what shows the notices, once it is here; where it could not be fetched the next notice asks again */
function useNoticeList(isNeeded: boolean, shown: readonly Shown[]) {
  const [List, setList] = useState<ComponentType<NoticeListProps>>();
  const isHere = List !== undefined;
  useEffect(() => {
    if (isHere) return;
    let isWanted = true;
    const fetchList = async () => {
      try {
        const { NoticeList } = await import('./notice-list.tsx');
        if (isWanted) setList(() => NoticeList);
      } catch {
        // Without a network: what there is to say stands in the page, too.
      }
    };
    const isNow = isNeeded || shown.length > 0;
    const stop = isNow ? undefined : whenIdle(() => void fetchList());
    if (isNow) void fetchList();
    return () => {
      isWanted = false;
      stop?.();
    };
  }, [isHere, isNeeded, shown]);
  return List;
}

export function NoticesProvider({ children, texts }: ProviderProps) {
  const [shown, setShown] = useState<readonly Shown[]>([]);
  const nextId = useRef(1);
  const [isNeeded, setNeeded] = useState(false);
  const List = useNoticeList(isNeeded, shown);
  const drop = useCallback(
    (id: number) => setShown((before) => before.filter((entry) => entry.id !== id)),
    [],
  );
  const value = useMemo(
    () => ({
      notice: (notice: Notice) =>
        setShown((before) => addNotice(before, { ...notice, id: nextId.current++ })),
      prepare: () => setNeeded(true),
    }),
    [],
  );
  return (
    <NoticesContext value={value}>
      {children}
      {List && <List drop={drop} shown={shown} texts={texts} />}
    </NoticesContext>
  );
}

/** `notice({ title, text?, tone?: 'info' | 'good' | 'bad', action?: { label, run } })`. */
export function useNotices(): Notices {
  const notices = useContext(NoticesContext);
  if (notices === null) throw new Error('useNotices is used outside NoticesProvider');
  return notices;
}
