// Which simulation says what the topics of a mastery weigh, so that a learner can read the weights off its rules.
import type { CatalogIndex } from '#domain/catalog/catalog-index.ts';
import type { CourseKey } from '#domain/catalog/course-keys.ts';
import type { Paper } from './paper.ts';
import { topicCounts } from './paper-topics.ts';

export interface WeighingPaper {
  readonly paper: Paper;
  /** How many of its questions ask about a topic. */
  readonly questionsOn: (objectiveId: string) => number;
}

/**
 * @param objectives ids of all that are weighed
 * @returns the simulation with the most questions that says of each of them how many it asks, the first of equals;
 *   null where no simulation says it of all
 */
export function weighingPaper(
  catalog: CatalogIndex,
  courseKey: CourseKey,
  objectives: readonly string[],
): WeighingPaper | null {
  const [found] = catalog
    .papersOf(courseKey)
    .filter(({ kind }) => kind === 'simulation')
    .map((paper) => ({ paper, counts: topicCounts(catalog, paper) }))
    .filter(({ counts }) => objectives.every((id) => (counts.get(id) ?? 0) > 0))
    .toSorted((one, other) => other.paper.count - one.paper.count);
  return found ? { paper: found.paper, questionsOn: (id) => found.counts.get(id) ?? 0 } : null;
}
