// Badges over a phase or a lab count what the learner did there, and nothing of the rest.
import type { Badge, BadgeRule } from '#domain/catalog/catalog.ts';
import type { CatalogIndex } from '#domain/catalog/catalog-index.ts';
import type { CourseKey, Industry } from '#domain/catalog/course-keys.ts';
import { oncePer } from '#domain/catalog/once.ts';

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
  const [paper] = papersOf(rule);
  if (paper !== undefined) return catalog.findPaper(paper)?.courseKey ?? null;
  const item = itemIn(rule);
  return item === undefined ? null : (catalog.findItem(item)?.courseKey ?? null);
}

/** The papers that a rule looks at. */
export const papersOf = (rule: BadgeRule | undefined): readonly string[] => {
  if (rule?.metric === 'papers-each') return rule.each.map(({ paper }) => paper);
  return rule && 'papers' in rule ? rule.papers : [];
};

/** The first item that a rule looks at. */
function itemIn(rule: BadgeRule): string | undefined {
  if ('items' in rule) return rule.items[0];
  if ('tasks' in rule) return rule.tasks[0]?.split(' ')[0];
  return 'subject' in rule ? rule.subject : undefined;
}

/** The phases that badges name, by course and key. */
const unitsOf = oncePer(
  (catalog: Subjects): ReadonlyMap<string, readonly string[]> =>
    new Map(
      catalog.badges.flatMap(({ rule }) =>
        rule?.metric === 'unit-items-done'
          ? [[unitOf(rule), catalog.findPhase(rule.course, rule.subject)?.itemIds ?? []] as const]
          : [],
      ),
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

/** What rules of one metric list, each once. */
function listed(
  { badges }: Pick<Subjects, 'badges'>,
  listOf: (rule: BadgeRule) => readonly string[],
): string[] {
  return [...new Set(badges.flatMap(({ rule }) => (rule ? listOf(rule) : [])))];
}

interface BadgeSubjects {
  readonly itemIds: readonly string[];
  readonly labIds: readonly string[];
  readonly quizIds: readonly string[];
  /** `<lab> <task>` */
  readonly tasks: readonly string[];
  readonly paperIds: readonly string[];
}

/** The items, labs, quizzes, tasks and papers that badges look at: what has to be read of a learner. */
export const subjectsOf = oncePer((catalog: Subjects): BadgeSubjects => {
  const items = listed(catalog, (rule) => (rule.metric === 'items-done' ? rule.items : []));
  return {
    itemIds: [...new Set([...[...unitsOf(catalog).values()].flat(), ...items])],
    labIds: named(catalog, 'lab-industries'),
    quizIds: listed(catalog, (rule) => (rule.metric === 'quizzes-at' ? rule.items : [])),
    tasks: listed(catalog, (rule) => (rule.metric === 'tasks-right' ? rule.tasks : [])),
    paperIds: listed(catalog, papersOf),
  };
});

/**
 * Of the tasks that badges name, those with all their points.
 * @param points of tasks handed in, by `<lab> <task>`
 */
export const rightTasks = (
  catalog: Pick<CatalogIndex, 'findItem'>,
  points: ReadonlyMap<string, number>,
): ReadonlySet<string> =>
  new Set(
    [...points].flatMap(([task, earned]) => {
      const [labId = '', stepId = ''] = task.split(' ');
      const step = catalog.findItem(labId)?.steps.find(({ id }) => id === stepId);
      return step && 'points' in step && earned >= step.points ? [task] : [];
    }),
  );

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

/** The tasks of each lab that a badge names, as `<lab id> <step id>`, by industry. */
const labsOf = oncePer(
  (catalog: Subjects) =>
    new Map(
      named(catalog, 'lab-industries').map((id) => {
        const variants = Object.entries(catalog.findItem(id)?.variants ?? {});
        const stories = variants.map(([industry, { steps }]) => ({
          industry,
          tasks: steps.filter((step) => step.kind !== 'reading').map((step) => `${id} ${step.id}`),
        }));
        return [id, stories] as const;
      }),
    ),
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
    [...labsOf(catalog)].map(([id, stories]) => [
      id,
      stories
        .filter(({ tasks }) => tasks.every((task) => tasksDone.has(task)))
        .map(({ industry }) => industry),
    ]),
  );
