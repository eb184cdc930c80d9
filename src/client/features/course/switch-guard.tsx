// An exam in progress guards switching the course (brief 1, 2.4), from wherever it is asked for.
import { useQueryClient } from '@tanstack/react-query';
import {
  type ComponentType,
  createContext,
  type ReactNode,
  Suspense,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { connection } from '#client/api/connection.ts';
import { queries } from '#client/api/queries.ts';
import { placeOf } from '#client/base/place.ts';
import type { AttemptSummary } from '#contract/exams.ts';
import { runningNow } from './running-now.ts';

type Guard = (switchCourse: () => void) => void;

const GuardContext = createContext<Guard>((switchCourse) => switchCourse());

interface Asked {
  running: AttemptSummary;
  switchCourse: () => void;
}

interface SwitchGuardProps {
  /** Asks, where an attempt is running. */
  Dialog: ComponentType<{
    running: AttemptSummary;
    onClose: () => void;
    onSwitch: () => void;
  }>;
  children: ReactNode;
}

export function SwitchGuard({ Dialog, children }: SwitchGuardProps) {
  const client = useQueryClient();
  const [asked, setAsked] = useState<Asked | null>(null);
  const latest = useRef<(() => void) | null>(null);
  const guard = useCallback<Guard>(
    (switchCourse) => {
      const { path } = placeOf(location.hash);
      latest.current = switchCourse;
      void runningOf(client).then((attempts) => {
        // Who has moved on meanwhile, or wished for something else, is not pulled away.
        if (latest.current !== switchCourse || placeOf(location.hash).path !== path) return;
        const [running] = attempts.toSorted((a, b) => a.deadlineAt.localeCompare(b.deadlineAt));
        if (running === undefined) switchCourse();
        else setAsked({ running, switchCourse });
      });
    },
    [client],
  );
  const close = useCallback(() => setAsked(null), []);
  useEffect(() => {
    if (asked === null) return;
    // Going back or on is an answer: the question belongs to the screen that asked it.
    addEventListener('popstate', close);
    return () => removeEventListener('popstate', close);
  }, [asked, close]);
  const dialog = useMemo(
    () =>
      asked === null ? null : (
        <Suspense>
          <Dialog
            onClose={close}
            onSwitch={() => {
              close();
              asked.switchCourse();
            }}
            running={asked.running}
          />
        </Suspense>
      ),
    [asked, close, Dialog],
  );
  return (
    <GuardContext value={guard}>
      {children}
      {dialog}
    </GuardContext>
  );
}

function runningOf(client: ReturnType<typeof useQueryClient>): Promise<readonly AttemptSummary[]> {
  const running = queries.running();
  return runningNow({
    isOnline: connection() === 'online',
    ask: async () => (await client.fetchQuery({ ...running, staleTime: 0 })).attempts,
    known: () => client.getQueryData(running.queryKey)?.attempts ?? [],
    later: (run, ms) => setTimeout(run, ms),
  });
}

/** `guard(switchCourse)`: does it, or asks first while an attempt is running. */
export const useSwitchGuard = (): Guard => useContext(GuardContext);
