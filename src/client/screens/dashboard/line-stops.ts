// Which station of a line the learner stands at, and how far the line is lit.

import type { StopLook } from '#client/ui/stop.tsx';
import type { Dashboard } from '#contract/progress.ts';

type LineStop = Dashboard['line'][number];

export interface ShownStop extends LineStop {
  look: StopLook;
  /** The stretch of line before it is lit. */
  isReached: boolean;
}

/**
 * The learner stands where the next step does, else at the first section begun, else at the first that is open.
 * @param nextId the stop of the one next step; null where that stands at none
 */
export function lineStops(
  line: Dashboard['line'],
  nextId: string | null,
): {
  stops: ShownStop[];
  now: LineStop | undefined;
} {
  const now =
    line.find((stop) => stop.id === nextId && stop.status !== 'done' && stop.status !== 'locked') ??
    line.find((stop) => stop.status === 'in_progress') ??
    line.find((stop) => stop.status === 'available');
  const lit = now === undefined ? line.length : line.indexOf(now);
  const stops = line.map((stop, index) => ({
    ...stop,
    look: stop === now ? ('now' as const) : lookOf(stop),
    isReached: index > 0 && index <= lit,
  }));
  return { stops, now };
}

function lookOf(stop: LineStop): StopLook {
  if (stop.status === 'done' || stop.status === 'locked') return stop.status;
  return 'open';
}
