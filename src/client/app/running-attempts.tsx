// What is running is kept in sight on every other screen, and what it left on this device goes out.
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo } from 'react';
import { useConnection } from '#client/api/connection.ts';
import { ageOf, type Heard } from '#client/api/heard.ts';
import { queries } from '#client/api/queries.ts';
import { leftCalls } from '#client/features/attempt/left-calls.ts';
import { sendLeftWork } from '#client/features/attempt/send-left-work.ts';
import { later, waitAfter } from '#client/features/attempt/sitting-calls.ts';
import { clockText } from '#client/features/attempt/time-left.ts';
import { ownShelf } from '#client/features/attempt/work-shelf.ts';
import { dropReports } from '#client/features/exam/drop-explained.ts';
import { RunningRows } from '#client/features/running/running-rows.tsx';
import { useLearner } from '#client/features/session/session.tsx';
import type { AttemptSummary } from '#contract/exams.ts';

/** An attempt that was just left still sends for itself. */
const AFTER_ATTEMPT_MS = 1_500;

interface Running {
  attempts: readonly AttemptSummary[];
  serverNow: string;
  heard: Heard;
}

export function RunningAttempts({ running }: { running: Running }) {
  const client = useQueryClient();
  const onExpired = useCallback(
    () => void client.invalidateQueries({ queryKey: queries.running().queryKey }),
    [client],
  );
  useLeftWork(running.attempts.map(({ id }) => id).join());
  useAtHand(running.attempts);
  useReportsSince(running);
  const serverNow = useMemo(() => {
    const ahead = Date.parse(running.serverNow) + ageOf(running.heard).ms - performance.now();
    return () => performance.now() + ahead;
  }, [running]);
  return (
    <RunningRows
      attempts={running.attempts}
      onExpired={onExpired}
      serverNow={serverNow}
      textOf={clockText}
    />
  );
}

/** Reads what runs before it is gone to: the way back then works without a network too. */
function useAtHand(attempts: readonly AttemptSummary[]): void {
  const client = useQueryClient();
  useEffect(() => {
    for (const { id, paperKey } of attempts) {
      const query = queries.attemptOf(paperKey);
      const isKnown = client.getQueryData(query.queryKey)?.id === id;
      if (!isKnown) void client.prefetchQuery({ ...query, staleTime: 0 });
    }
  }, [attempts, client]);
}

/** An attempt that another tab or device started closes keys that were read here before it. */
function useReportsSince({ attempts, serverNow, heard }: Running): void {
  const client = useQueryClient();
  useEffect(() => {
    const ahead = Date.parse(serverNow) - heard.date;
    const starts = attempts.map(({ startedAt }) => Date.parse(startedAt) - ahead);
    if (starts.length > 0) dropReports(client, Math.max(...starts));
  }, [attempts, serverNow, heard, client]);
}

/** @param ids of what is said to run, with commas */
function useLeftWork(ids: string): void {
  const { id: learnerId } = useLearner();
  const connection = useConnection();
  const client = useQueryClient();
  useEffect(() => {
    if (connection !== 'online') return;
    let isStopped = false;
    let failures = 0;
    let cancel = later(() => void send(), AFTER_ATTEMPT_MS);
    const send = async () => {
      const { sent, isOver } = await sendLeftWork({
        shelf: ownShelf,
        learnerId,
        running: ids.split(','),
        calls: leftCalls,
      });
      if (sent > 0) void client.invalidateQueries({ queryKey: queries.running().queryKey });
      if (isOver || isStopped) return;
      failures += 1;
      cancel = later(() => void send(), waitAfter(failures));
    };
    return () => {
      isStopped = true;
      cancel();
    };
  }, [ids, connection, learnerId, client]);
}
