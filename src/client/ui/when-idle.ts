/** By then the first screen stands, on a slow line too. */
const AFTER_MS = 4_000;

/**
 * Calls back once, when the first screen stands and the page is idle: what is fetched ahead must not stand in
 * the way of a page that waits for its data, which is idle too.
 * @returns what ends it
 */
export function whenIdle(callback: () => void): () => void {
  let idle = 0;
  const timer = setTimeout(() => {
    if (typeof requestIdleCallback === 'function') idle = requestIdleCallback(callback);
    else callback();
  }, AFTER_MS);
  return () => {
    clearTimeout(timer);
    if (idle !== 0) cancelIdleCallback(idle);
  };
}
