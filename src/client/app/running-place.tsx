// The place of the way back into a running attempt. Its code comes with its data; where this device
// knows of an attempt, its room is kept, so that nothing moves when it is shown.
import { lazy, Suspense } from 'react';
import { attemptsWithWork } from '#client/features/attempt/kept-work.ts';
import { useLearner } from '#client/features/session/session.tsx';

const RunningAttempts = lazy(async () => ({
  default: (await import('./running-attempts.tsx')).RunningAttempts,
}));

function isExpected(learnerId: string): boolean {
  try {
    return attemptsWithWork(localStorage, learnerId).length > 0;
  } catch {
    return false;
  }
}

export function RunningPlace() {
  const { id } = useLearner();
  const place = isExpected(id) ? <div aria-hidden="true" className="running-place" /> : null;
  return (
    <Suspense fallback={place}>
      <RunningAttempts place={place} />
    </Suspense>
  );
}
