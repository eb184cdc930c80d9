// What `public/start.js` asked for before the app arrived: each answer is taken once, by the first call.

interface Early {
  answers: Map<string, { answer: Promise<Response>; askedAt: number }>;
  /** The app asks for itself now: nothing more is asked ahead. */
  isOver: boolean;
}
declare global {
  var meritpathEarly: Early | undefined;
}

/** An answer that waited longer for its taker is asked for again. */
const FRESH_MS = 30_000;

/**
 * @param path path and query of a read
 * @param now as `performance.now`
 * @returns the answer that is on its way, or undefined where the call has to be made
 */
export function takeEarly(path: string, now: number): Promise<Response> | undefined {
  const early = globalThis.meritpathEarly;
  const found = early?.answers.get(path);
  if (early === undefined || found === undefined) {
    if (early !== undefined) early.isOver = true;
    return undefined;
  }
  early.answers.delete(path);
  return now - found.askedAt <= FRESH_MS ? found.answer : undefined;
}
