// The sitting of this page: its calls, its store on the device, and what the browser tells it.
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { newActionKey } from '#client/api/action-key.ts';
import { withKey } from '#client/api/api.ts';
import { connection, onConnection } from '#client/api/connection.ts';
import { attempt as answered } from '#client/api/failure.ts';
import { ageOf, heardNow } from '#client/api/heard.ts';
import { api } from '#client/api/page-api.ts';
import { type HeardAttempt, queries } from '#client/api/queries.ts';
import { keptWork } from '#client/features/attempt/kept-work.ts';
import { createSitting, type Sitting } from '#client/features/attempt/sitting.ts';
import { later, type SittingCalls, type TabNews } from '#client/features/attempt/sitting-calls.ts';
import { attemptNow, type SittingState } from '#client/features/attempt/sitting-state.ts';
import { ownShelf } from '#client/features/attempt/work-shelf.ts';
import { keepBrought, touchedByAttempt } from '#client/features/exam/brought-kept.ts';
import { useLearner, useSession } from '#client/features/session/session.tsx';
import type { SessionStore } from '#client/features/session/session-store.ts';
import type { Attempt } from '#contract/exams.ts';

const CHANNEL = 'meritpath-attempt';

const callsOf = (attemptId: string): SittingCalls => ({
  save: (changes) => answered(api.exams.save({ attemptId, changes }, withKey(newActionKey()))),
  beat: (position) => answered(api.exams.beat({ attemptId, position }, withKey(newActionKey()))),
  read: () => answered(api.exams.attempt({ attemptId })),
  submit: (changes, key) => answered(api.exams.submit({ attemptId, changes }, withKey(key))),
  next: (after) => answered(api.exams.next({ attemptId, after }, withKey(newActionKey()))),
  another: (questionId, total) =>
    answered(api.exams.another({ attemptId, questionId, total }, withKey(newActionKey()))),
  pause: (action, after) =>
    answered(api.exams.pause({ attemptId, action, after }, withKey(newActionKey()))),
});

const isTabNews = (data: unknown): data is TabNews =>
  typeof data === 'object' && data !== null && 'attemptId' in data && 'revision' in data;

export function useSitting(attempt: HeardAttempt): { sitting: Sitting; state: SittingState } {
  const { id: learnerId } = useLearner();
  const [tabs] = useState(() =>
    typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL),
  );
  const [sitting] = useState(() =>
    createSitting({
      attempt,
      age: ageOf(attempt.heard),
      calls: callsOf(attempt.id),
      kept: keptWork(ownShelf, learnerId, attempt.id),
      steady: () => performance.now(),
      later,
      newKey: newActionKey,
      tellTabs: (news) => tabs?.postMessage(news),
    }),
  );
  const state = useSyncExternalStore(sitting.subscribe, sitting.state);
  useBrowser(sitting, tabs, useSession());
  const known = useRead(attempt, sitting, state);
  useAfterwards(attempt, sitting, state);
  // The query was read again, such as when the tab came back: what is newer goes in.
  useEffect(() => {
    if (attempt !== known.current) sitting.adopt(attempt);
  }, [sitting, attempt, known]);
  return { sitting, state };
}

function useBrowser(sitting: Sitting, tabs: BroadcastChannel | null, session: SessionStore): void {
  useEffect(() => {
    sitting.start();
    const onTab = ({ data }: MessageEvent<unknown>) => {
      if (isTabNews(data)) sitting.hearTab(data);
    };
    const onVisible = () => sitting.show(document.visibilityState === 'visible');
    const offConnection = onConnection(() => {
      if (connection() === 'online') sitting.retry();
    });
    tabs?.addEventListener('message', onTab);
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      // What was wiped at sign-out is not written again.
      if (session.state().status === 'signed_in') sitting.stop();
      else sitting.abandon();
      offConnection();
      tabs?.removeEventListener('message', onTab);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [sitting, tabs, session]);
}

/**
 * What the server has taken belongs to what was read: whoever shows it next, here or after a start
 * without a network, finds it.
 * @returns what the sitting knows of it already
 */
function useRead(attempt: HeardAttempt, sitting: Sitting, state: SittingState) {
  const client = useQueryClient();
  const { paper } = attempt;
  const known = useRef<HeardAttempt | undefined>(attempt);
  const { savedAt, phase } = state;
  const { questions, deadlineAt, onBreak, serving } = state.attempt;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of these is news for the next reader
  useEffect(() => {
    // A time that only the device's date tells is none to go on with.
    if (phase === 'over' || !sitting.isClockSure()) return;
    const { queryKey } = queries.attemptOf(paper.key);
    const now = attemptNow(sitting.state(), sitting.serverNow());
    const heard: HeardAttempt = { ...now, heard: heardNow() };
    known.current = client.setQueryData<HeardAttempt>(queryKey, heard);
  }, [client, sitting, paper.key, phase, savedAt, questions, deadlineAt, onBreak, serving]);
  return known;
}

/** Once it is over, everything that showed it is read anew, and the report can celebrate. */
function useAfterwards({ id, paper }: Attempt, sitting: Sitting, { ending }: SittingState): void {
  const client = useQueryClient();
  useEffect(
    () => () => {
      // The next visit begins with what is known by now, and reads what has changed since.
      if (sitting.state().phase === 'over') return;
      const { queryKey } = queries.attemptOf(paper.key);
      void client.invalidateQueries({ queryKey, refetchType: 'none' });
    },
    [sitting, client, paper.key],
  );
  useEffect(() => {
    if (ending === null) return;
    const { submitted } = ending;
    if (submitted !== null && !submitted.alreadyDone) keepBrought(id, submitted.brought);
    for (const key of touchedByAttempt) void client.invalidateQueries({ queryKey: [key] });
    return () => client.removeQueries({ queryKey: ['attempt', paper.key] });
  }, [ending, client, id, paper.key]);
}
