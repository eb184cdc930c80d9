// What `public/start.js` asked for before the app arrived: each answer is taken once, by the first call.

interface Asked {
  answer: Promise<Response>;
  askedAt: number;
  /** Ends the request. */
  end: () => void;
}

interface Early {
  answers: Map<string, Asked>;
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
 * @param signal ends the request for whoever took its answer
 * @returns the answer that is on its way, or undefined where the call has to be made
 */
export function takeEarly(
  path: string,
  now: number,
  signal: AbortSignal,
): Promise<Response> | undefined {
  const early = globalThis.meritpathEarly;
  const found = early?.answers.get(path);
  if (early === undefined || found === undefined) {
    if (early !== undefined) early.isOver = true;
    return undefined;
  }
  early.answers.delete(path);
  if (now - found.askedAt > FRESH_MS) return undefined;
  signal.addEventListener('abort', found.end, { once: true });
  return found.answer;
}

/** Ends what was asked ahead and nobody has taken: whoever it was asked for is leaving. */
export function endEarly(): void {
  const early = globalThis.meritpathEarly;
  if (early === undefined) return;
  early.isOver = true;
  for (const { end } of early.answers.values()) end();
  early.answers.clear();
}
