// Notices: shown 4 seconds by default and at most 3 at once (brief 1, section 9). The door comes without what
// shows them: it is fetched once the first screen stands, so that "no connection" can be said without one.
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
import { useFirstScreen } from './first-screen.ts';
import type { NoticeListProps } from './notice-list.tsx';
import { addNotice, type Notice, type Shown } from './notice-queue.ts';

export type { Notice } from './notice-queue.ts';

interface Notices {
  notice: (notice: Notice) => void;
}

const NoticesContext = createContext<Notices | null>(null);

interface ProviderProps {
  children: ReactNode;
  texts: NoticeListProps['texts'];
}

/** @returns what shows the notices, once it is here; where it could not be fetched the next notice asks again */
function useNoticeList(shown: readonly Shown[]) {
  const [List, setList] = useState<ComponentType<NoticeListProps>>();
  const isHere = List !== undefined;
  const isFirstScreenThere = useFirstScreen();
  useEffect(() => {
    if (isHere || !(isFirstScreenThere || shown.length > 0)) return;
    let isWanted = true;
    const fetchList = async () => {
      try {
        const { NoticeList } = await import('./notice-list.tsx');
        if (isWanted) setList(() => NoticeList);
      } catch {
        // Without a network: what there is to say stands in the page, too.
      }
    };
    void fetchList();
    return () => {
      isWanted = false;
    };
  }, [isHere, isFirstScreenThere, shown]);
  return List;
}

export function NoticesProvider({ children, texts }: ProviderProps) {
  const [shown, setShown] = useState<readonly Shown[]>([]);
  const nextId = useRef(1);
  const List = useNoticeList(shown);
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
