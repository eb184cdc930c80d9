// The papers that a learner worked on at the same time.
import { and, eq, gt, isNotNull, lt, ne, sql } from 'drizzle-orm';
import type { Transaction } from '#server/db/database.ts';
import { statement } from '#server/db/statement.ts';
import { examAnswers, examAttempts, ofItsAttempt } from '#server/modules/record/attempt.table.ts';
import type { AnswerRow } from './exam.queries.ts';

const given = sql.placeholder;

const selectEndedBeside = statement((db) =>
  db
    .select({
      id: examAttempts.id,
      startedAt: examAttempts.startedAt,
      savedAt: examAttempts.savedAt,
      answered: sql<
        Pick<AnswerRow, 'questionId' | 'answer'>[]
      >`json_agg(json_build_object('questionId', ${examAnswers.questionId}, 'answer', ${examAnswers.answer}))`,
    })
    .from(examAttempts)
    .innerJoin(examAnswers, ofItsAttempt)
    .where(
      and(
        eq(examAttempts.learnerId, given('learnerId')),
        lt(examAttempts.startedAt, given('until')),
        gt(examAttempts.savedAt, given('from')),
        ne(examAttempts.state, 'open'),
        eq(examAttempts.implausible, false),
        isNotNull(examAnswers.answer),
      ),
    )
    .groupBy(examAttempts.id, examAttempts.startedAt, examAttempts.savedAt)
    .prepare('ended_beside'),
);

/** Ended attempts that were not too fast and of which some time lies between two instants, with what was answered. */
export const endedBeside = (
  tx: Transaction,
  learnerId: string,
  { from, until }: { readonly from: Date; readonly until: Date },
) => selectEndedBeside(tx, { learnerId, from, until });
