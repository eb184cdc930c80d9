// Badges over a phase or a lab count what the learner did there, and nothing of the rest.
import type { Badge, BadgeRule } from '#domain/catalog/catalog.ts';
import type { CatalogIndex } from '#domain/catalog/catalog-index.ts';
import type { CourseKey, Industry } from '#domain/catalog/course-keys.ts';

type Subjects = Pick<CatalogIndex, 'badges' | 'findPhase' | 'findItem'>;

/** A phase as badges name it: its key is its course's only. */
export const unitOf = ({ course, subject }: { course: CourseKey; subject: string }): string =>
  `${course} ${subject}`;

/**
 * The course that a badge belongs to, by the phase, lab or papers that it names.
 * @returns null where it counts what was done in any course
 */
export function courseOfBadge(
  catalog: Pick<CatalogIndex, 'findPaper' | 'findItem'>,
  { rule }: Pick<Badge, 'rule'>,
): CourseKey | null {
  if (rule === undefined) return null;
  if ('course' in rule) return rule.course;
  if ('papers' in rule) return catalog.findPaper(rule.papers[0] ?? '')?.courseKey ?? null;
  return 'subject' in rule ? (catalog.findItem(rule.subject)?.courseKey ?? null) : null;
}

/** The phases that badges name, by course and key. */
const unitsOf = (catalog: Subjects): ReadonlyMap<string, readonly string[]> =>
  new Map(
    catalog.badges.flatMap(({ rule }) =>
      rule?.metric === 'unit-items-done'
        ? [[unitOf(rule), catalog.findPhase(rule.course, rule.subject)?.itemIds ?? []] as const]
        : [],
    ),
  );

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
  return {
    itemIds: [...unitsOf(catalog).values()].flat(),
    labIds: named(catalog, 'lab-industries'),
    paperIds: [
      ...new Set(
        catalog.badges.flatMap(({ rule }) => (rule && 'papers' in rule ? rule.papers : [])),
      ),
    ],
  };
}

/** Items done of each phase that a badge names, by `unitOf`. */
export const countPhaseItems = (
  catalog: Subjects,
  itemsDone: ReadonlySet<string>,
): ReadonlyMap<string, number> =>
  new Map(
    [...unitsOf(catalog)].map(([unit, itemIds]) => [
      unit,
      itemIds.filter((itemId) => itemsDone.has(itemId)).length,
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
      const variants = Object.entries(catalog.findItem(id)?.variants ?? {});
      const handedIn = variants.filter(([, { steps }]) =>
        steps
          .filter((step) => step.kind !== 'reading')
          .every((step) => tasksDone.has(`${id} ${step.id}`)),
      );
      return [id, handedIn.map(([industry]) => industry)];
    }),
  );
