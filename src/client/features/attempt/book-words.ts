// What a search in the book of reference looks for, and where a text holds it.

/** One spelling for the two of English, of the same length: organise is found as organize. */
const folded = (text: string): string =>
  text.toLowerCase().replace(/([iy])s(?=[aei])/g, (_, letter: string) => `${letter}z`);

/** @returns the words that have to be found, each without the s of a plural; none for an empty search */
export function wordsOf(search: string): readonly string[] {
  const words = folded(search)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map((word) => (word.length > 3 ? word.replace(/(?<!s)s$/, '') : word));
  return [...new Set(words)];
}

/** @returns those of the words that the text holds */
export function withheldIn(text: string, words: readonly string[]): readonly string[] {
  const within = folded(text);
  return words.filter((word) =>
    word.length > 1 ? within.includes(word) : new RegExp(patternOf(word), 'u').test(within),
  );
}

/** A single letter is a word of its own, as in Phase E; more may be a part of one. */
const patternOf = (word: string): string =>
  word.length > 1 ? word : `(?<![\\p{L}\\p{N}])${word}(?![\\p{L}\\p{N}])`;

export const isSame = (name: string, search: string): boolean =>
  folded(name) === folded(search.trim());

export const beginsWith = (name: string, search: string): boolean =>
  folded(name).startsWith(folded(search.trim()));

/** ADD for "Architecture Definition Document". */
export function isShortFor(search: string, name: string): boolean {
  const short = search.trim().toLowerCase();
  const first = name
    .toLowerCase()
    .split(/[\s-]+/)
    .map((word) => word[0]);
  return short.length > 1 && short === first.join('');
}

export interface Piece {
  /** Where it begins in the text. */
  readonly at: number;
  readonly text: string;
  readonly isFound: boolean;
}

/** The text in pieces, found words apart from the rest; joined they are the text. */
export function piecesOf(text: string, words: readonly string[]): readonly Piece[] {
  const longest = words.toSorted((a, b) => b.length - a.length);
  const sought = longest.map(patternOf).join('|');
  if (sought === '') return [{ at: 0, text, isFound: false }];
  const pieces: Piece[] = [];
  let end = 0;
  const add = (to: number, isFound: boolean) => {
    if (to > end) pieces.push({ at: end, text: text.slice(end, to), isFound });
    end = to;
  };
  for (const match of folded(text).matchAll(new RegExp(sought, 'gu'))) {
    add(match.index, false);
    add(match.index + match[0].length, true);
  }
  add(text.length, false);
  return pieces;
}
