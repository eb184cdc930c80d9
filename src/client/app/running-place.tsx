// The place of the way back into a running attempt. The code that shows it is fetched only where one
// runs; where this device knows of one, its room is kept, so that nothing moves when it is shown.
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { queries } from '#client/api/queries.ts';
import { attemptsWithWork, ownShelf } from '#client/features/attempt/work-shelf.ts';
import { useLearner } from '#client/features/session/session.tsx';

const LOOK_EVERY_MS = 60_000;

const RunningAttempts = lazy(async () => ({
  default: (await import('./running-attempts.tsx')).RunningAttempts,
}));

export function RunningPlace() {
  const { id } = useLearner();
  const { data } = useQuery({ ...queries.running(), refetchInterval: LOOK_EVERY_MS });
  const hasLeft = attemptsWithWork(ownShelf, id).length > 0;
  const place = hasLeft ? <div aria-hidden="true" className="running-place" /> : null;
  if (data === undefined) return place;
  if (data.attempts.length === 0 && !hasLeft) return null;
  return (
    <Suspense fallback={place}>
      <RunningAttempts running={data} />
    </Suspense>
  );
}
