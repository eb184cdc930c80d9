// Attempts and answers: each query names the learner, so that nobody reaches another's.
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Answer } from '#domain/exam/answer.ts';
import type { StoredAnswer } from '#domain/exam/answer-change.ts';
import { GRACE_MS } from '#domain/exam/attempt-state.ts';
import { epochMs, nowMs } from '#server/db/columns.ts';
import type { Executor, Transaction } from '#server/db/database.ts';
import { statement } from '#server/db/statement.ts';
import { learners } from '#server/modules/learner/learner.table.ts';
import { examAnswers, examAttempts } from './exam.table.ts';

export type AttemptRow = typeof examAttempts.$inferSelect;
export type AnswerRow = typeof examAnswers.$inferSelect;

/** An attempt that this learner owns, with the database's clock. */
export interface OwnAttempt {
  readonly attempt: AttemptRow;
  /** ms since 1970. */
  readonly now: number;
}

/** The same held for update: whoever has it is alone with that attempt until commit. */
export interface LockedAttempt extends OwnAttempt {
  readonly timeZone: string;
}

const given = sql.placeholder;
const own = and(
  eq(examAttempts.learnerId, given('learnerId')),
  eq(examAttempts.id, given('attemptId')),
);

const lockOne = statement((db) =>
  db
    .select({ attempt: examAttempts, timeZone: learners.timeZone, now: nowMs })
    .from(examAttempts)
    .innerJoin(learners, eq(learners.id, examAttempts.learnerId))
    .where(own)
    .for('no key update', { of: examAttempts })
    .prepare('lock_attempt'),
);

/** Attempts are locked before their learner, everywhere, so that no two writers wait in a circle. */
export async function lockAttempt(
  tx: Transaction,
  learnerId: string,
  attemptId: string,
): Promise<LockedAttempt | undefined> {
  const [row] = await lockOne(tx, { learnerId, attemptId });
  return row && { ...row, now: Number(row.now) };
}

const selectOne = statement((db) =>
  db.select({ attempt: examAttempts, now: nowMs }).from(examAttempts).where(own).prepare('attempt'),
);

export async function findAttempt(
  db: Executor,
  learnerId: string,
  attemptId: string,
): Promise<OwnAttempt | undefined> {
  const [row] = await selectOne(db, { learnerId, attemptId });
  return row && { ...row, now: Number(row.now) };
}

/** The open attempt of a paper, held for update. */
export async function lockOpenAttempt(
  tx: Transaction,
  learnerId: string,
  paperId: string,
): Promise<LockedAttempt | undefined> {
  const [row] = await tx
    .select({ attempt: examAttempts, timeZone: learners.timeZone, now: nowMs })
    .from(examAttempts)
    .innerJoin(learners, eq(learners.id, examAttempts.learnerId))
    .where(
      and(
        eq(examAttempts.learnerId, learnerId),
        eq(examAttempts.paperId, paperId),
        eq(examAttempts.state, 'open'),
      ),
    )
    .for('no key update', { of: examAttempts });
  return row && { ...row, now: Number(row.now) };
}

type NewAttempt = Pick<
  typeof examAttempts.$inferInsert,
  | 'learnerId'
  | 'id'
  | 'courseKey'
  | 'paperId'
  | 'seed'
  | 'extraTimePercent'
  | 'passPercent'
  | 'examPassPercent'
  | 'total'
  | 'maxPoints'
> & { readonly limitMs: number };

/**
 * Opens an attempt by the database's clock.
 * @returns undefined where one of this paper is open already
 */
export async function insertAttempt(
  tx: Transaction,
  { limitMs, ...row }: NewAttempt,
): Promise<OwnAttempt | undefined> {
  const [inserted] = await tx
    .insert(examAttempts)
    .values({
      ...row,
      state: 'open',
      // Whole ms, as the wire carries them: an end at the deadline is then the deadline.
      startedAt: sql`date_trunc('milliseconds', now())`,
      deadlineAt: sql`date_trunc('milliseconds', now()) + ${limitMs} * interval '1 millisecond'`,
    })
    .onConflictDoNothing()
    .returning();
  return inserted && { attempt: inserted, now: inserted.startedAt.getTime() };
}

type NewAnswer = Pick<
  typeof examAnswers.$inferInsert,
  | 'learnerId'
  | 'attemptId'
  | 'questionId'
  | 'questionRev'
  | 'objectiveId'
  | 'number'
  | 'optionOrder'
  | 'maxPoints'
>;

export async function insertAnswers(tx: Transaction, rows: readonly NewAnswer[]): Promise<void> {
  await tx.insert(examAnswers).values([...rows]);
}

const selectAnswers = statement((db) =>
  db
    .select()
    .from(examAnswers)
    .where(
      and(
        eq(examAnswers.learnerId, given('learnerId')),
        eq(examAnswers.attemptId, given('attemptId')),
      ),
    )
    .orderBy(asc(examAnswers.number))
    .prepare('attempt_answers'),
);

/** The questions of an attempt in its order. */
export const answersOf = (db: Executor, { learnerId, id }: AttemptRow): Promise<AnswerRow[]> =>
  selectAnswers(db, { learnerId, attemptId: id });

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
export type AttemptSaved = Pick<AttemptRow, 'revision' | 'answered' | 'countedOn'> & {
  readonly savedAt: Date;
};

/** Keeps the new state of questions and of their attempt, however many in one statement. */
export async function saveAnswers(
  tx: Transaction,
  { learnerId, id }: AttemptRow,
  rows: readonly (StoredAnswer & { readonly questionId: string })[],
  attempt: AttemptSaved,
): Promise<void> {
  const list = <T>(of: (row: (typeof rows)[number]) => T) => sql.param(rows.map(of));
  await tx.execute(sql`
    with saved as (
      update ${examAnswers} set
        answer = new.answer::jsonb, first_answer = new.first_answer::jsonb, flagged = new.flagged,
        revision = new.revision, ms_spent = new.ms_spent, changes = new.changes
      from unnest(
        ${list((row) => row.questionId)}::text[], ${list((row) => json(row.answer))}::text[],
        ${list((row) => json(row.firstAnswer))}::text[], ${list((row) => row.flagged)}::boolean[],
        ${list((row) => row.revision)}::int[], ${list((row) => row.msSpent)}::int[],
        ${list((row) => row.changes)}::int[]
      ) as new (question_id, answer, first_answer, flagged, revision, ms_spent, changes)
      where learner_id = ${learnerId} and attempt_id = ${id}
        and ${examAnswers.questionId} = new.question_id
    )
    update ${examAttempts} set revision = ${attempt.revision}, answered = ${attempt.answered},
      counted_on = ${attempt.countedOn}::date, saved_at = ${attempt.savedAt.toISOString()}::timestamptz
    where learner_id = ${learnerId} and id = ${id}`);
}

/** What of an attempt changes while it runs or ends. */
export type AttemptChange = Partial<
  Pick<
    AttemptRow,
    | 'state'
    | 'position'
    | 'answered'
    | 'total'
    | 'finishedAt'
    | 'deadlineAt'
    | 'breaksTaken'
    | 'breakStartedAt'
    | 'breakEndsAt'
    | 'breakMs'
    | 'right'
    | 'points'
    | 'maxPoints'
    | 'percent'
    | 'passed'
    | 'xpAwarded'
  >
>;

export async function updateAttempt(
  tx: Transaction,
  { learnerId, id }: AttemptRow,
  change: AttemptChange,
): Promise<void> {
  await tx
    .update(examAttempts)
    .set(change)
    .where(and(eq(examAttempts.learnerId, learnerId), eq(examAttempts.id, id)));
}

/** What an answer was worth. */
export interface Mark {
  readonly right: boolean;
  readonly points: number;
}

/** Keeps what was right and what it earned, one statement for all questions. */
export async function keepMarks(
  tx: Transaction,
  { learnerId, id }: AttemptRow,
  marks: ReadonlyMap<string, Mark>,
): Promise<void> {
  const list = <T>(of: (mark: Mark) => T) => sql.param([...marks.values()].map(of));
  await tx.execute(sql`
    update ${examAnswers} set is_right = marks.is_right, points = marks.points
    from unnest(
      ${sql.param([...marks.keys()])}::text[], ${list(({ right }) => right)}::boolean[],
      ${list(({ points }) => points)}::int[]
    ) as marks (question_id, is_right, points)
    where learner_id = ${learnerId} and attempt_id = ${id}
      and ${examAnswers.questionId} = marks.question_id`);
}

const countSeen = statement((db) =>
  db
    .select({ questionId: examAnswers.questionId, times: sql<number>`count(*)::int` })
    .from(examAnswers)
    .where(eq(examAnswers.learnerId, given('learnerId')))
    .groupBy(examAnswers.questionId)
    .prepare('questions_seen'),
);

/** How often this learner met each question of any paper. */
export async function timesSeen(db: Executor, learnerId: string): Promise<Map<string, number>> {
  const rows = await countSeen(db, { learnerId });
  return new Map(rows.map(({ questionId, times }) => [questionId, times]));
}

/** Questions of running attempts with the paper that asks them; those past their time do not run. */
export const runningQuestions = (db: Executor, learnerId: string) =>
  db
    .select({ questionId: examAnswers.questionId, paperId: examAttempts.paperId })
    .from(examAttempts)
    .innerJoin(
      examAnswers,
      and(
        eq(examAnswers.learnerId, examAttempts.learnerId),
        eq(examAnswers.attemptId, examAttempts.id),
      ),
    )
    .where(
      and(
        eq(examAttempts.learnerId, learnerId),
        eq(examAttempts.state, 'open'),
        sql`${epochMs(examAttempts.deadlineAt)}::bigint + ${GRACE_MS} >= ${nowMs}::bigint`,
      ),
    );

/** Attempts, newest first; of one course, or of all. */
export async function latestAttempts(
  db: Executor,
  learnerId: string,
  of: { readonly courseKey?: string; readonly onlyOpen?: boolean; readonly limit: number },
): Promise<OwnAttempt[]> {
  const rows = await db
    .select({ attempt: examAttempts, now: nowMs })
    .from(examAttempts)
    .where(
      and(
        eq(examAttempts.learnerId, learnerId),
        of.courseKey === undefined ? undefined : eq(examAttempts.courseKey, of.courseKey),
        of.onlyOpen ? eq(examAttempts.state, 'open') : undefined,
      ),
    )
    .orderBy(desc(examAttempts.startedAt))
    .limit(of.limit);
  return rows.map(({ attempt, now }) => ({ attempt, now: Number(now) }));
}

/** Attempts past their time that nobody ended, held for update; those that somebody works on are left. */
export async function lockOverdue(tx: Transaction, limit: number): Promise<LockedAttempt[]> {
  const rows = await tx
    .select({ attempt: examAttempts, timeZone: learners.timeZone, now: nowMs })
    .from(examAttempts)
    .innerJoin(learners, eq(learners.id, examAttempts.learnerId))
    .where(
      and(
        eq(examAttempts.state, 'open'),
        sql`${examAttempts.deadlineAt} < now() - ${GRACE_MS} * interval '1 millisecond'`,
      ),
    )
    .orderBy(asc(examAttempts.deadlineAt))
    .limit(limit)
    .for('no key update', { of: examAttempts, skipLocked: true });
  return rows.map((row) => ({ ...row, now: Number(row.now) }));
}
