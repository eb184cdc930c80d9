// A search in the book: by its rule, and where that finds nothing, the pages that the index names.
import { useMemo } from 'react';
import { useTextIndex } from '#client/base/search/use-text-index.ts';
import type { Reference } from '#contract/reference.ts';
import { type BookGroup, pagesOf, searchBook } from './book-search.ts';

/** @returns the kinds in which something was found; none for an empty search */
export function useBookSearch(book: Reference, search: string): readonly BookGroup[] {
  const byRule = useMemo(() => searchBook(book, search), [book, search]);
  const isLost = search.trim() !== '' && byRule.length === 0;
  const texts = useMemo(() => textsOf(book), [book]);
  const index = useTextIndex(isLost ? texts : undefined);
  return useMemo(
    () => (isLost && index !== null ? pagesOf(book, index(search, FOUND_MAX)) : byRule),
    [isLost, index, book, search, byRule],
  );
}

/** What the rule did not find is a guess: a few pages are enough. */
const FOUND_MAX = 8;

const textsOf = ({ phases, techniques, terms }: Reference) => [
  ...phases.map(({ id, title, objective, inputs, steps, outputs }) => ({
    id,
    title,
    description: [objective, ...inputs, ...steps, ...outputs].join('\n'),
  })),
  ...techniques.map(({ id, name, purpose }) => ({ id, title: name, description: purpose })),
  ...terms.map(({ id, term, text }) => ({ id, title: term, description: text })),
];
