// The learner with what the profile shows beside it.
import { and, eq, sql } from 'drizzle-orm';
import { nowMs } from '#server/db/columns.ts';
import type { Executor } from '#server/db/database.ts';
import { statement } from '#server/db/statement.ts';
import {
  chosenCompany,
  chosenTrack,
  learnerCourses,
  learners,
  streaks,
} from '#server/modules/learner/learner.table.ts';
import { learnerBadges } from '#server/modules/progress/progress.table.ts';
import { examAttempts, isFreshEvidence } from '#server/modules/record/attempt.table.ts';
import { storeItems } from '#server/modules/store/store.table.ts';
import { accountDeletions } from '#server/modules/user/deletion.table.ts';
import { users } from '#server/modules/user/user.table.ts';

const given = sql.placeholder;

/** Something of the store that runs or is worn. */
interface ActiveItem {
  readonly itemId: string;
  /** ms since 1970. */
  readonly activeUntil: number | null;
  readonly isOn: boolean;
}

const selectProfile = statement((db) =>
  db
    .select({
      learner: learners,
      email: users.email,
      emailConfirmed: users.emailVerified,
      twoFactorEnabled: users.twoFactorEnabled,
      eraseAt: accountDeletions.eraseAt,
      streak: streaks,
      track: chosenTrack,
      industry: chosenCompany,
      badgesEarned: sql<number>`(select count(*)::int from ${learnerBadges} where ${learnerBadges.learnerId} = ${learners.id})`,
      examsTaken: sql<number>`(select count(*)::int from ${examAttempts} where ${examAttempts.learnerId} = ${learners.id} and ${examAttempts.paperId} = any(${given('examIds')}) and ${isFreshEvidence})`,
      active: sql<
        ActiveItem[]
      >`(select coalesce(json_agg(json_build_object('itemId', ${storeItems.itemId}, 'activeUntil', (extract(epoch from ${storeItems.activeUntil}) * 1000)::bigint, 'isOn', ${storeItems.isOn})), '[]') from ${storeItems} where ${storeItems.learnerId} = ${learners.id} and (${storeItems.isOn} or ${storeItems.activeUntil} > now()))`,
      now: nowMs,
    })
    .from(learners)
    .innerJoin(users, eq(users.id, learners.id))
    .leftJoin(accountDeletions, eq(accountDeletions.userId, learners.id))
    .leftJoin(streaks, and(eq(streaks.learnerId, learners.id), eq(streaks.scope, 'overall')))
    .leftJoin(
      learnerCourses,
      and(
        eq(learnerCourses.learnerId, learners.id),
        eq(learnerCourses.courseKey, learners.courseKey),
      ),
    )
    .where(eq(learners.id, given('learnerId')))
    .prepare('learner_profile'),
);

/**
 * The learner with what the profile shows beside it, in one query.
 * @param examIds the papers that count as exams; one that is evidence was taken
 */
export async function findLearnerProfile(
  db: Executor,
  learnerId: string,
  examIds: readonly string[],
) {
  const [row] = await selectProfile(db, { learnerId, examIds });
  return row && { ...row, now: Number(row.now) };
}
