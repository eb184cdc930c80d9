// What a paper asks about: the objectives of a unit of its bank are those of the unit's questions.
import type { CatalogIndex } from '#domain/catalog/catalog-index.ts';
import type { Bank, Paper } from './paper.ts';

/** @returns the ids of the objectives or areas that the questions of a unit are on; most units have one */
export const objectivesOf = (catalog: CatalogIndex, bank: Bank, unit: string): string[] => [
  ...new Set(
    (bank.units[unit] ?? []).flatMap(
      ({ questionId }) => catalog.findQuestion(questionId)?.tags[0] ?? [],
    ),
  ),
];

/** @returns the id of an objective or area; '' for a unit without questions */
export const objectiveOf = (catalog: CatalogIndex, bank: Bank, unit: string): string =>
  objectivesOf(catalog, bank, unit)[0] ?? '';

/**
 * How many questions a paper asks of each objective or area: null where it does not say, as without a blueprint,
 * and as of a unit whose questions are on several.
 */
export function topicCounts(catalog: CatalogIndex, paper: Paper): Map<string, number | null> {
  const bank = catalog.bankOf(paper);
  const units = paper.blueprint
    ? Object.entries(paper.blueprint)
    : Object.keys(bank.units).map((unit) => [unit, null] as const);
  const counts = new Map<string, number | null>();
  for (const [unit, count] of units) {
    const ids = objectivesOf(catalog, bank, unit);
    for (const id of ids) {
      const before = counts.get(id);
      const isSaid = count !== null && ids.length === 1 && before !== null;
      counts.set(id, isSaid ? (before ?? 0) + count : null);
    }
  }
  return counts;
}

/** Ids of the objectives of which a paper's blueprint asks at least so many questions. */
export const objectivesAsked = (catalog: CatalogIndex, paper: Paper, least: number): string[] =>
  [...topicCounts(catalog, paper)]
    .filter(([, count]) => count !== null && count >= least)
    .map(([id]) => id);
