// Reports of questions, and whether a learner may see a question's key.
import { and, count, desc, eq, sql } from 'drizzle-orm';
import { GRACE_MS } from '#domain/exam/attempt-state.ts';
import type { Decided } from '#domain/exam/question-report.ts';
import type { Executor, Transaction } from '#server/db/database.ts';
import { questionReports } from './question.table.ts';

export type ReportRow = typeof questionReports.$inferSelect;
export type NewReport = Pick<
  ReportRow,
  'learnerId' | 'id' | 'questionId' | 'questionRev' | 'courseKey' | 'reason' | 'text'
>;

/**
 * Where the learner met the question and has its key: the papers of attempts that ended or explained
 * it at once, and lessons and quizzes where it was answered.
 */
export async function keyWasShown(
  db: Executor,
  learnerId: string,
  questionId: string,
  immediatePaperIds: readonly string[],
): Promise<boolean> {
  const { rows } = await db.execute<{ shown: boolean }>(sql`
    select exists (
      select from step_progress
      where learner_id = ${learnerId} and question_id = ${questionId} and chosen is not null
    ) or exists (
      select from exam_answers a
      join exam_attempts t on t.learner_id = a.learner_id and t.id = a.attempt_id
      where a.learner_id = ${learnerId} and a.question_id = ${questionId} and (
        t.state in ('submitted', 'expired')
        or t.deadline_at < now() - ${GRACE_MS} * interval '1 millisecond'
        or (a.answer is not null and t.paper_id = any(${sql.param([...immediatePaperIds])}))
      )
    ) as shown`);
  return rows[0]?.shown ?? false;
}

/** The revision of a question that this learner saw last; undefined where no row says it. */
export async function revisionSeen(
  db: Executor,
  learnerId: string,
  questionId: string,
): Promise<number | undefined> {
  const { rows } = await db.execute<{ rev: number }>(sql`
    select a.question_rev as rev from exam_answers a
    join exam_attempts t on t.learner_id = a.learner_id and t.id = a.attempt_id
    where a.learner_id = ${learnerId} and a.question_id = ${questionId}
    order by t.started_at desc limit 1`);
  return rows[0]?.rev;
}

export async function countReportsOfADay(db: Executor, learnerId: string): Promise<number> {
  const [row] = await db
    .select({ made: count() })
    .from(questionReports)
    .where(
      and(
        eq(questionReports.learnerId, learnerId),
        sql`${questionReports.createdAt} > now() - interval '24 hours'`,
      ),
    );
  return row?.made ?? 0;
}

/** @returns undefined where one of this learner and question is open already */
export async function insertReport(
  tx: Transaction,
  row: NewReport,
): Promise<ReportRow | undefined> {
  const [inserted] = await tx.insert(questionReports).values(row).onConflictDoNothing().returning();
  return inserted;
}

export const latestReports = (
  db: Executor,
  learnerId: string,
  limit: number,
): Promise<ReportRow[]> =>
  db
    .select()
    .from(questionReports)
    .where(eq(questionReports.learnerId, learnerId))
    .orderBy(desc(questionReports.createdAt), desc(questionReports.id))
    .limit(limit);

/** A report of any learner, locked; for maintainers. */
export async function lockReport(tx: Transaction, id: string): Promise<ReportRow | undefined> {
  const [row] = await tx
    .select()
    .from(questionReports)
    .where(eq(questionReports.id, id))
    .for('update');
  return row;
}

export async function saveDecision(tx: Transaction, id: string, decided: Decided): Promise<void> {
  await tx
    .update(questionReports)
    .set({ ...decided, resolvedAt: sql`now()` })
    .where(eq(questionReports.id, id));
}

/** Undecided reports, the oldest first. */
export const openReports = (db: Executor): Promise<ReportRow[]> =>
  db
    .select()
    .from(questionReports)
    .where(eq(questionReports.state, 'open'))
    .orderBy(questionReports.createdAt, questionReports.id);

/** Reports of each revision that were not turned down; of demo learners none. */
export async function countReports(
  db: Executor,
): Promise<{ questionId: string; questionRev: number; reports: number }[]> {
  const { rows } = await db.execute<{ question_id: string; question_rev: number; reports: number }>(
    sql`select r.question_id, r.question_rev, count(*)::int as reports from question_reports r
      join learners l on l.id = r.learner_id and not l.is_demo
      where r.state <> 'answered' group by r.question_id, r.question_rev`,
  );
  return rows.map((row) => ({
    questionId: row.question_id,
    questionRev: row.question_rev,
    reports: row.reports,
  }));
}
