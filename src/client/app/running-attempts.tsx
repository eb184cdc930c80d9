// What is running is kept in sight on every other screen, and what it left on this device goes out.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback, useEffect, useMemo } from 'react';
import { newActionKey } from '#client/api/action-key.ts';
import { withKey } from '#client/api/api.ts';
import { useConnection } from '#client/api/connection.ts';
import { attempt as answered } from '#client/api/failure.ts';
import { api } from '#client/api/page-api.ts';
import { queries } from '#client/api/queries.ts';
import { type LeftCalls, sendLeftWork } from '#client/features/attempt/send-left-work.ts';
import { later, waitAfter } from '#client/features/attempt/sitting-calls.ts';
import { clockText } from '#client/features/attempt/time-left.ts';
import { RunningRows } from '#client/features/running/running-rows.tsx';
import { useLearner } from '#client/features/session/session.tsx';

const LOOK_EVERY_MS = 60_000;
/** An attempt that was just left still sends for itself. */
const AFTER_ATTEMPT_MS = 1_500;

const calls: LeftCalls = {
  read: (attemptId) => answered(api.exams.attempt({ attemptId })),
  save: (attemptId, changes) =>
    answered(api.exams.save({ attemptId, changes }, withKey(newActionKey()))),
};

/** @param place stands in while it is not known what is running */
export function RunningAttempts({ place }: { place: ReactNode }) {
  const running = useQuery({ ...queries.running(), refetchInterval: LOOK_EVERY_MS });
  const client = useQueryClient();
  const onExpired = useCallback(
    () => void client.invalidateQueries({ queryKey: queries.running().queryKey }),
    [client],
  );
  const { data } = running;
  useLeftWork(data?.attempts.map(({ id }) => id).join() ?? null);
  const serverNow = useMemo(() => {
    if (data === undefined) return null;
    const ahead = Date.parse(data.serverNow) - data.heardAt;
    return () => performance.now() + ahead;
  }, [data]);
  if (serverNow === null || data === undefined) return place;
  return (
    <RunningRows
      attempts={data.attempts}
      onExpired={onExpired}
      serverNow={serverNow}
      textOf={clockText}
    />
  );
}

/** @param running ids, with commas; null while they are not known */
function useLeftWork(running: string | null): void {
  const { id: learnerId } = useLearner();
  const connection = useConnection();
  const client = useQueryClient();
  useEffect(() => {
    if (running === null || connection !== 'online') return;
    let isStopped = false;
    let failures = 0;
    let cancel = later(() => void send(), AFTER_ATTEMPT_MS);
    const send = async () => {
      const ids = running.split(',');
      const { sent, isOver } = await sendLeftWork({ shelf: localStorage, learnerId, ids, calls });
      if (sent > 0) void client.invalidateQueries({ queryKey: queries.running().queryKey });
      if (isOver || isStopped) return;
      failures += 1;
      cancel = later(() => void send(), waitAfter(failures));
    };
    return () => {
      isStopped = true;
      cancel();
    };
  }, [running, connection, learnerId, client]);
}
