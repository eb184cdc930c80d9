// A learner's runs of study days: counted, read, and shown as they stand.
import type { StreakView } from '#contract/learner.ts';
import type { CatalogIndex } from '#domain/catalog/catalog-index.ts';
import { type StudyDay, studyDayAt } from '#domain/kernel/time.ts';
import {
  advanceStreaks,
  type Streak,
  type StreakAdvance,
  standingDays,
} from '#domain/streak/advance-streaks.ts';
import type { Executor, Transaction } from '#server/db/database.ts';
import type { LockedLearner } from './learner.usecases.ts';
import {
  addStudyDay,
  findRuns,
  findStreaks,
  findStudyDays,
  saveStreaks,
  setShields,
  toStreak,
} from './streak.queries.ts';

/** What a study day did, with the run that stood before it. */
export interface StudyDayCount extends StreakAdvance {
  /** Days of the overall run that stood before. */
  readonly daysBefore: number;
}

/** Counts today as a study day of the learner, overall and in the course. */
export async function recordStudyDay(
  tx: Transaction,
  catalog: CatalogIndex,
  learner: LockedLearner,
  courseKey: string,
): Promise<StudyDayCount> {
  const before = await findStreaks(tx, learner.id, ['overall', courseKey]);
  const overall = before.get('overall');
  const course = before.get(courseKey);
  const today = studyDayAt(learner.now, learner.timeZone);
  const advance = advanceStreaks({
    overall,
    course,
    shieldsHeld: learner.shieldsHeld,
    shieldRules: catalog.rewards.shields,
    today,
    now: learner.now,
  });
  const changed = new Map<string, Streak>();
  if (advance.overall !== overall) changed.set('overall', advance.overall);
  if (advance.course !== course) changed.set(courseKey, advance.course);
  if (changed.size > 0) {
    await saveStreaks(tx, learner.id, changed);
    await addStudyDay(tx, { learnerId: learner.id, day: today, courseKey });
  }
  if (advance.shieldsHeld !== learner.shieldsHeld) {
    await setShields(tx, learner.id, advance.shieldsHeld);
  }
  return { ...advance, daysBefore: standingDays(overall, today, learner.shieldsHeld) };
}

/** A stored run as the rules of streaks take it. */
export const streakOf = toStreak;

/** All runs of a learner, overall and by course, with the longest each ever was. */
export const runsOf = findRuns;

/** The days from one on on which a learner studied, by course. */
export const studyDaysFrom = findStudyDays;

/** The overall run as it is stored; undefined before the first study day. */
export const standingStreak = async (
  db: Executor,
  learnerId: string,
): Promise<Streak | undefined> => (await findStreaks(db, learnerId, ['overall'])).get('overall');

/** A run as it stands on a day, as the wire shows it. */
export const streakView = (
  streak: Streak | undefined,
  today: StudyDay,
  shieldsHeld: number,
): StreakView => ({
  days: standingDays(streak, today, shieldsHeld),
  studiedToday: streak?.lastStudyDay === today,
  shieldsHeld,
});
