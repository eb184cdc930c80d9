// Where a group of the outline is practised: its own practice, else a practice by topic on its weakest objective.
import type { CatalogIndex } from '#domain/catalog/catalog-index.ts';
import type { CourseKey } from '#domain/catalog/course-keys.ts';
import { type GivenAnswer, topicFigure } from '#domain/readiness/weak-areas.ts';
import { topicCounts } from './paper-topics.ts';

export interface GroupPractice {
  readonly paperKey: string;
  /** The objective that a practice by topic is drawn from; null of a practice of the whole group. */
  readonly topic: string | null;
}

/**
 * @param objectives ids of the group's, in the outline's order
 * @param answers newest first, as `groupMastery` takes them
 * @returns a practice that asks about the whole group and nothing outside it, else the practice by topic on the objective of the
 *   group with the smallest share right (one without an answer counts as 0, the first of equals is taken); null where
 *   the course has neither
 */
export function groupPractice(
  catalog: CatalogIndex,
  courseKey: CourseKey,
  { objectives, answers }: { objectives: readonly string[]; answers: readonly GivenAnswer[] },
): GroupPractice | null {
  const practices = catalog
    .papersOf(courseKey)
    .filter(({ kind }) => kind === 'practice')
    .map((paper) => ({ paper, topics: [...topicCounts(catalog, paper).keys()] }));
  const own = practices.find(
    ({ paper, topics }) =>
      paper.draw === undefined &&
      topics.every((topic) => objectives.includes(topic)) &&
      objectives.every((id) => topics.includes(id)),
  );
  if (own) return { paperKey: own.paper.key, topic: null };
  const shareOf = (id: string): number => {
    const { answers: count, right } = topicFigure(id, answers);
    return count === 0 ? 0 : right / count;
  };
  const weakestFirst = objectives.toSorted((one, other) => shareOf(one) - shareOf(other));
  for (const topic of weakestFirst) {
    const byTopic = practices.find(
      ({ paper, topics }) => paper.draw === 'focus' && topics.includes(topic),
    );
    if (byTopic) return { paperKey: byTopic.paper.key, topic };
  }
  return null;
}
