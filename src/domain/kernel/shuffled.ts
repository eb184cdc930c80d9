// Chance comes in as a seed: the same seed gives the same order everywhere.

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

/** A number from 0 to under 1 that only the seed decides. */
export const drawn = (seed: string): number => generator(seedOf(seed))();
