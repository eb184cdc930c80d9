// Exam coverage grows with evidence: by the exam's weights, the share of each objective's quizzes and papers
// that were passed (decisions 1).
import type { Objective } from '#domain/catalog/catalog.ts';

/** A quiz, or a paper that is sat like the exam: what it asks about, and where it was passed. */
export interface Assessment {
  /** Ids of the objectives that it asks about. */
  readonly objectives: readonly string[];
  /** Those of them in which the learner passed it. */
  readonly passedIn: readonly string[];
}

/** One objective of the outline, as coverage counts it. */
export interface CoverageShare {
  readonly id: string;
  /** Its share of the exam, among those that something asks about; a percent with hundredths, so that the sum comes out. */
  readonly weightPercent: number;
  /** How many of the quizzes and papers that ask about it were passed in it, of how many. */
  readonly passed: number;
  readonly all: number;
}

/**
 * What coverage is the sum of, each share times what was passed of it, in the order of the outline. An objective that
 * nothing asks about is left out.
 * @param objectives the course's exam outline
 */
export function coverageShares(
  objectives: readonly Objective[],
  assessments: readonly Assessment[],
): readonly CoverageShare[] {
  const asked = objectives.flatMap(({ id, weight }) => {
    const asking = assessments.filter((one) => one.objectives.includes(id));
    const passed = asking.filter((one) => one.passedIn.includes(id)).length;
    return asking.length === 0 ? [] : [{ id, weight, passed, all: asking.length }];
  });
  const whole = asked.reduce((sum, { weight }) => sum + weight, 0);
  return asked.map(({ weight, ...share }) => ({
    ...share,
    weightPercent: whole === 0 ? 0 : Math.round((10_000 * weight) / whole) / 100,
  }));
}

/**
 * Whole percent, rounded, 100 only where everything was passed and 0 only where nothing was. An objective that nothing asks
 * about counts for nothing.
 * @param objectives the course's exam outline
 */
export function examCoverage(
  objectives: readonly Objective[],
  assessments: readonly Assessment[],
): number {
  let weights = 0;
  let covered = 0;
  for (const { id, weight } of objectives) {
    const asking = assessments.filter((one) => one.objectives.includes(id));
    if (asking.length === 0) continue;
    const passed = asking.filter((one) => one.passedIn.includes(id)).length;
    weights += weight;
    covered += (weight * passed) / asking.length;
  }
  if (weights === 0) return 0;
  const isWhole = assessments.every((one) =>
    one.objectives.every((id) => one.passedIn.includes(id)),
  );
  if (covered === 0) return 0;
  return isWhole ? 100 : Math.min(99, Math.max(1, Math.round((100 * covered) / weights)));
}

/** One or two questions say nothing about an objective. */
export const COVERED_FROM_QUESTIONS = 3;

/** What a passed attempt asked of one objective. */
export interface PassedShare {
  readonly paperId: string;
  readonly objectiveId: string;
  readonly questions: number;
  readonly points: number;
  readonly maxPoints: number;
  /** The line of that paper. */
  readonly passPercent: number;
}

/** Whether a passed attempt shows an objective: asked often enough, and the paper's line reached in it too. */
export const coversObjective = ({
  questions,
  points,
  maxPoints,
  passPercent,
}: Omit<PassedShare, 'paperId' | 'objectiveId'>): boolean =>
  questions >= COVERED_FROM_QUESTIONS && 100 * points >= passPercent * maxPoints;
