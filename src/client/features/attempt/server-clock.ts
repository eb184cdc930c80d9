// What time it is on the server, counted with a clock that nobody can set: the device's own date
// never says how much time is left.

import type { Age } from '#client/api/received.ts';

export interface ServerClock {
  /** Takes a time of the server, ISO 8601. */
  receive: (serverNow: string) => void;
  /** False while only the device's date says how much time has passed since the server answered. */
  isSure: () => boolean;
  /** The server's time, ms since 1970. */
  now: () => number;
}

/**
 * An answer is always older than it says, by its way to us: so of all that came the one that
 * puts the time furthest is the nearest to the truth. It also mends a steady clock that slept with
 * the device.
 * @param steady a clock in ms that only runs forward, such as `performance.now`
 * @param age how long ago `serverNow` was sent
 */
export function serverClock(
  serverNow: string,
  steady: () => number,
  age: Age = { ms: 0, isSure: true },
): ServerClock {
  let ahead = Date.parse(serverNow) + age.ms - steady();
  let { isSure } = age;
  return {
    receive: (serverNow) => {
      const offset = Date.parse(serverNow) - steady();
      ahead = isSure ? Math.max(ahead, offset) : offset;
      isSure = true;
    },
    isSure: () => isSure,
    now: () => steady() + ahead,
  };
}
