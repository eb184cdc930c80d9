// What a learner worked on since an instant: cards that were seen, opened again or answered, and papers.
import { and, eq, gte, isNotNull, or, sql } from 'drizzle-orm';
import { statement } from '#server/db/statement.ts';
import { activityProgress, ofItsActivity, stepProgress } from './activity.table.ts';
import { examAnswers, examAttempts, ofItsAttempt } from './attempt.table.ts';

const given = sql.placeholder;

/** Of what was started; a checklist that is ticked before counts for nothing. Values: `learnerId`, and `since` as a `Date`. */
export const cardsSeenSince = statement((db) =>
  db
    .select({
      activityId: stepProgress.activityId,
      seenAt: stepProgress.seenAt,
      openedAt: stepProgress.openedAt,
      answeredAt: stepProgress.answeredAt,
    })
    .from(stepProgress)
    .innerJoin(activityProgress, ofItsActivity)
    .where(
      and(
        eq(stepProgress.learnerId, given('learnerId')),
        or(
          gte(stepProgress.seenAt, given('since')),
          gte(stepProgress.openedAt, given('since')),
          gte(stepProgress.answeredAt, given('since')),
        ),
      ),
    )
    .prepare('cards_seen_since'),
);

/** Values: `learnerId`, and `since` as a `Date`. */
export const finishedSince = statement((db) =>
  db
    .select({ doneAt: sql<Date>`${activityProgress.doneAt}`.mapWith(activityProgress.doneAt) })
    .from(activityProgress)
    .where(
      and(
        eq(activityProgress.learnerId, given('learnerId')),
        gte(activityProgress.doneAt, given('since')),
      ),
    )
    .prepare('finished_since'),
);

/** Attempts that were begun since then and worked on. Values: `learnerId`, and `since` as a `Date`. */
export const papersBegunSince = statement((db) =>
  db
    .select({
      startedAt: examAttempts.startedAt,
      savedAt: sql<Date>`${examAttempts.savedAt}`.mapWith(examAttempts.savedAt),
      msSpent: sql<number>`sum(${examAnswers.msSpent})::int`,
    })
    .from(examAttempts)
    .innerJoin(examAnswers, ofItsAttempt)
    .where(
      and(
        eq(examAttempts.learnerId, given('learnerId')),
        gte(examAttempts.startedAt, given('since')),
        isNotNull(examAttempts.savedAt),
      ),
    )
    .groupBy(examAttempts.id, examAttempts.startedAt, examAttempts.savedAt)
    .prepare('papers_begun_since'),
);
