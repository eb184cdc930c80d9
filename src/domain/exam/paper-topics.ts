// What a paper asks about: the objective of a unit of its bank is that of the unit's questions.
import type { CatalogIndex } from '#domain/catalog/catalog-index.ts';
import type { Bank, Paper } from './paper.ts';

/** @returns the id of an objective or area; '' for a unit without questions */
export function objectiveOf(catalog: CatalogIndex, bank: Bank, unit: string): string {
  const [first] = bank.units[unit] ?? [];
  return catalog.findQuestion(first?.questionId ?? '')?.tags[0] ?? '';
}

/** Ids of the objectives of which a paper's blueprint asks at least so many questions. */
export function objectivesAsked(catalog: CatalogIndex, paper: Paper, least: number): string[] {
  const bank = catalog.bankOf(paper);
  const counts = new Map<string, number>();
  for (const [unit, count] of Object.entries(paper.blueprint ?? {})) {
    const id = objectiveOf(catalog, bank, unit);
    counts.set(id, (counts.get(id) ?? 0) + count);
  }
  return [...counts].filter(([, count]) => count >= least).map(([id]) => id);
}
