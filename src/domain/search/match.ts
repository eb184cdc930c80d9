// What a search finds (brief 1, 2.5): whatever holds the query, in any case, in its title or description.

/** Shown while somebody searches. */
export const FOUND_AT_MOST = 10;

/** A text as it is compared: without case, accents and space around it. */
export const folded = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

/** An entry with its texts as they are compared, made once: a keystroke looks at all of them. */
export interface Searchable<T> {
  readonly entry: T;
  readonly title: string;
  readonly description: string;
}

export const searchable = <T extends { readonly title: string; readonly description: string }>(
  entries: readonly T[],
): readonly Searchable<T>[] =>
  entries.map((entry) => ({
    entry,
    title: folded(entry.title),
    description: folded(entry.description),
  }));

/** How well each of them fits; the smaller the better. */
const RANKS = { same: 0, begins: 1, word: 2, title: 3, description: 4 } as const;
const LAST = RANKS.description;

function rankOf({ title, description }: Searchable<unknown>, query: string): number | null {
  const at = title.indexOf(query);
  if (at === 0) return title.length === query.length ? RANKS.same : RANKS.begins;
  if (at > 0) return title.includes(` ${query}`) ? RANKS.word : RANKS.title;
  return description.includes(query) ? RANKS.description : null;
}

/**
 * The entries whose title or description holds the whole query: same title first, then titles that begin
 * with it, that have a word that does, that hold it, then descriptions. Equals keep their order.
 * @param limit how many at most
 * @returns none for a query without a letter
 */
export function matching<T>(
  entries: readonly Searchable<T>[],
  query: string,
  limit: number = FOUND_AT_MOST,
): T[] {
  const sought = folded(query);
  if (sought === '') return [];
  const byRank: T[][] = Array.from({ length: LAST + 1 }, () => []);
  for (const one of entries) {
    const rank = rankOf(one, sought);
    const ranked = rank === null ? undefined : byRank[rank];
    if (ranked !== undefined && ranked.length < limit) ranked.push(one.entry);
  }
  return byRank.flat().slice(0, limit);
}

/** What was found, with more from elsewhere after it: nothing twice, `limit` at most. */
export const withMore = <T>(found: readonly T[], more: readonly T[], limit: number): T[] =>
  [...new Set([...found, ...more])].slice(0, limit);

/** In groups, each where its best entry stands: the order of the rows is the order of the keys. */
export const grouped = <T extends { readonly kind: string }>(
  found: readonly T[],
): { readonly kind: T['kind']; readonly entries: readonly T[] }[] =>
  [...Map.groupBy(found, ({ kind }): T['kind'] => kind)].map(([kind, entries]) => ({
    kind,
    entries,
  }));
