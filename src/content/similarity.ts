import { termsOf } from './prose.ts';

/**
 * Shared over all members of two sets; 0 where both are empty.
 * @param least what matters to the caller: below it the answer may be 0
 */
export function jaccard<T>(a: ReadonlySet<T>, b: ReadonlySet<T>, least = 0): number {
  const [small, large] = a.size <= b.size ? [a, b] : [b, a];
  let missing = 0;
  for (const member of small) {
    if (large.has(member)) continue;
    missing++;
    if (small.size - missing < least * (large.size + missing)) return 0;
  }
  const all = large.size + missing;
  return all === 0 ? 0 : (small.size - missing) / all;
}

/** Runs of `size` words; a text shorter than that is one run. */
export function shingles(text: string, size = 5): Set<string> {
  const terms = termsOf(text);
  const runs = new Set<string>();
  for (let i = 0; i + size <= terms.length; i++) runs.add(terms.slice(i, i + size).join(' '));
  if (runs.size === 0 && terms.length > 0) runs.add(terms.join(' '));
  return runs;
}

export type Vector = ReadonlyMap<string, number>;

/** Unit TF-IDF vectors of the texts, in their order. */
export function tfIdf(texts: readonly string[]): Vector[] {
  const counts = texts.map((text) => {
    const terms = new Map<string, number>();
    for (const term of termsOf(text)) terms.set(term, (terms.get(term) ?? 0) + 1);
    return terms;
  });
  const documents = new Map<string, number>();
  for (const terms of counts) {
    for (const term of terms.keys()) documents.set(term, (documents.get(term) ?? 0) + 1);
  }
  return counts.map((terms) => {
    const weighed = [...terms].map(([term, count]) => {
      // Smoothed, so that a term of every text still counts a little in a small bank.
      const rarity = Math.log((1 + texts.length) / (1 + (documents.get(term) ?? 0))) + 1;
      return [term, count * rarity] as const;
    });
    const length = Math.hypot(...weighed.map(([, weight]) => weight)) || 1;
    // The heaviest first: a comparison can stop as soon as the rest cannot bring two texts together.
    weighed.sort(([, a], [, b]) => b - a);
    return new Map(weighed.map(([term, weight]) => [term, weight / length]));
  });
}

/**
 * Cosine of two unit vectors.
 * @param least what matters to the caller: below it the answer may be 0
 */
export function cosine(a: Vector, b: Vector, least = 0): number {
  let sum = 0;
  let rest = 1;
  for (const [term, weight] of a) {
    sum += weight * (b.get(term) ?? 0);
    rest -= weight * weight;
    // What is left of `a` adds at most its own length, as `b` has the length 1 (Cauchy and Schwarz).
    if (sum + Math.sqrt(Math.max(rest, 0)) < least) return 0;
  }
  return sum;
}
