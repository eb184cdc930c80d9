// When an activity has left its deliverable: it is done, and every task of a story of it was handed in.
import { isTask } from '#domain/catalog/activity.ts';
import type { Industry } from '#domain/catalog/course-keys.ts';
import type { PathItem } from '#domain/catalog/path.ts';
import type { Instant } from '#domain/kernel/time.ts';
import type { TaskStep } from '#domain/tasks/tasks.ts';

/** A story of an activity that was handed in whole. */
export interface Made {
  /** The company whose case it is about; null where the activity has one case, or none, for everybody. */
  readonly industry: Industry | null;
  /** The title of its case; null where it has none. */
  readonly caseTitle: string | null;
  readonly tasks: readonly TaskStep[];
  /** When the last of its tasks was handed in. */
  readonly madeAt: Instant;
}

type Leaves = Pick<PathItem, 'deliverable' | 'steps' | 'story' | 'variants'>;

/**
 * The deliverables of a done activity, one for each story that was handed in whole, the latest first.
 * @param handedIn when tasks were handed in, by step id; one that is practiced again counts as it did before
 * @returns nothing where the activity promises none
 */
export function madeOf(item: Leaves, handedIn: ReadonlyMap<string, Instant>): Made[] {
  if (item.deliverable === undefined) return [];
  const stories = item.variants
    ? Object.entries(item.variants).map(([industry, { title, steps }]) => ({
        industry,
        caseTitle: title,
        steps,
      }))
    : [{ industry: null, caseTitle: item.story?.title ?? null, steps: item.steps }];
  return stories
    .flatMap(({ industry, caseTitle, steps }): Made[] => {
      const tasks = steps.filter(isTask);
      const at = tasks.map(({ id }) => handedIn.get(id));
      const isWhole = at.length > 0 && at.every((one) => one !== undefined);
      return isWhole ? [{ industry, caseTitle, tasks, madeAt: Math.max(...at) }] : [];
    })
    .toSorted((a, b) => b.madeAt - a.madeAt);
}
