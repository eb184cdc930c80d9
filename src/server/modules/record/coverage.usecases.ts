// How much of a course's exam the learner's passed quizzes and papers cover.
import type { Course } from '#domain/catalog/catalog.ts';
import type { CatalogIndex } from '#domain/catalog/catalog-index.ts';
import { objectivesAsked } from '#domain/exam/paper-topics.ts';
import type { Records } from '#domain/missions/mission-status.ts';
import { pathStates } from '#domain/path/path-states.ts';
import {
  type Assessment,
  COVERED_FROM_QUESTIONS,
  coversObjective,
  examCoverage,
} from '#domain/readiness/exam-coverage.ts';
import type { Executor } from '#server/db/database.ts';
import { passedShares } from './evidence.queries.ts';

export interface CoverageInput {
  readonly course: Course;
  readonly learnerId: string;
  readonly records: Records;
}

/**
 * Quizzes of phases and of the Core line, and papers that are sat like the exam.
 * @returns whole percent; null before the learner tried any of them
 */
export async function coverageOf(
  db: Executor,
  catalog: CatalogIndex,
  { course, learnerId, records }: CoverageInput,
): Promise<number | null> {
  const quizzes = pathStates(catalog, course.key, records).items.filter(
    ({ item }) => item.form === 'quiz',
  );
  const papers = catalog.papersOf(course.key).filter(({ kind }) => kind === 'simulation');
  const wasTried =
    quizzes.some(({ record }) => (record?.bestPercent ?? null) !== null) ||
    papers.some(({ id }) => records.has(id));
  if (!wasTried) return null;
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
  return examCoverage(course.objectives, assessments);
}
