// Exam coverage is the share of a course's objectives that done quizzes cover (brief 2, section 9).
import type { Objective } from '#domain/catalog/catalog.ts';

/**
 * Whole percent of distinct objectives covered.
 * @param objectives the course's exam outline
 * @param covered objective ids of done quizzes; repeated and unknown ids count once or not at all
 */
export function examCoverage(objectives: readonly Objective[], covered: Iterable<string>): number {
  if (objectives.length === 0) return 0;
  const known = new Set(objectives.map((objective) => objective.id));
  const met = new Set(covered).intersection(known);
  return Math.round((met.size / known.size) * 100);
}
