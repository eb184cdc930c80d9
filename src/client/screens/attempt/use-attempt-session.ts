// The attempt of this page: its calls, its store on the device, and what the browser tells it.
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { newActionKey } from '#client/api/action-key.ts';
import { withKey } from '#client/api/api.ts';
import { connection, onConnection } from '#client/api/connection.ts';
import { examQueries, type ReceivedAttempt } from '#client/api/exam-queries.ts';
import { tryCall } from '#client/api/failure.ts';
import { api } from '#client/api/page-api.ts';
import { ageOf, receivedNow } from '#client/api/received.ts';
import { inCourse } from '#client/base/addresses.ts';
import { useOutbox } from '#client/base/outbox/use-outbox.tsx';
import { useLearner, useSession } from '#client/base/session/session.tsx';
import type { SessionStore } from '#client/base/session/session-store.ts';
import { type AttemptCalls, later, type TabNews } from '#client/features/attempt/attempt-calls.ts';
import {
  type AttemptSession,
  createAttemptSession,
} from '#client/features/attempt/attempt-session.ts';
import {
  type AttemptSessionState,
  attemptNow,
} from '#client/features/attempt/attempt-session-state.ts';
import { saveTurns } from '#client/features/attempt/attempt-writes.ts';
import { savedWork } from '#client/features/attempt/saved-work.ts';
import { ownStorage } from '#client/features/attempt/work-storage.ts';
import { cacheOutcome, touchedByAttempt } from '#client/features/exam/outcome-cache.ts';
import type { Attempt } from '#contract/exams.ts';

const CHANNEL = 'meritpath-attempt';

const callsOf = (attemptId: string): AttemptCalls => ({
  save: (changes) => tryCall(api.exams.save({ attemptId, changes }, withKey(newActionKey()))),
  heartbeat: (position) =>
    tryCall(api.exams.heartbeat({ attemptId, position }, withKey(newActionKey()))),
  read: () => tryCall(api.exams.attempt({ attemptId })),
  submit: (changes, key) => tryCall(api.exams.submit({ attemptId, changes }, withKey(key))),
  next: (after) => tryCall(api.exams.next({ attemptId, after }, withKey(newActionKey()))),
  another: (questionId, total) =>
    tryCall(api.exams.another({ attemptId, questionId, total }, withKey(newActionKey()))),
  pause: (action, after) =>
    tryCall(api.exams.pause({ attemptId, action, after }, withKey(newActionKey()))),
  endPart: (to) => tryCall(api.exams.endPart({ attemptId, to }, withKey(newActionKey()))),
});

const isTabNews = (data: unknown): data is TabNews =>
  typeof data === 'object' && data !== null && 'attemptId' in data && 'revision' in data;

export function useAttemptSession(attempt: ReceivedAttempt): {
  attemptSession: AttemptSession;
  state: AttemptSessionState;
} {
  const { id: learnerId } = useLearner();
  const outbox = useOutbox();
  const [tabs] = useState(() =>
    typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL),
  );
  const [attemptSession] = useState(() =>
    createAttemptSession({
      attempt,
      age: ageOf(attempt.receivedAt),
      calls: callsOf(attempt.id),
      savedWork: savedWork(ownStorage, learnerId, attempt.id),
      steady: () => performance.now(),
      later,
      newKey: newActionKey,
      tellTabs: (news) => tabs?.postMessage(news),
      turns: saveTurns(outbox, ownStorage, { learnerId, attemptId: attempt.id }),
    }),
  );
  const state = useSyncExternalStore(attemptSession.subscribe, attemptSession.state);
  useBrowser(attemptSession, tabs, useSession());
  const known = useRead(attempt, attemptSession, state);
  useAfterwards(attempt, attemptSession, state);
  // The query was read again, such as when the tab came back: what is newer goes in.
  useEffect(() => {
    if (attempt !== known.current) attemptSession.adopt(attempt);
  }, [attemptSession, attempt, known]);
  return { attemptSession, state };
}

function useBrowser(
  attemptSession: AttemptSession,
  tabs: BroadcastChannel | null,
  session: SessionStore,
): void {
  useEffect(() => {
    attemptSession.start();
    const onTab = ({ data }: MessageEvent<unknown>) => {
      if (isTabNews(data)) attemptSession.receiveFromTab(data);
    };
    const onVisible = () => attemptSession.show(document.visibilityState === 'visible');
    const offConnection = onConnection(() => {
      if (connection() === 'online') attemptSession.retry();
    });
    tabs?.addEventListener('message', onTab);
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      // What was wiped at sign-out is not written again.
      if (session.state().status === 'signed_in') attemptSession.stop();
      else attemptSession.abandon();
      offConnection();
      tabs?.removeEventListener('message', onTab);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [attemptSession, tabs, session]);
}

/**
 * What the server has taken belongs to what was read: whoever shows it next, here or after a start
 * without a network, finds it.
 * @returns what the attempt knows of it already
 */
function useRead(
  attempt: ReceivedAttempt,
  attemptSession: AttemptSession,
  state: AttemptSessionState,
) {
  const client = useQueryClient();
  const { paper } = attempt;
  const known = useRef<ReceivedAttempt | undefined>(attempt);
  const { savedAt, phase } = state;
  const { questions, deadlineAt, onBreak, serving } = state.attempt;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of these is news for the next reader
  useEffect(() => {
    // A time that only the device's date tells is none to go on with.
    if (phase === 'over' || !attemptSession.isClockSure()) return;
    const { queryKey } = examQueries.attemptOf(inCourse(paper.courseKey, paper.key));
    const now = attemptNow(attemptSession.state(), attemptSession.serverNow());
    const received: ReceivedAttempt = { ...now, receivedAt: receivedNow() };
    known.current = client.setQueryData<ReceivedAttempt>(queryKey, received);
  }, [
    client,
    attemptSession,
    paper.courseKey,
    paper.key,
    phase,
    savedAt,
    questions,
    deadlineAt,
    onBreak,
    serving,
  ]);
  return known;
}

/** Once it is over, everything that showed it is read anew, and the report can celebrate. */
function useAfterwards(
  { id, paper }: Attempt,
  attemptSession: AttemptSession,
  { ending }: AttemptSessionState,
): void {
  const client = useQueryClient();
  const session = useSession();
  useEffect(
    () => () => {
      // The next visit begins with what is known by now, and reads what has changed since.
      if (attemptSession.state().phase === 'over') return;
      const { queryKey } = examQueries.attemptOf(inCourse(paper.courseKey, paper.key));
      void client.invalidateQueries({ queryKey, refetchType: 'none' });
      // An answer counts as study: streak and badges beside every screen are of now.
      if (attemptSession.state().savedAt === null) return;
      void session.ask();
    },
    [attemptSession, client, session, paper.courseKey, paper.key],
  );
  useEffect(() => {
    if (ending === null) return;
    const { submitted } = ending;
    if (submitted !== null && !submitted.alreadyDone) cacheOutcome(id, submitted.outcome);
    for (const key of touchedByAttempt) void client.invalidateQueries({ queryKey: [key] });
    return () =>
      client.removeQueries({ queryKey: ['attempt', inCourse(paper.courseKey, paper.key)] });
  }, [ending, client, id, paper.courseKey, paper.key]);
}
