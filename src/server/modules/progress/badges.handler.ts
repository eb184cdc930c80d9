// Grants what the facts now earn, each badge once, and logs it with the level that was reached.
import type { BadgeView } from '#contract/progress.ts';
import { studyDayAt } from '#domain/kernel/time.ts';
import { newlyEarned } from '#domain/rewards/badges.ts';
import { levelAt } from '#domain/rewards/levels.ts';
import { standingDays } from '#domain/streak/advance-streaks.ts';
import { standingStreak } from '#server/modules/learner/streak.usecases.ts';
import { badgeRecord, insertBadges } from './badges.queries.ts';
import { badgeView } from './badges.usecases.ts';
import { logEntries } from './log.queries.ts';
import type { Handler, Work } from './work.ts';

export const grantBadges: Handler = {
  'activity-finished': grant,
  'attempt-graded': grant,
  'round-scored': grant,
  'course-revisited': grantWithQuests,
  // Badges that count days are granted on the step that makes the day count; a paid event may reach a level.
  'step-finished': grantWithDay,
  'first-right-answer': null,
  'answer-given': grantWithDay,
  'task-submitted': (work, { endsWork }) => (endsWork ? grant(work) : grantWithDay(work)),
  'template-used': grantWithQuests,
  'event-joined': grant,
  'event-closed': grant,
};

async function grantWithQuests(work: Work): Promise<void> {
  if (work.effects.questsDone.length > 0) await grant(work);
}

async function grantWithDay(work: Work): Promise<void> {
  const { studyDay, eventsDone } = work.effects;
  if (studyDay?.advanced || eventsDone.length > 0) await grant(work);
}

/** Once, however many facts of the moment may earn something. */
async function grant(work: Work): Promise<void> {
  work.effects.badgesEarned ??= await grantEarned(work);
}

async function grantEarned(work: Work): Promise<BadgeView[]> {
  const { tx, catalog, learner } = work;
  const { facts, earned } = await badgeRecord(tx, catalog, learner.id, await streakDays(work));
  await logLevel(work, facts.totalXp);
  const due = newlyEarned(catalog.badges, facts, new Set(earned.keys()));
  if (due.length === 0) return [];
  const at = new Date(learner.now);
  const dueIds = due.map(({ id }) => id);
  const ids = await insertBadges(tx, learner.id, dueIds, at);
  const granted = due.filter(({ id }) => ids.has(id));
  if (granted.length === 0) return [];
  const entries = granted.map(({ id }) => ({
    learnerId: learner.id,
    type: 'badge_earned',
    subjectId: id,
    createdAt: at,
  }));
  await logEntries(tx, ...entries);
  return granted.map((badge) => badgeView(catalog, badge, { facts, earnedAt: at }));
}

/** Days of the run as this transaction leaves it. */
async function streakDays({ tx, learner, effects }: Work): Promise<number> {
  if (effects.studyDay) return effects.studyDay.overall.days;
  const today = studyDayAt(learner.now, learner.timeZone);
  return standingDays(await standingStreak(tx, learner.id), today, learner.shieldsHeld);
}

/** Logs the level that this transaction reached, once however many things it paid. */
async function logLevel({ tx, catalog, learner, effects }: Work, totalXp: number): Promise<void> {
  const { levels } = catalog.rewards;
  const before = levelAt(levels, learner.totalXp).level;
  const after = levelAt(levels, totalXp).level;
  if (after.key === before.key) return;
  effects.levelReached = after.key;
  await logEntries(tx, {
    learnerId: learner.id,
    type: 'level_reached',
    subjectId: after.key,
    createdAt: new Date(learner.now),
  });
}
