// What a learner did in a week, from the rows that each thing they did has left.
import { and, asc, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { StudyDay } from '#domain/kernel/time.ts';
import type { DigestWeek } from '#domain/notifications/weekly-digest.ts';
import { epochMs } from '#server/db/columns.ts';
import type { Executor } from '#server/db/database.ts';
import { examDates, streaks } from '#server/modules/learner/learner.table.ts';
import { activityLog, learnerBadges, xpLedger } from '#server/modules/progress/progress.table.ts';
import {
  activityProgress,
  ofItsActivity,
  stepProgress,
} from '#server/modules/record/activity.table.ts';
import { examAttempts } from '#server/modules/record/attempt.table.ts';

const within = (column: PgColumn, { start, end }: DigestWeek): SQL | undefined =>
  and(gte(column, new Date(start)), lt(column, new Date(end)));

/** Every zone is a whole number of quarters of an hour from UTC: days keep what quarters say. */
const quarter = (column: PgColumn) =>
  epochMs(sql`date_bin('15 minutes', ${column}, timestamptz '2000-01-01')`);

/** When steps were finished, and on which days answers of papers were counted. */
export async function findStudied(
  db: Executor,
  learnerId: string,
  week: DigestWeek,
): Promise<{ at: number[]; on: StudyDay[] }> {
  const steps = await db
    .selectDistinct({ at: quarter(stepProgress.seenAt) })
    .from(stepProgress)
    .innerJoin(activityProgress, ofItsActivity)
    .where(and(eq(stepProgress.learnerId, learnerId), within(stepProgress.seenAt, week)));
  const answered = await db
    .selectDistinct({ at: quarter(stepProgress.answeredAt) })
    .from(stepProgress)
    .where(and(eq(stepProgress.learnerId, learnerId), within(stepProgress.answeredAt, week)));
  const papers = await db
    .selectDistinct({ on: examAttempts.countedOn })
    .from(examAttempts)
    .where(
      and(
        eq(examAttempts.learnerId, learnerId),
        gte(examAttempts.countedOn, week.from),
        sql`${examAttempts.countedOn} <= ${week.to}`,
      ),
    );
  const paid = await db
    .selectDistinct({ on: xpLedger.studyDay })
    .from(xpLedger)
    .where(
      and(
        eq(xpLedger.learnerId, learnerId),
        gte(xpLedger.studyDay, week.from),
        sql`${xpLedger.studyDay} <= ${week.to}`,
      ),
    );
  return {
    at: [...steps, ...answered].map(({ at }) => Number(at)),
    on: [...papers, ...paid].flatMap(({ on }) => on ?? []),
  };
}

export async function findFinished(db: Executor, learnerId: string, week: DigestWeek) {
  return db
    .select({ type: activityLog.type, subjectId: activityLog.subjectId })
    .from(activityLog)
    .where(
      and(
        eq(activityLog.learnerId, learnerId),
        inArray(activityLog.type, ['mission_done', 'item_done', 'paper_done']),
        within(activityLog.createdAt, week),
      ),
    )
    .orderBy(asc(activityLog.id));
}

export async function findXp(db: Executor, learnerId: string, week: DigestWeek): Promise<number> {
  const [row] = await db
    .select({ xp: sql<number>`coalesce(sum(${xpLedger.baseXp} + ${xpLedger.bonusXp}), 0)::int` })
    .from(xpLedger)
    .where(and(eq(xpLedger.learnerId, learnerId), within(xpLedger.createdAt, week)));
  return row?.xp ?? 0;
}

export async function findBadges(db: Executor, learnerId: string, week: DigestWeek) {
  const rows = await db
    .select({ badgeId: learnerBadges.badgeId })
    .from(learnerBadges)
    .where(and(eq(learnerBadges.learnerId, learnerId), within(learnerBadges.earnedAt, week)))
    .orderBy(learnerBadges.earnedAt, learnerBadges.badgeId);
  return rows.map(({ badgeId }) => badgeId);
}

export const findExamDates = (db: Executor, learnerId: string) =>
  db
    .select({ courseKey: examDates.courseKey, on: examDates.examOn })
    .from(examDates)
    .where(eq(examDates.learnerId, learnerId));

export async function findOverallRun(db: Executor, learnerId: string) {
  const [row] = await db
    .select()
    .from(streaks)
    .where(and(eq(streaks.learnerId, learnerId), eq(streaks.scope, 'overall')));
  return row;
}
