// A new attempt: its questions drawn and frozen as rows, its clock started by the database.
import { randomUUID } from 'node:crypto';
import type { CatalogIndex } from '#domain/catalog/catalog-index.ts';
import { limitMs, UNTIMED_OPEN_MS } from '#domain/exam/attempt-state.ts';
import type { Paper } from '#domain/exam/paper.ts';
import { chosenPaper, type Focus } from '#domain/exam/practice-choice.ts';
import { openForMs } from '#domain/exam/serving.ts';
import { ok, type Result } from '#domain/kernel/result.ts';
import { maxPointsOf } from '#domain/questions/answer.ts';
import type { Question } from '#domain/questions/questions.ts';
import { shownOrder } from '#domain/questions/shown-order.ts';
import type { Transaction } from '#server/db/database.ts';
import type { Failure } from '#server/http/context.ts';
import { drawQuestions } from './draw.usecases.ts';
import {
  type AttemptRow,
  insertAnswers,
  insertAttempt,
  lockOpenAttempt,
  type NewAnswer,
  type OwnAttempt,
} from './exam.queries.ts';

/** What a learner asks for when they start a paper. */
export interface StartInput {
  readonly extraTimePercent: number;
  readonly focus?: Focus | undefined;
  /** Taken for the database's clock, ms since 1970; only the demo's story gives it. */
  readonly at?: number | undefined;
}

interface NewAttemptInput {
  readonly paper: Paper;
  readonly extraTimePercent: number;
  /** As `focusFor` answered it. */
  readonly focus: Focus | null;
  readonly at?: number | undefined;
}

/** Opens an attempt, or answers the one that another call opened meanwhile. */
export async function openAttempt(
  tx: Transaction,
  catalog: CatalogIndex,
  learnerId: string,
  { paper: whole, extraTimePercent, focus, at }: NewAttemptInput,
): Promise<Result<OwnAttempt, Failure>> {
  const seed = randomUUID();
  const paper = chosenPaper(whole, focus);
  const drawn = await drawQuestions(tx, catalog, { learnerId, paper, focus, seed });
  if (!drawn.ok) return drawn;
  const questions = drawn.value.map((questionId) => catalog.getQuestion(questionId));
  // Fewer may stand there than were asked for: they get their share of the time.
  const minutes = (paper.minutes * questions.length) / paper.count;
  const { secondsPerQuestion = null } = paper;
  const opened = await insertAttempt(tx, {
    learnerId,
    id: randomUUID(),
    courseKey: paper.courseKey,
    paperId: paper.id,
    seed,
    extraTimePercent,
    passPercent: paper.passPercent,
    examPassPercent: paper.examPassPercent ?? null,
    total: questions.length,
    maxPoints: questions.reduce((sum, question) => sum + maxPointsOf(question), 0),
    limitMs: paper.untimed
      ? UNTIMED_OPEN_MS
      : openForMs(limitMs(minutes, extraTimePercent), secondsPerQuestion),
    focus,
    secondsPerQuestion,
    at,
  });
  if (!opened) {
    // Another call was quicker, and has committed.
    const other = await lockOpenAttempt(tx, learnerId, paper.id);
    if (!other) throw new Error('An open attempt was in the way and is gone.');
    return ok(other);
  }
  const { attempt } = opened;
  const isServed = (at: number) => attempt.secondsPerQuestion !== null && at === 0;
  await insertAnswers(
    tx,
    questions.map((question, at) =>
      answerRow(question, {
        attempt,
        number: at + 1,
        servedAt: isServed(at) ? attempt.startedAt : null,
      }),
    ),
  );
  return ok(opened);
}

/** A question as an attempt freezes it. */
export const answerRow = (
  question: Question,
  of: { attempt: AttemptRow; number: number; servedAt: Date | null },
): NewAnswer => ({
  learnerId: of.attempt.learnerId,
  attemptId: of.attempt.id,
  questionId: question.id,
  questionRev: question.rev,
  objectiveId: question.tags[0] ?? '',
  number: of.number,
  optionOrder: shownOrder(question, of.attempt.seed),
  maxPoints: maxPointsOf(question),
  servedAt: of.servedAt,
});
