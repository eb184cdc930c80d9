// Missions that end without a button: paid, told and counted in the transaction that made them true.
import type { QuestDone, Rush } from '#contract/brought.ts';
import type { Activity } from '#domain/catalog/catalog.ts';
import type { CatalogIndex } from '#domain/catalog/catalog-index.ts';
import { studyDayAt } from '#domain/kernel/time.ts';
import { demandsOf, isQuest } from '#domain/missions/demands.ts';
import { doneRecord, dueMissions, waitingStories } from '#domain/missions/ending.ts';
import { missionStates, type Records } from '#domain/missions/mission-status.ts';
import type { StepRecords } from '#domain/missions/play.ts';
import { isRushed, paceWindowMs } from '#domain/rewards/study-pace.ts';
import type { Transaction } from '#server/db/database.ts';
import { type LockedLearner, recordStudyDay } from '#server/modules/learner/learner.usecases.ts';
import { grantRewards, payActivity, tellTrail } from '#server/modules/rewards/rewards.usecases.ts';
import {
  activityRecords,
  doneBetween,
  endActivity,
  flagActivity,
  stepRecords,
} from './learning.queries.ts';
import type { LearningDeps } from './learning.usecases.ts';
import { topicStrength } from './weak-areas.usecases.ts';

export interface Ending {
  readonly questsDone: QuestDone[];
  /** The records with the ended missions done. */
  readonly records: Records;
}

/**
 * Ends every mission that is due, one opening the next, each paid once. The caller holds the
 * learner's lock and grants levels and badges afterwards.
 * @param records of the course, as this transaction leaves them
 */
export async function endDueMissions(
  tx: Transaction,
  deps: LearningDeps,
  learner: LockedLearner,
  courseKey: string,
  records: Records,
): Promise<Ending> {
  const { catalog } = deps;
  const known = await withTopics(tx, deps, learner, courseKey, records);
  const stories = new Map<string, StepRecords>();
  for (const { id } of waitingStories(catalog, courseKey, known)) {
    stories.set(id, await stepRecords(tx, learner.id, id));
  }
  const stepsOf = (id: string): StepRecords => stories.get(id) ?? new Map();
  const after = new Map(known);
  const questsDone: QuestDone[] = [];
  for (const mission of dueMissions(catalog, courseKey, known, stepsOf)) {
    after.set(mission.id, doneRecord(mission.id, after, learner.now));
    const at = new Date(learner.now);
    const isFirst = await endActivity(tx, {
      learnerId: learner.id,
      activityId: mission.id,
      courseKey,
      kind: mission.kind,
      at,
      on: studyDayAt(learner.now, learner.timeZone),
    });
    if (!isFirst) continue;
    const paid = await payAndTell(tx, deps, learner, mission);
    questsDone.push({ id: mission.id, key: mission.key, title: mission.title, ...paid });
  }
  return { questsDone, records: after };
}

/** The same where the caller has changed no activity, such as at the end of a paper. */
export const endMissionsOf = async (
  tx: Transaction,
  deps: LearningDeps,
  learner: LockedLearner,
  courseKey: string,
): Promise<QuestDone[]> => {
  const records = await activityRecords(tx, learner.id, courseKey);
  return (await endDueMissions(tx, deps, learner, courseKey, records)).questsDone;
};

/** Looks at all answers only where an open mission waits for strong topics. */
async function withTopics(
  tx: Transaction,
  { catalog }: LearningDeps,
  learner: LockedLearner,
  courseKey: string,
  records: Records,
): Promise<Records> {
  const waiting = missionStates(catalog, courseKey, records)
    .filter(({ status }) => status === 'available' || status === 'in_progress')
    .flatMap(({ mission }) => demandsOf(mission))
    .flatMap(({ recordId }) => recordId ?? []);
  if (waiting.length === 0) return records;
  const { isClear } = await topicStrength(tx, catalog, learner, courseKey);
  if (!isClear) return records;
  return new Map([...records, ...waiting.map((id) => [id, doneRecord(id, records)] as const)]);
}

/** Says when more was finished lately than can be studied in that time; quests have no minutes of their own. */
async function rushOf(
  tx: Transaction,
  catalog: CatalogIndex,
  learner: LockedLearner,
): Promise<Rush | null> {
  const { pace } = catalog.rewards;
  const after = new Date(learner.now - paceWindowMs(pace));
  const done = await doneBetween(tx, learner.id, { after, until: new Date(learner.now) });
  const minutesDone = done.reduce((sum, { activityId }) => {
    const mission = catalog.findMission(activityId);
    const activity = mission && isQuest(mission) ? undefined : catalog.findActivity(activityId);
    return sum + (activity?.estimatedMinutes ?? 0);
  }, 0);
  const withinMinutes = pace.activitiesWithinMinutes;
  return isRushed(minutesDone, pace) ? { minutesDone, withinMinutes } : null;
}

/**
 * Pays an activity that was just done and tells the trail; done too fast it is flagged instead.
 * @returns the XP paid now, and why it was none where the pace was too fast
 */
export async function payAndTell(
  tx: Transaction,
  deps: LearningDeps,
  learner: LockedLearner,
  activity: Activity,
): Promise<{ xp: number; rush: Rush | null }> {
  const rush = activity.xp > 0 ? await rushOf(tx, deps.catalog, learner) : null;
  if (rush) await flagActivity(tx, learner.id, activity.id);
  const xp = activity.xp === 0 || rush ? 0 : await payActivity(tx, deps.catalog, learner, activity);
  await tellTrail(tx, {
    learnerId: learner.id,
    type: activity.kind === 'mission' ? 'mission_done' : 'item_done',
    courseKey: activity.courseKey,
    subjectId: activity.id,
    xp,
    createdAt: new Date(learner.now),
  });
  return { xp, rush };
}

/** The study day, the level and the badges that this transaction's work brings. */
export async function rewardDay(
  tx: Transaction,
  deps: LearningDeps,
  learner: LockedLearner,
  courseKey: string,
) {
  const streak = await recordStudyDay(tx, deps.catalog, learner, courseKey);
  const { shieldUsed, daysBefore: streakBefore, overall } = streak;
  const badges = await grantRewards(tx, deps.catalog, learner, overall.days);
  return { shieldUsed, streakBefore, badges };
}
