// Badges over a phase or a lab count what the learner did there, and nothing of the rest.
import type { BadgeRule } from '#domain/catalog/catalog.ts';
import type { CatalogIndex } from '#domain/catalog/catalog-index.ts';
import { INDUSTRIES, type Industry } from '#domain/catalog/path.ts';

type Subjects = Pick<CatalogIndex, 'badges' | 'findPhase' | 'findItem'>;

/** The subjects that badges of one metric name. */
const named = ({ badges }: Subjects, metric: BadgeRule['metric']): string[] => [
  ...new Set(
    badges.flatMap(({ rule }) =>
      rule?.metric === metric && 'subject' in rule ? [rule.subject] : [],
    ),
  ),
];

/** The items, labs and papers that badges look at: what has to be read of a learner. */
export function subjectsOf(catalog: Subjects): {
  itemIds: string[];
  labIds: string[];
  paperIds: string[];
} {
  const phases = named(catalog, 'phase-items-done');
  return {
    itemIds: phases.flatMap((id) => [...(catalog.findPhase(id)?.itemIds ?? [])]),
    labIds: named(catalog, 'lab-industries'),
    paperIds: [
      ...new Set(
        catalog.badges.flatMap(({ rule }) => (rule && 'papers' in rule ? rule.papers : [])),
      ),
    ],
  };
}

/** Items done of each phase that a badge names. */
export const countPhaseItems = (
  catalog: Subjects,
  itemsDone: ReadonlySet<string>,
): ReadonlyMap<string, number> =>
  new Map(
    named(catalog, 'phase-items-done').map((id) => [
      id,
      (catalog.findPhase(id)?.itemIds ?? []).filter((itemId) => itemsDone.has(itemId)).length,
    ]),
  );

/**
 * The industries in which each lab that a badge names was handed in to its end.
 * @param tasksDone tasks handed in, as `<lab id> <step id>`
 */
export const countLabs = (
  catalog: Subjects,
  tasksDone: ReadonlySet<string>,
): ReadonlyMap<string, readonly Industry[]> =>
  new Map(
    named(catalog, 'lab-industries').map((id) => {
      const variants = catalog.findItem(id)?.variants;
      const isHandedIn = (industry: Industry): boolean =>
        variants?.[industry].steps
          .filter((step) => step.kind !== 'reading')
          .every((step) => tasksDone.has(`${id} ${step.id}`)) ?? false;
      return [id, INDUSTRIES.filter(isHandedIn)];
    }),
  );
