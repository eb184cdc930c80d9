// The learner's profile: what every screen shows of a learner, and what a change of it answers.
import type { Locale } from '#contract/fields.ts';
import type { Learner } from '#contract/learner.ts';
import { isFirstDay } from '#domain/account/first-day.ts';
import type { CatalogIndex } from '#domain/catalog/catalog-index.ts';
import { oncePer } from '#domain/catalog/once.ts';
import { ok, type Result } from '#domain/kernel/result.ts';
import { studyDayAt } from '#domain/kernel/time.ts';
import { courseChoice } from '#domain/path/course-choice.ts';
import { isListed } from '#domain/rewards/leaderboard.ts';
import { validSettings } from '#domain/settings/settings.ts';
import type { Executor, Transaction } from '#server/db/database.ts';
import type { Failure } from '#server/http/context.ts';
import { tellPages } from '#server/live/tell-pages.ts';
import {
  changeLearner,
  type LearnerChanges,
} from '#server/modules/learner/change-learner.usecases.ts';
import { levelView, ofLearner, selectedCourse } from '#server/modules/learner/learner.usecases.ts';
import { streakOf, streakView } from '#server/modules/learner/streak.usecases.ts';
import { listOnBoards } from '#server/modules/progress/sums.usecases.ts';
import { effectsOf } from '#server/modules/store/store.usecases.ts';
import { findLearnerProfile } from './profile.queries.ts';

/** The learner as every screen shows them; throws when there is no such profile. */
export const getLearnerView = (
  db: Executor,
  catalog: CatalogIndex,
  learnerId: string,
): Promise<Learner> => ofLearner(findLearnerView(db, catalog, learnerId));

const examIdsOf = oncePer((catalog: CatalogIndex): readonly string[] =>
  catalog.courses
    .flatMap(({ key }) => catalog.papersOf(key))
    .filter(({ kind }) => kind === 'simulation')
    .map(({ id }) => id),
);

/** As `getLearnerView`; undefined when the account was erased while the request was on its way. */
export async function findLearnerView(
  db: Executor,
  catalog: CatalogIndex,
  learnerId: string,
): Promise<Learner | undefined> {
  const row = await findLearnerProfile(db, learnerId, examIdsOf(catalog));
  if (!row) return undefined;
  const { learner, now } = row;
  const streak = row.streak ? streakOf(row.streak) : undefined;
  const course = selectedCourse(catalog, learner.courseKey);
  const today = studyDayAt(now, learner.timeZone);
  return {
    id: learner.id,
    email: row.email,
    emailConfirmed: row.emailConfirmed,
    firstName: learner.firstName,
    lastName: learner.lastName,
    displayName: learner.displayName,
    bio: learner.bio ?? '',
    settings: validSettings(learner.settings),
    courseKey: course.key,
    ...courseChoice(course, row),
    locale: learner.locale as Locale,
    timeZone: learner.timeZone,
    isDemo: learner.isDemo,
    isFirstDay: isFirstDay({
      createdAt: learner.createdAt.getTime(),
      runStartedAt: streak?.runStartedAt,
      now,
      zone: learner.timeZone,
    }),
    twoFactorEnabled: row.twoFactorEnabled ?? false,
    eraseAt: row.eraseAt?.toISOString() ?? null,
    totalXp: learner.totalXp,
    balanceXp: learner.balanceXp,
    effects: effectsOf(catalog, row.active, now),
    level: levelView(catalog.rewards, learner.totalXp),
    streak: streakView(streak, today, learner.shieldsHeld),
    badgesEarned: row.badgesEarned,
    examsTaken: row.examsTaken,
  };
}

/** Changes fields of the profile. @returns the learner as every screen shows them then */
export async function updateLearner(
  tx: Transaction,
  catalog: CatalogIndex,
  learnerId: string,
  changes: LearnerChanges,
): Promise<Result<Learner, Failure>> {
  const changed = await changeLearner(tx, catalog, learnerId, changes);
  if (!changed.ok) return changed;
  await tellPages(tx, learnerId, 'profile');
  const learner = await getLearnerView(tx, catalog, learnerId);
  const { publicProfile } = changes.settings ?? {};
  if (publicProfile !== undefined) {
    const { isDemo } = learner;
    await listOnBoards(tx, learnerId, isListed({ publicProfile, isDemo }));
  }
  return ok(learner);
}
