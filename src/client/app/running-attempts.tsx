// What is running is kept in sight on every other screen, and what it left on this device goes out.
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useConnection } from '#client/api/connection.ts';
import { examQueries } from '#client/api/exam-queries.ts';
import { ageOf, type ReceivedAt } from '#client/api/received.ts';
import { inCourse } from '#client/base/addresses.ts';
import { useOutbox } from '#client/base/outbox/use-outbox.tsx';
import { useLearner } from '#client/base/session/session.tsx';
import { later } from '#client/features/attempt/attempt-calls.ts';
import { attemptWrite } from '#client/features/attempt/attempt-writes.ts';
import { attemptsToSend } from '#client/features/attempt/send-left.ts';
import { clockText } from '#client/features/attempt/time-left.ts';
import { useGiveUp } from '#client/features/attempt/use-give-up.ts';
import { ownStorage } from '#client/features/attempt/work-storage.ts';
import { dropReports } from '#client/features/exam/drop-explained.ts';
import { useAfterGivingUp } from '#client/features/exam/use-after-giving-up.ts';
import { GiveUpDialog } from '#client/features/running/give-up-dialog.tsx';
import { RunningRows } from '#client/features/running/running-rows.tsx';
import type { AttemptSummary } from '#contract/exams.ts';

/** An attempt that was just left still sends for itself. */
const AFTER_ATTEMPT_MS = 1_500;

interface Running {
  attempts: readonly AttemptSummary[];
  serverNow: string;
  receivedAt: ReceivedAt;
}

export function RunningAttempts({ running }: { running: Running }) {
  const client = useQueryClient();
  const onExpired = useCallback(
    () => void client.invalidateQueries({ queryKey: examQueries.running().queryKey }),
    [client],
  );
  useLeftWork(running.attempts.map(({ id }) => id).join());
  useAtHand(running.attempts);
  useReportsSince(running);
  const serverNow = useMemo(() => {
    const ahead = Date.parse(running.serverNow) + ageOf(running.receivedAt).ms - performance.now();
    return () => performance.now() + ahead;
  }, [running]);
  const [askedId, setAskedId] = useState<string | null>(null);
  const asked = running.attempts.find(({ id }) => id === askedId);
  return (
    <>
      <RunningRows
        attempts={running.attempts}
        onExpired={onExpired}
        onGiveUp={(attemptId) => {
          setAskedId(attemptId);
          // What the question says of its answers is of now.
          onExpired();
        }}
        serverNow={serverNow}
        textOf={clockText}
      />
      {asked !== undefined && (
        <GivingUp attempt={asked} key={asked.id} onClose={() => setAskedId(null)} />
      )}
    </>
  );
}

function GivingUp({ attempt, onClose }: { attempt: AttemptSummary; onClose: () => void }) {
  const after = useAfterGivingUp();
  const { state, giveUp } = useGiveUp(attempt, (ended) => {
    onClose();
    after(attempt, ended);
  });
  return (
    <GiveUpDialog
      attempt={attempt}
      onClose={onClose}
      onGiveUp={() => void giveUp()}
      state={state}
    />
  );
}

/** Reads what runs before it is gone to: the way back then works without a network too. */
function useAtHand(attempts: readonly AttemptSummary[]): void {
  const client = useQueryClient();
  useEffect(() => {
    for (const { id, courseKey, paperKey } of attempts) {
      const query = examQueries.attemptOf(inCourse(courseKey, paperKey));
      const isKnown = client.getQueryData(query.queryKey)?.id === id;
      if (!isKnown) void client.prefetchQuery({ ...query, staleTime: 0 });
    }
  }, [attempts, client]);
}

/** An attempt that another tab or device started closes keys that were read here before it. */
function useReportsSince({ attempts, serverNow, receivedAt }: Running): void {
  const client = useQueryClient();
  useEffect(() => {
    const ahead = Date.parse(serverNow) - receivedAt.date;
    const starts = attempts.map(({ startedAt }) => Date.parse(startedAt) - ahead);
    if (starts.length > 0) dropReports(client, Math.max(...starts));
  }, [attempts, serverNow, receivedAt, client]);
}

/**
 * What other pages left of attempts goes out, and what is over elsewhere is tidied up.
 * @param ids of what is said to run, with commas
 */
function useLeftWork(ids: string): void {
  const { id: learnerId } = useLearner();
  const outbox = useOutbox();
  const connection = useConnection();
  const client = useQueryClient();
  useEffect(() => {
    if (connection !== 'online') return;
    return later(() => {
      for (const attemptId of attemptsToSend(ownStorage, learnerId, ids.split(','))) {
        void outbox.put(attemptWrite({ learnerId, attemptId }));
      }
    }, AFTER_ATTEMPT_MS);
  }, [ids, connection, learnerId, outbox]);
  useEffect(
    () =>
      outbox.follow(null, ({ entry }) => {
        if (entry.kind !== 'attempt.save') return;
        void client.invalidateQueries({ queryKey: examQueries.running().queryKey });
      }),
    [outbox, client],
  );
}
