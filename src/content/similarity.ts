import { termsOf } from './prose.ts';

/** Shared over all members of two sets; 0 where both are empty. */
export function jaccard<T>(a: ReadonlySet<T>, b: ReadonlySet<T>): number {
  let shared = 0;
  for (const member of a) if (b.has(member)) shared++;
  const all = a.size + b.size - shared;
  return all === 0 ? 0 : shared / all;
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
    return new Map(weighed.map(([term, weight]) => [term, weight / length]));
  });
}

/** Cosine of two unit vectors. */
export function cosine(a: Vector, b: Vector): number {
  const [small, large] = a.size <= b.size ? [a, b] : [b, a];
  let sum = 0;
  for (const [term, weight] of small) sum += weight * (large.get(term) ?? 0);
  return sum;
}
