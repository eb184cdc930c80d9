// How long ago something was: whole days, then whole hours, else just now.

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

export type RelativeAge = { unit: 'days' | 'hours'; count: number } | { unit: 'now' };

/**
 * @param createdAt the instant, ISO 8601
 * @param nowMs the clock, milliseconds since 1970; an instant ahead of it counts as now
 */
export function relativeAge(createdAt: string, nowMs: number): RelativeAge {
  const passed = nowMs - Date.parse(createdAt);
  if (passed >= DAY_MS) return { unit: 'days', count: Math.floor(passed / DAY_MS) };
  if (passed >= HOUR_MS) return { unit: 'hours', count: Math.floor(passed / HOUR_MS) };
  return { unit: 'now' };
}
