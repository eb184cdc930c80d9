// What attempts say about a learner: scores for confidence, answers for weak areas.
import type { CatalogIndex } from '#domain/catalog/catalog-index.ts';
import { shownScore } from '#domain/exam/shown-score.ts';
import { shownPercent } from '#domain/kernel/pass-line.ts';
import { isWhole } from '#domain/questions/answer.ts';
import type { Executor } from '#server/db/database.ts';
import { gradedAnswers, gradedScores, scoreTotals } from './evidence.queries.ts';

/** Attempts that were worked on: an empty paper says nothing about what somebody knows. */
export interface ExamEvidence {
  /** Whole percents as reports show them, with their ends in ms, newest first. */
  readonly scores: readonly {
    readonly paperId: string;
    readonly percent: number;
    readonly at: number;
  }[];
  /** Answered questions with the ends of their attempts in ms, newest first. */
  readonly answers: readonly {
    readonly questionId: string;
    readonly right: boolean;
    readonly at: number;
  }[];
}

/** Evidence of a course from the graded attempts of a learner. */
export async function examEvidence(
  db: Executor,
  catalog: CatalogIndex,
  learnerId: string,
  courseKey: string,
): Promise<ExamEvidence> {
  const [scores, answers] = await Promise.all([
    gradedScores(db, learnerId, courseKey),
    gradedAnswers(db, learnerId, courseKey),
  ]);
  return {
    scores: scores.map((attempt) => ({
      paperId: attempt.paperId,
      percent: shownScore(attempt),
      at: attempt.at?.getTime() ?? 0,
    })),
    answers: answers.flatMap(({ questionId, right, at, answer }) => {
      const question = catalog.findQuestion(questionId);
      // An incomplete answer is none.
      if (question && !isWhole(question, answer)) return [];
      return { questionId, right: right ?? false, at: at?.getTime() ?? 0 };
    }),
  };
}

/** Mean of a course's papers that were long enough and at least half answered, whole percent; null without one. */
export async function averageScore(
  db: Executor,
  learnerId: string,
  courseKey: string,
): Promise<number | null> {
  const [totals] = await scoreTotals(db, learnerId, courseKey);
  return totals === undefined || totals.count === 0
    ? null
    : shownPercent(totals.sum, 100 * totals.count);
}
