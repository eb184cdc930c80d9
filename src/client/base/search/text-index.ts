// The search index: finds what the rule of the search does not, such as words in another order or with a
// letter wrong. Loaded when something is searched for.
import MiniSearch from 'minisearch';
import { folded } from '#domain/search/match.ts';

export interface IndexedText {
  readonly id: string;
  readonly title: string;
  readonly description: string;
}

/** @returns ids, best first; none for a query without a word */
export type TextIndex = (query: string, limit: number) => readonly string[];

/** A wrong letter is forgiven in words from this length on. */
const FORGIVEN_FROM = 4;
/** One letter in five. */
const FORGIVEN = 0.2;

/** One spelling for the two of English, and none for a plural. */
const termOf = (word: string): string =>
  folded(word)
    .replace(/([iy])s(?=[aei])/g, '$1z')
    .replace(/(?<=\w{3})(?<!s)s$/, '');

export function textIndex(texts: readonly IndexedText[]): TextIndex {
  // By place: what holds the texts may use an id for things of several kinds.
  const index = new MiniSearch<IndexedText & { at: number }>({
    idField: 'at',
    fields: ['title', 'description'],
    processTerm: termOf,
    searchOptions: {
      boost: { title: 3 },
      combineWith: 'AND',
      prefix: (term) => term.length > 1,
      fuzzy: (term) => (term.length < FORGIVEN_FROM ? false : FORGIVEN),
    },
  });
  index.addAll(texts.map((text, at) => ({ ...text, at })));
  return (query, limit) =>
    index
      .search(query)
      .slice(0, limit)
      .flatMap(({ id }) => texts[id as number]?.id ?? []);
}
