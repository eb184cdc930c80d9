// Exam coverage is the share of a course's objectives that done quizzes and passed papers cover (brief 2, section 9).
import type { Objective } from '#domain/catalog/catalog.ts';

/**
 * Whole percent of distinct objectives covered.
 * @param objectives the course's exam outline
 * @param covered objective ids of done quizzes and passed papers; repeated and unknown ids count once or not at all
 */
export function examCoverage(objectives: readonly Objective[], covered: Iterable<string>): number {
  if (objectives.length === 0) return 0;
  const known = new Set(objectives.map((objective) => objective.id));
  const met = new Set(covered).intersection(known);
  return Math.round((met.size / known.size) * 100);
}

/** One or two questions say nothing about an objective. */
const COVERED_FROM_QUESTIONS = 3;

/** What a passed paper asked of one objective. */
export interface PassedShare {
  readonly objectiveId: string;
  readonly questions: number;
  readonly points: number;
  readonly maxPoints: number;
  /** The line of that paper. */
  readonly passPercent: number;
}

/** Objectives that a passed paper covers: asked often enough, and the paper's line was reached in them too. */
export const coveredByPapers = (shares: readonly PassedShare[]): readonly string[] =>
  shares
    .filter(
      ({ questions, points, maxPoints, passPercent }) =>
        questions >= COVERED_FROM_QUESTIONS && 100 * points >= passPercent * maxPoints,
    )
    .map(({ objectiveId }) => objectiveId);
