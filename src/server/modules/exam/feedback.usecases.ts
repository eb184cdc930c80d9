// The feedback that may be given now: a key, a reason and the lesson leave the server together.

import { type Feedback, feedbackView } from '#contract/questions/questions.ts';
import type { CatalogIndex } from '#domain/catalog/catalog-index.ts';
import type { Paper } from '#domain/exam/paper.ts';
import type { Answer, Question } from '#domain/questions/questions.ts';
import type { Executor } from '#server/db/database.ts';
import { lessonsOf } from '#server/modules/record/lesson-links.usecases.ts';
import { openKeysOf } from '#server/modules/record/withheld.usecases.ts';
import type { AttemptRow } from './exam.queries.ts';

/** The feedback of an answer; null while the question's key has to wait. */
export type GiveFeedback = (question: Question, answer: Answer | null) => Feedback | null;

/** Of a paper that explains after its end while it runs, and of an answer that can still change. */
export const noFeedback: GiveFeedback = () => null;

/** Tells of an attempt that has ended. */
export async function feedbackAfterEnd(
  db: Executor,
  catalog: CatalogIndex,
  { learnerId, courseKey }: Pick<AttemptRow, 'learnerId' | 'courseKey'>,
): Promise<GiveFeedback> {
  const isKeyOpen = await openKeysOf(db, catalog, learnerId);
  const lessonOf = await lessonsOf(db, catalog, learnerId, courseKey);
  return (question, answer) =>
    isKeyOpen(question.id) ? feedbackView(question, answer, lessonOf(question)) : null;
}

/** Tells of an attempt that runs: of committed answers, where the paper explains at once. */
export const feedbackWhileRunning = async (
  db: Executor,
  catalog: CatalogIndex,
  attempt: Pick<AttemptRow, 'learnerId' | 'courseKey'>,
  { review }: Pick<Paper, 'review'>,
): Promise<GiveFeedback> =>
  review === 'immediate' ? feedbackAfterEnd(db, catalog, attempt) : noFeedback;
