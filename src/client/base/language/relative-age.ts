// How long ago something was: whole days, then whole hours, then whole minutes, else just now.

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

export type RelativeAge = { unit: 'days' | 'hours' | 'minutes'; count: number } | { unit: 'now' };

/**
 * @param createdAt the instant, ISO 8601
 * @param nowMs the clock, milliseconds since 1970; an instant ahead of it counts as now
 */
export function relativeAge(createdAt: string, nowMs: number): RelativeAge {
  const passed = nowMs - Date.parse(createdAt);
  if (passed >= DAY_MS) return { unit: 'days', count: Math.floor(passed / DAY_MS) };
  if (passed >= HOUR_MS) return { unit: 'hours', count: Math.floor(passed / HOUR_MS) };
  // Below that it is just now (decision record 0092).
  if (passed >= MINUTE_MS) return { unit: 'minutes', count: Math.floor(passed / MINUTE_MS) };
  return { unit: 'now' };
}

/**
 * The stretch of time that an age falls in, as a key: the last hour, each hour before it, each day. What is alike
 * within one stretch is told as one thing, however many minutes lie between.
 */
export const stretchOf = (age: RelativeAge): string =>
  age.unit === 'hours' || age.unit === 'days' ? `${age.count} ${age.unit}` : 'hour';
