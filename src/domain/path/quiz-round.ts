// A quiz draws a round of questions from a stored seed; what was not drawn yet comes first.

/** Mulberry32: a small generator with a 32-bit seed, enough to shuffle a list the same way twice. */
function generator(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** FNV-1a: a text as a 32-bit seed. */
function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const char of text) hash = Math.imul(hash ^ char.codePointAt(0)!, 0x01000193);
  return hash >>> 0;
}

/** A copy in an order that only the seed decides (Fisher-Yates, so that every order is alike likely). */
export function shuffled<T>(list: readonly T[], seed: string): T[] {
  const random = generator(seedOf(seed));
  const copy = [...list];
  for (let at = copy.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [copy[at], copy[other]] = [copy[other]!, copy[at]!];
  }
  return copy;
}

/**
 * The questions of a round. Rounds walk through a shuffled bank without repeats until it is used up,
 * then through it in another order.
 * @param round counted from 1
 * @param seed the learner's and the quiz's ids: the same learner gets the same round on every device
 */
export function drawRound(
  questionIds: readonly string[],
  count: number,
  round: number,
  seed: string,
): readonly string[] {
  const perLap = Math.max(1, Math.floor(questionIds.length / count));
  const lap = Math.floor((round - 1) / perLap);
  const at = ((round - 1) % perLap) * count;
  return shuffled(questionIds, `${seed}:${lap}`).slice(at, at + count);
}

/** Passed when all were answered and the share of right ones reaches the line. */
export function isPassed(right: number, total: number, passPercent: number): boolean {
  return total > 0 && 100 * right >= passPercent * total;
}
