// What time it is on the server, counted with a clock that nobody can set: the device's own date
// never says how much time is left.

export interface ServerClock {
  /** Takes a time that the server told, ISO 8601. */
  hear: (serverNow: string) => void;
  /** The server's time, ms since 1970. */
  now: () => number;
}

/**
 * An answer is always older than it says, by its way to us: so of all that were heard the one that
 * puts the time furthest is the nearest to the truth. It also mends a steady clock that slept with
 * the device.
 * @param steady a clock in ms that only runs forward, such as `performance.now`
 */
export function serverClock(serverNow: string, steady: () => number): ServerClock {
  let ahead = Date.parse(serverNow) - steady();
  return {
    hear: (told) => {
      ahead = Math.max(ahead, Date.parse(told) - steady());
    },
    now: () => steady() + ahead,
  };
}
