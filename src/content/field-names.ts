// Names of the field in running text: where one stands, and where one was meant and not met.

/** A name without a word in its middle is flagged from three words on. */
const MIDDLE_FROM = 3;
/** One without its first word, or with another word in its middle, from four words on. */
const FIRST_FROM = 4;
const WORD = /[\p{L}\p{N}]+(?:[-’'][\p{L}\p{N}]+)*/gu;

/** A near miss: the words of the text, and the name they come close to. */
export interface NearMiss {
  readonly found: string;
  readonly name: string;
}

/** Whether the name stands in the text word for word; an s at its end is allowed. */
export function holdsName(text: string, name: string): boolean {
  const at = text.indexOf(name);
  if (at < 0) return false;
  const isEdge = (char: string | undefined) => !char || !/[\p{L}\p{N}]/u.test(char);
  const rest = text.slice(at + name.length);
  if (isEdge(text[at - 1]) && isEdge(rest.startsWith('s') ? rest[1] : rest[0])) return true;
  return holdsName(text.slice(at + 1), name);
}

/** Looks for near misses in one text. */
export type NearMissFinder = (text: string) => NearMiss[];

/**
 * Places where all words of a name but one stand in their order: one was dropped, though not the
 * last, or one in the middle is another.
 * @param names those to look for
 * @param known phrases that are right by themselves, such as terms of a glossary
 */
export function nearMissFinder(
  names: readonly string[],
  known: readonly string[] = [],
): NearMissFinder {
  const phrases = [...names, ...known].map(wordsIn);
  const whole = byFirstWord(phrases, ([first]) => [first]);
  const sought = names.map((name) => ({ name, parts: wordsIn(name) }));
  const missable = byFirstWord(sought, ({ parts }) => parts.slice(0, 2));
  return (text) => {
    const words = wordsIn(text);
    const taken = coveredBy(words, whole);
    return words.flatMap((word, start) => {
      if (!/^\p{Lu}/u.test(word)) return [];
      return (missable.get(word) ?? []).flatMap(({ name, parts }) => {
        const length = missAt(words, start, parts);
        const isTaken = taken.slice(start, start + length).some(Boolean);
        if (length === 0 || isTaken) return [];
        return [{ found: words.slice(start, start + length).join(' '), name }];
      });
    });
  };
}

const wordsIn = (text: string): string[] => text.match(WORD) ?? [];

const isSame = (word: string | undefined, part: string | undefined): boolean =>
  word === part || word === `${part}s`;

const standsAt = (words: readonly string[], start: number, parts: readonly string[]): boolean =>
  parts.every((part, index) => isSame(words[start + index], part));

/** Phrases by the words that a place of theirs may begin with, so that a text asks only for those. */
function byFirstWord<T>(
  phrases: readonly T[],
  firstOf: (phrase: T) => readonly (string | undefined)[],
): ReadonlyMap<string, readonly T[]> {
  const found = new Map<string, T[]>();
  for (const phrase of phrases) {
    const firsts = firstOf(phrase).filter((word) => word !== undefined);
    for (const word of new Set(firsts.flatMap((first) => [first, `${first}s`]))) {
      found.set(word, [...(found.get(word) ?? []), phrase]);
    }
  }
  return found;
}

/** For each word whether it belongs to a whole phrase. */
function coveredBy(
  words: readonly string[],
  phrases: ReadonlyMap<string, readonly string[][]>,
): boolean[] {
  const taken = words.map(() => false);
  words.forEach((word, start) => {
    for (const phrase of phrases.get(word) ?? []) {
      if (standsAt(words, start, phrase)) taken.fill(true, start, start + phrase.length);
    }
  });
  return taken;
}

/** How many words from `start` on come close to the name; 0 where they do not. */
function missAt(words: readonly string[], start: number, parts: readonly string[]): number {
  if (parts.length < MIDDLE_FROM) return 0;
  const middle = parts.slice(1, -1).map((_, index) => index + 1);
  const dropped = parts.length < FIRST_FROM ? middle : [0, ...middle];
  if (dropped.some((at) => standsAt(words, start, parts.toSpliced(at, 1)))) return parts.length - 1;
  const altered = parts.length < FIRST_FROM ? [] : middle;
  const isAltered = altered.some((at) => {
    const word = words[start + at];
    return word !== undefined && standsAt(words, start, parts.with(at, word));
  });
  return isAltered ? parts.length : 0;
}
