// The terms that a query finds: by the rule of the search, and after them what the index adds.
import { useMemo } from 'react';
import { useTextIndex } from '#client/base/search/use-text-index.ts';
import type { TermView } from '#contract/play.ts';
import { matching, searchable, withMore } from '#domain/search/match.ts';

/** @returns all of them, in their order, while nothing is searched for */
export function useTerms(terms: readonly TermView[], query: string): readonly TermView[] {
  const texts = useMemo(
    () => terms.map(({ id, term, text }) => ({ id, title: term, description: text })),
    [terms],
  );
  const isSearching = query.trim() !== '';
  const index = useTextIndex(isSearching ? texts : undefined);
  return useMemo(() => {
    if (!isSearching) return terms;
    const found = matching(searchable(texts), query, terms.length).map(({ id }) => id);
    const ids = withMore(found, index?.(query, terms.length) ?? [], terms.length);
    const byId = new Map(terms.map((term) => [term.id, term]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  }, [terms, texts, index, isSearching, query]);
}
