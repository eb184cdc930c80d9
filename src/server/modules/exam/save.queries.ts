// Saving answers: what is read for it, and one statement that keeps questions and their attempt together.
import { and, eq, sql } from 'drizzle-orm';
import type { StoredAnswer } from '#domain/exam/answer-change.ts';
import type { Answer } from '#domain/questions/questions.ts';
import type { Transaction } from '#server/db/database.ts';
import { statement } from '#server/db/statement.ts';
import { examAnswers, examAttempts } from '#server/modules/record/attempt.table.ts';
import type { AnswerRow, AttemptRow } from './exam.queries.ts';

const given = sql.placeholder;
const own = and(
  eq(examAttempts.learnerId, given('learnerId')),
  eq(examAttempts.id, given('attemptId')),
);

const selectSome = statement((db) =>
  db
    .select()
    .from(examAnswers)
    .where(
      and(
        eq(examAnswers.learnerId, given('learnerId')),
        eq(examAnswers.attemptId, given('attemptId')),
        sql`${examAnswers.questionId} = any(${given('questionIds')})`,
      ),
    )
    .prepare('some_answers'),
);

/** Those of the named questions that are part of the attempt. */
export async function someAnswers(
  tx: Transaction,
  { learnerId, id }: AttemptRow,
  questionIds: readonly string[],
): Promise<Map<string, AnswerRow>> {
  const rows = await selectSome(tx, { learnerId, attemptId: id, questionIds });
  return new Map(rows.map((row) => [row.questionId, row]));
}

const json = (answer: Answer | null) => (answer === null ? null : JSON.stringify(answer));

/** What saving changes of the attempt itself. */
type AttemptSaved = Pick<AttemptRow, 'revision' | 'answered' | 'countedOn'> & {
  readonly savedAt: Date;
};

const updateAnswers = statement((db) => {
  const locked = db.$with('locked').as(
    db
      .update(examAttempts)
      .set({
        revision: sql`${given('revision')}`,
        answered: sql`${given('answered')}`,
        countedOn: sql`${given('countedOn')}::date`,
        savedAt: sql`${given('savedAt')}::timestamptz`,
      })
      .where(and(own, eq(examAttempts.state, 'open'), eq(examAttempts.revision, given('expected'))))
      .returning({ id: examAttempts.id }),
  );
  return db
    .with(locked)
    .update(examAnswers)
    .set({
      answer: sql`new.answer::jsonb`,
      firstAnswer: sql`new.first_answer::jsonb`,
      flagged: sql`new.flagged`,
      revision: sql`new.revision`,
      msSpent: sql`new.ms_spent`,
      changes: sql`new.changes`,
      confidence: sql`new.confidence`,
    })
    .from(
      sql`locked, unnest(
        ${given('ids')}::text[], ${given('answers')}::text[], ${given('firstAnswers')}::text[],
        ${given('flags')}::boolean[], ${given('revisions')}::int[], ${given('msSpent')}::int[],
        ${given('changes')}::int[], ${given('confidences')}::text[]
      ) as new (question_id, answer, first_answer, flagged, revision, ms_spent, changes, confidence)`,
    )
    .where(
      and(
        eq(examAnswers.learnerId, given('learnerId')),
        eq(examAnswers.attemptId, sql`locked.id`),
        eq(examAnswers.questionId, sql`new.question_id`),
      ),
    )
    .returning({ questionId: examAnswers.questionId })
    .prepare('save_answers');
});

/**
 * Keeps the new state of questions and of their attempt, however many in one statement, if the attempt
 * is open and nothing was saved since it was read.
 * @returns false where that does not hold: nothing is saved then
 */
export async function saveAnswers(
  tx: Transaction,
  before: AttemptRow,
  rows: readonly (StoredAnswer & { readonly questionId: string })[],
  { savedAt, ...attempt }: AttemptSaved,
): Promise<boolean> {
  const updated = await updateAnswers(tx, {
    ...attempt,
    savedAt: savedAt.toISOString(),
    learnerId: before.learnerId,
    attemptId: before.id,
    expected: before.revision,
    ids: rows.map((row) => row.questionId),
    answers: rows.map((row) => json(row.answer)),
    firstAnswers: rows.map((row) => json(row.firstAnswer)),
    flags: rows.map((row) => row.flagged),
    revisions: rows.map((row) => row.revision),
    msSpent: rows.map((row) => row.msSpent),
    changes: rows.map((row) => row.changes),
    confidences: rows.map((row) => row.confidence),
  });
  return updated.length > 0;
}
