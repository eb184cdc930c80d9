// Searching the book of reference: what is called so first, then what says so, and where it says it.
import type { BookPhase, BookTechnique, Reference } from '#contract/reference.ts';
import { beginsWith, isSame, isShortFor, withheldIn, wordsOf } from './book-words.ts';

/** Parts of a page in which a line can be found. */
export type BookPart =
  | 'objective'
  | 'input'
  | 'step'
  | 'output'
  | 'purpose'
  | 'usedIn'
  | 'explanation';

export interface BookLine {
  readonly part: BookPart;
  /** Its place in the part, from 1. */
  readonly number: number;
  readonly text: string;
}

/** An entry of the book, and the lines that hold the search; none where its name alone does. */
export interface Found<T> {
  readonly entry: T;
  readonly lines: readonly BookLine[];
}

type Term = Reference['terms'][number];
export type BookGroup =
  | { readonly kind: 'phases'; readonly found: readonly Found<BookPhase>[] }
  | { readonly kind: 'techniques'; readonly found: readonly Found<BookTechnique>[] }
  | { readonly kind: 'terms'; readonly found: readonly Found<Term>[] };

/**
 * All words have to be found, in the name, in a line, or the one in the name and the other in a line.
 * @returns the kinds in which something was found, that with the best name first; none for an empty search
 */
export function searchBook(book: Reference, search: string): readonly BookGroup[] {
  const phases = ranked(book.phases, search, ({ title }) => title, phaseLines);
  const techniques = ranked(book.techniques, search, ({ name }) => name, techniqueLines(search));
  const terms = ranked(book.terms, search, ({ term }) => term, termLines);
  const groups: { group: BookGroup; best: number }[] = [
    { group: { kind: 'phases', found: phases.found }, best: phases.best },
    { group: { kind: 'techniques', found: techniques.found }, best: techniques.best },
    { group: { kind: 'terms', found: terms.found }, best: terms.best },
  ];
  return groups
    .filter(({ group }) => group.found.length > 0)
    .toSorted((a, b) => a.best - b.best)
    .map(({ group }) => group);
}

/**
 * Pages by their ids, of each kind in their order; the kind of the first id comes first.
 * @param ids of pages of the book, best first
 */
export function pagesOf(book: Reference, ids: readonly string[]): readonly BookGroup[] {
  const named = <T extends { readonly id: string }>(entries: readonly T[]): Found<T>[] =>
    ids.flatMap((id) => {
      const entry = entries.find((one) => one.id === id);
      return entry ? { entry, lines: [] } : [];
    });
  const groups: BookGroup[] = [
    { kind: 'phases', found: named(book.phases) },
    { kind: 'techniques', found: named(book.techniques) },
    { kind: 'terms', found: named(book.terms) },
  ];
  const place = ({ found }: BookGroup) => ids.indexOf(found[0]?.entry.id ?? '');
  return groups.filter(({ found }) => found.length > 0).toSorted((a, b) => place(a) - place(b));
}

const lines = (part: BookPart, texts: readonly string[]): BookLine[] =>
  texts.map((text, index) => ({ part, number: index + 1, text }));

const phaseLines = ({ objective, inputs, steps, outputs }: BookPhase): BookLine[] => [
  ...lines('objective', [objective]),
  ...lines('input', inputs),
  ...lines('step', steps),
  ...lines('output', outputs),
];
/** A phase counts where the search names it: its subject alone would bring up every technique. */
const techniqueLines =
  (search: string) =>
  ({ purpose, usedIn }: BookTechnique): BookLine[] => [
    ...lines('purpose', [purpose]),
    ...lines('usedIn', usedIn ?? []).filter(({ text }) => beginsWith(text, search)),
  ];
const termLines = ({ text }: Term): BookLine[] => lines('explanation', [text]);

/** What fits, best first: same name, name that begins so, name that holds it, line, name and line. */
function ranked<T>(
  entries: readonly T[],
  search: string,
  nameOf: (entry: T) => string,
  linesOf: (entry: T) => readonly BookLine[],
): { found: readonly Found<T>[]; best: number } {
  const words = wordsOf(search);
  const fitting = entries
    .map((entry) => {
      const name = nameOf(entry);
      const isShort = isShortFor(search, name);
      const inName = withheldIn(name, words);
      const isNamed = isShort || inName.length === words.length;
      const missing = words.filter((word) => isNamed || !inName.includes(word));
      const holding = linesOf(entry).filter(
        ({ text }) => withheldIn(text, missing).length === missing.length,
      );
      const isWhole = holding.some(({ text }) => withheldIn(text, words).length === words.length);
      const rank = isNamed ? nameRank(name, search, isShort) : isWhole ? 3 : 4;
      return { entry, lines: holding, rank, isFound: isNamed || holding.length > 0 };
    })
    .filter(({ isFound }) => isFound && words.length > 0)
    .toSorted((a, b) => a.rank - b.rank);
  return {
    found: fitting.map(({ entry, lines: holding }) => ({ entry, lines: holding })),
    best: fitting[0]?.rank ?? 5,
  };
}

function nameRank(name: string, search: string, isShort: boolean): number {
  if (isShort || isSame(name, search)) return 0;
  return beginsWith(name, search) ? 1 : 2;
}
