// The place of the way back into a running attempt. The code that shows it is fetched only where one
// runs; where this device knows of one, its room is kept, so that nothing moves when it is shown.
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { examQueries } from '#client/api/exam-queries.ts';
import { loadTexts } from '#client/base/language/page-texts.ts';
import { useLearner } from '#client/base/session/session.tsx';
import { attemptsWithWork, ownStorage } from '#client/features/attempt/work-storage.ts';

const LOOK_EVERY_MS = 60_000;

const RunningAttempts = lazy(async () => {
  const [rows] = await Promise.all([
    import('./running-attempts.tsx'),
    loadTexts(['attempt', 'exam']),
  ]);
  return { default: rows.RunningAttempts };
});

export function RunningPlace() {
  const { id } = useLearner();
  // A page that opens asks, whatever the device kept: another one may have handed in meanwhile.
  const { data } = useQuery({
    ...examQueries.running(),
    refetchInterval: LOOK_EVERY_MS,
    refetchOnMount: 'always',
  });
  const hasLeft = attemptsWithWork(ownStorage, id).length > 0;
  const place = hasLeft ? <div aria-hidden="true" className="running-place" /> : null;
  if (data === undefined) return place;
  if (data.attempts.length === 0 && !hasLeft) return null;
  return (
    <Suspense fallback={place}>
      <RunningAttempts running={data} />
    </Suspense>
  );
}
