// What time it is on the server, counted with a clock that nobody can set: the device's own date
// never says how much time is left.

import type { Age } from '#client/api/received.ts';

export interface ServerClock {
  /** Takes a time that the server told, ISO 8601. */
  hear: (serverNow: string) => void;
  /** False while only the device's date says how much time has passed since the server was heard. */
  isSure: () => boolean;
  /** The server's time, ms since 1970. */
  now: () => number;
}

/**
 * An answer is always older than it says, by its way to us: so of all that were heard the one that
 * puts the time furthest is the nearest to the truth. It also mends a steady clock that slept with
 * the device.
 * @param steady a clock in ms that only runs forward, such as `performance.now`
 * @param age how long ago `serverNow` was told
 */
export function serverClock(
  serverNow: string,
  steady: () => number,
  age: Age = { ms: 0, isSure: true },
): ServerClock {
  let ahead = Date.parse(serverNow) + age.ms - steady();
  let { isSure } = age;
  return {
    hear: (told) => {
      const heard = Date.parse(told) - steady();
      ahead = isSure ? Math.max(ahead, heard) : heard;
      isSure = true;
    },
    isSure: () => isSure,
    now: () => steady() + ahead,
  };
}
