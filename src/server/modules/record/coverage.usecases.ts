// How much of a course's exam the learner's passed quizzes and papers cover.
import type { Course } from '#domain/catalog/catalog.ts';
import type { CatalogIndex } from '#domain/catalog/catalog-index.ts';
import { objectivesAsked } from '#domain/exam/paper-topics.ts';
import type { Records } from '#domain/missions/mission-status.ts';
import { pathStates } from '#domain/path/path-states.ts';
import {
  type Assessment,
  COVERED_FROM_QUESTIONS,
  type CoverageShare,
  coverageShares,
  coversObjective,
  examCoverage,
} from '#domain/readiness/exam-coverage.ts';
import type { Executor } from '#server/db/database.ts';
import { passedShares } from './evidence.queries.ts';

export interface Coverage {
  /** Whole percent; null before the learner tried a quiz or such a paper. */
  readonly percent: number | null;
  /** What it is the sum of; empty while there is none. */
  readonly shares: readonly CoverageShare[];
  /** What passes them, in percent: of its quizzes and of the exams that are sat like the real one. */
  readonly from: { readonly quizzes: readonly number[]; readonly simulations: readonly number[] };
}

export interface CoverageInput {
  readonly course: Course;
  readonly learnerId: string;
  readonly records: Records;
}

/** By quizzes of phases and of the Core line, and papers that are sat like the exam. */
export async function coverageOf(
  db: Executor,
  catalog: CatalogIndex,
  { course, learnerId, records }: CoverageInput,
): Promise<Coverage> {
  const quizzes = pathStates(catalog, course.key, records).items.filter(
    ({ item }) => item.form === 'quiz',
  );
  const papers = catalog.papersOf(course.key).filter(({ kind }) => kind === 'simulation');
  const wasTried =
    quizzes.some(({ record }) => (record?.bestPercent ?? null) !== null) ||
    papers.some(({ id }) => records.has(id));
  const from = {
    quizzes: distinct(quizzes.flatMap(({ item }) => item.quiz?.passPercent ?? [])),
    simulations: distinct(papers.map(({ passPercent }) => passPercent)),
  };
  if (!wasTried) return { percent: null, shares: [], from };
  const passed = (await passedShares(db, learnerId, course.key)).filter(coversObjective);
  const assessments: Assessment[] = [
    ...quizzes.map(({ item: { objectives }, status }) => ({
      objectives,
      passedIn: status === 'done' ? objectives : [],
    })),
    ...papers.map((paper) => ({
      objectives: objectivesAsked(catalog, paper, COVERED_FROM_QUESTIONS),
      passedIn: passed
        .filter(({ paperId }) => paperId === paper.id)
        .map(({ objectiveId }) => objectiveId),
    })),
  ];
  return {
    percent: examCoverage(course.objectives, assessments),
    shares: coverageShares(course.objectives, assessments),
    from,
  };
}

const distinct = (percents: readonly number[]): number[] =>
  [...new Set(percents)].toSorted((a, b) => a - b);
