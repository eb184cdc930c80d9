// Which station of a line the learner stands at, and how far the line is lit.

import { isLitBehind } from '#client/features/path/lit-behind.ts';
import type { StopLook } from '#client/ui/stop.tsx';
import type { Dashboard } from '#contract/progress.ts';

type LineStop = Dashboard['line'][number];

export interface ShownStop extends LineStop {
  look: StopLook;
  /** The stretch of line before it is lit: the station at its other end is done. */
  isReached: boolean;
}

/**
 * The learner stands where the next step does, else at the first section begun, else at the first that is open.
 * @param nextId the stop of the one next step; null where that stands at none
 * @param isBeside whether such a step stands beside the line: then the learner stands at no station of it
 */
export function lineStops(
  line: Dashboard['line'],
  nextId: string | null,
  isBeside = false,
): {
  stops: ShownStop[];
  now: LineStop | undefined;
} {
  const now = isBeside
    ? undefined
    : (line.find(
        (stop) => stop.id === nextId && stop.status !== 'done' && stop.status !== 'locked',
      ) ??
      line.find((stop) => stop.status === 'in_progress') ??
      line.find((stop) => stop.status === 'available'));
  const stops = line.map((stop, index) => ({
    ...stop,
    look: stop === now ? ('now' as const) : lookOf(stop),
    isReached: isLitBehind(line[index - 1]),
  }));
  return { stops, now };
}

function lookOf(stop: LineStop): StopLook {
  if (stop.status === 'in_progress') return 'begun';
  return stop.status === 'available' ? 'open' : stop.status;
}
