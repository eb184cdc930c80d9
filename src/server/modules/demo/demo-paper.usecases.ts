// The demo learner takes a paper by the use cases of everybody's attempts, on a day of the story.
import type { AnswerChange } from '#contract/exams.ts';
import type { CatalogIndex } from '#domain/catalog/catalog-index.ts';
import { plannedAnswers } from '#domain/demo/demo-paper.ts';
import type { TakenPaper } from '#domain/demo/demo-story.ts';
import { err, ok, type Result } from '#domain/kernel/result.ts';
import type { Instant } from '#domain/kernel/time.ts';
import type { Transaction } from '#server/db/database.ts';
import type { Failure } from '#server/http/context.ts';
import { startAttempt } from '#server/modules/exam/attempt.usecases.ts';
import { onOwnAttempt } from '#server/modules/exam/own-attempt.usecases.ts';
import { submitAttempt } from '#server/modules/exam/submit.usecases.ts';

interface Session {
  readonly catalog: CatalogIndex;
  readonly learnerId: string;
  /** When the paper is begun, ms since 1970. */
  readonly at: Instant;
}

/**
 * Starts the paper, answers it at a person's pace and hands it in.
 * @returns when it was handed in
 */
export async function takePaper(
  tx: Transaction,
  { catalog, learnerId, at }: Session,
  { paper, right }: TakenPaper,
): Promise<Result<Instant, Failure>> {
  const named = catalog.findPaper(paper);
  if (!named) return err({ code: 'paper.not_found' });
  const started = await startAttempt(tx, catalog, learnerId, {
    paperKey: catalog.nameOf(named),
    extraTimePercent: 0,
    at,
  });
  if (!started.ok) return started;
  const { id: attemptId, questions } = started.value;
  const answers = plannedAnswers(
    questions.map(({ question }) => catalog.getQuestion(question.id)),
    right,
  );
  const changes = answers.map(
    ({ questionId, answer, msSpent }): AnswerChange => ({
      questionId,
      revision: 1,
      answer: answer as AnswerChange['answer'],
      flagged: false,
      msSpent,
    }),
  );
  const end = at + answers.reduce((sum, { msSpent }) => sum + msSpent, 0);
  const inTx = <T>(work: (within: Transaction) => Promise<T>) => work(tx);
  const submitted = await onOwnAttempt(inTx, catalog, { learnerId, attemptId, at: end }, (own) =>
    submitAttempt(own, { changes }),
  );
  return submitted.ok ? ok(end) : submitted;
}
