// The texts that are here, by language and area. A screen's areas are fetched before it is shown, so
// that reading them waits for nothing.
import type { Locale } from '#contract/fields.ts';
import type { Area, Messages } from '#texts/messages.ts';

export interface TextFiles {
  /** Comes with the app, in American English. */
  readonly here: Partial<Messages>;
  readonly fetch: <A extends Area>(locale: Locale, area: A) => Promise<Messages[A]>;
}

export interface TextStore {
  /** @returns the texts of an area, or undefined where they have not been fetched */
  readonly find: <A extends Area>(locale: Locale, area: A) => Messages[A] | undefined;
  /** What a reader waits for: the same promise until it is settled, in English where it has to be. */
  readonly load: <A extends Area>(locale: Locale, area: A) => Promise<Messages[A]>;
  /** Fetches areas for a screen; a language that cannot be fetched does not take the screen down. */
  readonly loadAll: (locale: Locale, areas: readonly Area[]) => Promise<void>;
  /** Fetches all that has been used in another language; fails where any of it does. */
  readonly changeTo: (locale: Locale) => Promise<void>;
}

const ENGLISH = 'en-US';
/** So long a failure stands: what is drawn meanwhile meets it instead of asking again. */
const FAILED_FOR_MS = 5_000;

export function createTextStore(files: TextFiles): TextStore {
  const texts = new Map<Locale, Partial<Messages>>([[ENGLISH, { ...files.here }]]);
  /** Areas that are read in English because their own language could not be fetched. */
  const inEnglish = new Set<string>();
  const loading = new Map<string, Promise<unknown>>();
  const used = new Set(Object.keys(files.here) as Area[]);

  const own = <A extends Area>(locale: Locale, area: A): Messages[A] | undefined =>
    texts.get(locale)?.[area];

  function find<A extends Area>(locale: Locale, area: A): Messages[A] | undefined {
    return (
      own(locale, area) ?? (inEnglish.has(`${locale} ${area}`) ? own(ENGLISH, area) : undefined)
    );
  }

  async function fetchOwn<A extends Area>(locale: Locale, area: A): Promise<Messages[A]> {
    const known = own(locale, area);
    if (known !== undefined) return known;
    const fetched = await files.fetch(locale, area);
    texts.set(locale, { ...texts.get(locale), [area]: fetched });
    return fetched;
  }

  async function fetchOrEnglish<A extends Area>(locale: Locale, area: A): Promise<Messages[A]> {
    try {
      return await fetchOwn(locale, area);
    } catch (error) {
      if (locale === ENGLISH) throw error;
      const english = await fetchOwn(ENGLISH, area);
      inEnglish.add(`${locale} ${area}`);
      return english;
    }
  }

  function load<A extends Area>(locale: Locale, area: A): Promise<Messages[A]> {
    used.add(area);
    const key = `${locale} ${area}`;
    const before = loading.get(key) as Promise<Messages[A]> | undefined;
    if (before !== undefined) return before;
    const fetching = fetchOrEnglish(locale, area);
    loading.set(key, fetching);
    fetching.then(
      () => loading.delete(key),
      () => setTimeout(() => loading.delete(key), FAILED_FOR_MS),
    );
    return fetching;
  }

  return {
    find,
    load,
    loadAll: async (locale, areas) => {
      await Promise.all(areas.map((area) => load(locale, area)));
    },
    changeTo: async (locale) => {
      await Promise.all([...used].map((area) => fetchOwn(locale, area)));
    },
  };
}
