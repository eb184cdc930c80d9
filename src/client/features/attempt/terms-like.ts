// Searching the glossary: by its terms first, then by what they say.
import type { TermView } from '#contract/play.ts';

/** @returns all for an empty search; those that begin with it before those that hold it */
export function termsLike(terms: readonly TermView[], search: string): readonly TermView[] {
  const wanted = search.trim().toLowerCase();
  if (wanted === '') return terms;
  const rank = ({ term, text }: TermView): number => {
    const at = term.toLowerCase().indexOf(wanted);
    if (at >= 0) return at === 0 ? 0 : 1;
    return text.toLowerCase().includes(wanted) ? 2 : 3;
  };
  return terms.filter((term) => rank(term) < 3).toSorted((a, b) => rank(a) - rank(b));
}
