// What a query finds among the entries, and what is offered while there is none.
import { useDeferredValue, useMemo } from 'react';
import { usePath } from '#client/base/navigation.tsx';
import { openedOnDevice } from '#client/base/opened.ts';
import { useTextIndex } from '#client/base/search/use-text-index.ts';
import { useLearner } from '#client/base/session/session.tsx';
import { matching, searchable, withMore } from '#domain/search/match.ts';
import { type Opened, recentAndPopular, together } from '#domain/search/recent-and-popular.ts';
import type { Entry } from './entry.ts';
import type { Found } from './use-entries.ts';

/** All that is found is counted, however few are shown. */
const EVERY = Number.POSITIVE_INFINITY;

interface FoundRows {
  /** The best of them, as many as were asked for. */
  readonly rows: readonly Entry[];
  /** How many there are. */
  readonly total: number;
  /** False as long as the index may still add something. */
  readonly isSettled: boolean;
}

/**
 * The rule of the brief first; what the index finds beside it comes after.
 * @param atMost how many rows are shown of all that are found
 */
export function useFound(entries: readonly Entry[], query: string, atMost: number): FoundRows {
  const prepared = useMemo(() => searchable(entries), [entries]);
  const byId = useMemo(() => new Map(entries.map((entry) => [entry.id, entry])), [entries]);
  const texts = useMemo(
    () =>
      entries.map(({ id, title, description, more }) => ({
        id,
        title,
        description: `${description}\n${more}`,
      })),
    [entries],
  );
  const index = useTextIndex(texts);
  const found = useMemo(() => matching(prepared, query, EVERY), [prepared, query]);
  // What the rule finds is there with the keystroke; what the index adds may come a moment later.
  const asked = useDeferredValue(query);
  const added = useMemo(() => {
    if (index === null) return [];
    return index(asked, EVERY).flatMap((id) => byId.get(id) ?? []);
  }, [byId, index, asked]);
  const isSettled = asked === query;
  return useMemo(() => {
    const all = isSettled ? withMore(found, added, EVERY) : found;
    return { rows: all.slice(0, atMost), total: all.length, isSettled };
  }, [found, added, isSettled, atMost]);
}

/** What this learner really opened, on this device and in their account. */
export function useRecent(entries: readonly Entry[], opened: Found['opened']): readonly Entry[] {
  const { id: learnerId } = useLearner();
  const path = usePath();
  return useMemo(() => {
    const onDevice = openedOnDevice(learnerId);
    const onAccount = new Map(opened.map(({ id, at }) => [id, Date.parse(at)]));
    return recentAndPopular(
      entries.flatMap((entry) => {
        // Nobody looks for where they are.
        if (entry.to === path) return [];
        const at = onAccount.get(entry.id);
        const here: Opened | undefined = onDevice.get(entry.to);
        const both = at === undefined ? here : together(here, { count: 1, at });
        return both === undefined ? [] : [{ entry, opened: both }];
      }),
    );
  }, [entries, opened, learnerId, path]);
}
