// When a session has to be refreshed: within 90 s of its end, looked at every 30 s (brief 1, 7.1).

/** The tick of the look, in milliseconds. */
export const lookEveryMs = 30_000;
/** Three ticks before the end it is time. */
const refreshWithinMs = 3 * lookEveryMs;

/** A session that is opened with less than this left is rolled forward at once, so that who studies
 * every day is never signed out. */
const rollWithinMs = 6 * 24 * 3_600_000;

/** Should a session be rolled forward when a page opens? Takes what `lookAtExpiry` takes. */
export const isWorthRolling = (session: {
  expiresAt: string;
  now: number;
  offsetMs: number;
}): boolean => Date.parse(session.expiresAt) - (session.now + session.offsetMs) < rollWithinMs;

/**
 * How far the server's clock is ahead of this device's, in milliseconds.
 * @param serverTime the server's clock in its answer, ISO 8601
 * @param now this device's clock when the answer came, ms since the epoch
 */
export const clockOffset = (serverTime: string, now: number): number =>
  Date.parse(serverTime) - now;

/**
 * What the look finds.
 * @param expiresAt when the session ends by the server's clock, ISO 8601
 * @param now this device's clock, ms since the epoch
 * @param offsetMs what `clockOffset` said, so that a wrong clock neither refreshes all the time nor
 * too late
 */
export function lookAtExpiry({
  expiresAt,
  now,
  offsetMs,
}: {
  expiresAt: string;
  now: number;
  offsetMs: number;
}): 'fine' | 'refresh' {
  return Date.parse(expiresAt) - (now + offsetMs) <= refreshWithinMs ? 'refresh' : 'fine';
}
