// Two activities that teach the same: doing one takes the other off the route as a recap (decisions 5).
import type { CatalogIndex } from '#domain/catalog/catalog-index.ts';
import { oncePer } from '#domain/catalog/once.ts';
import type { Records } from '#domain/missions/records.ts';

const twinsOf = oncePer(
  ({ courses }: CatalogIndex): ReadonlyMap<string, string> =>
    new Map(
      courses.flatMap(({ twins = [] }) =>
        twins.flatMap(([one, other]): [string, string][] => [
          [one, other],
          [other, one],
        ]),
      ),
    ),
);

/** What teaches the same as an activity; undefined where nothing does. */
export const twinOf = (catalog: CatalogIndex, id: string): string | undefined =>
  twinsOf(catalog).get(id);

/** True where the twin is done: this one counts as done, and is offered as a recap. */
export function isRecap(catalog: CatalogIndex, id: string, records: Records): boolean {
  const twin = twinOf(catalog, id);
  return twin !== undefined && records.get(twin)?.status === 'done';
}
