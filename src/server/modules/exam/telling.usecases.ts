// What may be told of questions now: a key, a reason and the lesson leave the server together.
import type { Verdict } from '#contract/questions.ts';
import type { CatalogIndex } from '#domain/catalog/catalog-index.ts';
import type { Question } from '#domain/catalog/questions.ts';
import type { Answer } from '#domain/exam/answer.ts';
import type { Paper } from '#domain/exam/paper.ts';
import type { Executor } from '#server/db/database.ts';
import { lessonsOf } from '#server/modules/learning/lesson-links.usecases.ts';
import { heldQuestions } from './draw.usecases.ts';
import type { AttemptRow } from './exam.queries.ts';
import { verdictOf } from './question.views.ts';

/** Says which questions may be told of already. */
export type MayTell = (questionId: string) => boolean;

/** The verdict of an answer; null while the question's key has to wait. */
export type Tell = (question: Question, answer: Answer | null) => Verdict | null;

/** Of a paper that explains after its end while it runs. */
export const tellNothing: Tell = () => null;

/**
 * Questions whose keys have to wait: a running exam of this learner asks them. An attempt asks for
 * its own questions too, so a paper that explains at once is not counted.
 */
export async function mayTellOf(
  db: Executor,
  catalog: CatalogIndex,
  learnerId: string,
): Promise<MayTell> {
  const { byExams } = await heldQuestions(db, catalog, learnerId);
  return (questionId) => !byExams.has(questionId);
}

/** Tells of an attempt that has ended. */
export async function tellOf(
  db: Executor,
  catalog: CatalogIndex,
  { learnerId, courseKey }: Pick<AttemptRow, 'learnerId' | 'courseKey'>,
): Promise<Tell> {
  const mayTell = await mayTellOf(db, catalog, learnerId);
  const lessonOf = await lessonsOf(db, catalog, learnerId, courseKey);
  return (question, answer) =>
    mayTell(question.id) ? verdictOf(question, answer, lessonOf(question)) : null;
}

/** Tells of an attempt that runs: of committed answers, where the paper explains at once. */
export const tellWhile = async (
  db: Executor,
  catalog: CatalogIndex,
  attempt: AttemptRow,
  { review }: Pick<Paper, 'review'>,
): Promise<Tell> => (review === 'immediate' ? tellOf(db, catalog, attempt) : tellNothing);
