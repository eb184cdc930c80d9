// The questions that running attempts ask: their keys have to wait.
import { and, eq, sql } from 'drizzle-orm';
import { GRACE_MS } from '#domain/exam/attempt-state.ts';
import { epochMs, nowMs } from '#server/db/columns.ts';
import type { Executor } from '#server/db/database.ts';
import { examAnswers, examAttempts } from './attempt.table.ts';

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
