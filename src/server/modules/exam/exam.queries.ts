// Attempts and answers: each query names the learner, so that nobody reaches another's.
import { and, asc, desc, eq, gte, inArray, ne, sql } from 'drizzle-orm';
import { GRACE_MS } from '#domain/exam/attempt-state.ts';
import { nowMs } from '#server/db/columns.ts';
import type { Executor, Transaction } from '#server/db/database.ts';
import { type Owned, owned } from '#server/db/owned.ts';
import { statement } from '#server/db/statement.ts';
import { learners } from '#server/modules/learner/learner.table.ts';
import { examAnswers, examAttempts, wasShown } from '#server/modules/record/attempt.table.ts';

/** An attempt of a known owner; only queries make one. */
export type AttemptRow = Owned<typeof examAttempts.$inferSelect>;
type StoredAttempt = typeof examAttempts.$inferSelect;
export type AnswerRow = typeof examAnswers.$inferSelect;

/** An attempt that this learner owns, with the database's clock. */
export interface OwnAttempt {
  readonly attempt: AttemptRow;
  /** ms since 1970. */
  readonly now: number;
}

/** The same locked: whoever has it is alone with that attempt until commit. */
export interface LockedAttempt extends OwnAttempt {
  readonly timeZone: string;
}

const given = sql.placeholder;

/** A row as a query that names the owner read it. */
const ownRow = <R extends { readonly attempt: StoredAttempt; readonly now: unknown }>(row: R) => ({
  ...row,
  attempt: owned(row.attempt),
  now: Number(row.now),
});

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
  return row && ownRow(row);
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
  return row && ownRow(row);
}

/** The open attempt of a paper, locked. */
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
  return row && ownRow(row);
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
  | 'focus'
  | 'secondsPerQuestion'
> & {
  readonly limitMs: number;
  /** Taken for the database's clock, ms since 1970. */
  readonly at: number | undefined;
};

/**
 * Opens an attempt by the database's clock.
 * @returns undefined where one of this paper is open already
 */
export async function insertAttempt(
  tx: Transaction,
  { limitMs, at, ...row }: NewAttempt,
): Promise<OwnAttempt | undefined> {
  const start = at === undefined ? sql`now()` : sql`${new Date(at)}::timestamptz`;
  const [inserted] = await tx
    .insert(examAttempts)
    .values({
      ...row,
      state: 'open',
      // Whole ms, as the wire carries them: an end at the deadline is then the deadline.
      startedAt: sql`date_trunc('milliseconds', ${start})`,
      deadlineAt: sql`date_trunc('milliseconds', ${start}) + ${limitMs} * interval '1 millisecond'`,
    })
    .onConflictDoNothing()
    .returning();
  return inserted && ownRow({ attempt: inserted, now: inserted.startedAt.getTime() });
}

export type NewAnswer = Pick<
  typeof examAnswers.$inferInsert,
  | 'learnerId'
  | 'attemptId'
  | 'questionId'
  | 'questionRev'
  | 'objectiveId'
  | 'number'
  | 'optionOrder'
  | 'maxPoints'
  | 'servedAt'
>;

/** @returns the rows as they are stored */
export const insertAnswers = (tx: Transaction, rows: readonly NewAnswer[]): Promise<AnswerRow[]> =>
  tx
    .insert(examAnswers)
    .values([...rows])
    .returning();

/** Moves the questions of an attempt from a number on by one. */
export async function makeRoom(
  tx: Transaction,
  { learnerId, id }: AttemptRow,
  from: number,
): Promise<void> {
  await tx
    .update(examAnswers)
    .set({ number: sql`${examAnswers.number} + 1` })
    .where(
      and(
        eq(examAnswers.learnerId, learnerId),
        eq(examAnswers.attemptId, id),
        gte(examAnswers.number, from),
      ),
    );
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
    | 'implausible'
    | 'revision'
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

/** Saves what was right and what it earned, one statement for all questions. */
export async function saveMarks(
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
    .where(and(eq(examAnswers.learnerId, given('learnerId')), wasShown))
    .groupBy(examAnswers.questionId)
    .prepare('questions_seen'),
);

/** How often this learner met each question of any paper, however the attempt ended; drawn and never shown is not met. */
export async function timesSeen(db: Executor, learnerId: string): Promise<Map<string, number>> {
  const rows = await countSeen(db, { learnerId });
  return new Map(rows.map(({ questionId, times }) => [questionId, times]));
}

/** Attempts that nobody has ended, newest first, those past their time among them. */
export async function openAttempts(
  db: Executor,
  learnerId: string,
  limit: number,
): Promise<OwnAttempt[]> {
  const rows = await db
    .select({ attempt: examAttempts, now: nowMs })
    .from(examAttempts)
    .where(and(eq(examAttempts.learnerId, learnerId), eq(examAttempts.state, 'open')))
    .orderBy(desc(examAttempts.startedAt))
    .limit(limit);
  return rows.map(ownRow);
}

/**
 * A page of the attempts of a course, newest first: those that began before a given one of them. It is
 * walked along `exam_attempts_newest`, so the last page costs what the first one does.
 */
export async function attemptsPage(
  db: Executor,
  learnerId: string,
  of: {
    readonly courseKey: string;
    /** Content may have dropped a paper since: its attempts fill no page. */
    readonly paperIds: readonly string[];
    readonly before?: string | undefined;
    readonly limit: number;
  },
): Promise<OwnAttempt[]> {
  const place = sql`(${examAttempts.startedAt}, ${examAttempts.id})`;
  const rows = await db
    .select({ attempt: examAttempts, now: nowMs })
    .from(examAttempts)
    .where(
      and(
        eq(examAttempts.learnerId, learnerId),
        eq(examAttempts.courseKey, of.courseKey),
        inArray(examAttempts.paperId, [...of.paperIds]),
        ne(examAttempts.state, 'given_up'),
        of.before === undefined
          ? undefined
          : sql`${place} < (select started_at, id from ${examAttempts} as before_it
              where before_it.learner_id = ${learnerId} and before_it.id = ${of.before})`,
      ),
    )
    .orderBy(desc(examAttempts.startedAt), desc(examAttempts.id))
    .limit(of.limit);
  return rows.map(ownRow);
}

/** Attempts past their time that nobody ended, locked; those that somebody works on are left. */
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
  return rows.map(ownRow);
}
