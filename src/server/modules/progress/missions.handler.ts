// Missions that end without a button: done, paid and logged in the transaction that made them true.
import { studyDayAt } from '#domain/kernel/time.ts';
import { doneRecord, dueMissions, waitingStories } from '#domain/missions/ending.ts';
import { missionStates, type Records } from '#domain/missions/mission-status.ts';
import type { StepRecords } from '#domain/missions/play.ts';
import { requirementsOf } from '#domain/missions/requirements.ts';
import { activityRecords, stepRecords } from '#server/modules/record/records.usecases.ts';
import { hasUsedTemplate } from '#server/modules/record/template-use.usecases.ts';
import { topicStrength } from '#server/modules/record/weak-areas.usecases.ts';
import { payActivity } from './ledger.usecases.ts';
import { logDone } from './log.handler.ts';
import { endActivity } from './missions.queries.ts';
import type { Handler, Work } from './work.ts';

export const endMissions: Handler = {
  'activity-finished': endDueMissions,
  'round-scored': endDueMissions,
  'course-revisited': endDueMissions,
  'attempt-graded': endDueMissions,
  'step-finished': null,
  'first-right-answer': null,
  'task-submitted': null,
  'answer-given': null,
  'template-used': endDueMissions,
  'event-joined': null,
  'event-closed': null,
};

/** Ends every mission of the course that is due, one opening the next, each paid once. */
async function endDueMissions(work: Work): Promise<void> {
  const { tx, catalog, learner, courseKey, effects } = work;
  const known = await activityRecords(tx, learner.id, courseKey);
  const records = await withTemplates(work, await withTopics(work, known));
  const stories = new Map<string, StepRecords>();
  for (const { id } of waitingStories(catalog, courseKey, records)) {
    stories.set(id, await stepRecords(tx, learner.id, id));
  }
  const stepsOf = (id: string): StepRecords => stories.get(id) ?? new Map();
  for (const mission of dueMissions(catalog, courseKey, records, stepsOf)) {
    const isFirst = await endActivity(tx, {
      learnerId: learner.id,
      activityId: mission.id,
      courseKey,
      kind: mission.kind,
      at: new Date(learner.now),
      on: studyDayAt(learner.now, learner.timeZone),
    });
    if (!isFirst) continue;
    const paid = await payActivity(work, mission);
    await logDone(work, mission, paid.xp);
    const { id, key, title } = mission;
    effects.questsDone.push({ id, key, title, ...paid });
  }
}

/** Looks at all answers only where an open mission waits for strong topics. */
async function withTopics(
  { tx, catalog, learner, courseKey }: Work,
  records: Records,
): Promise<Records> {
  const waiting = missionStates(catalog, courseKey, records)
    .filter(({ status }) => status === 'available' || status === 'in_progress')
    .flatMap(({ mission }) => requirementsOf(mission))
    .flatMap(({ recordId }) => (recordId?.startsWith('topics.') ? recordId : []));
  if (waiting.length === 0) return records;
  const { isClear } = await topicStrength(tx, catalog, learner, courseKey);
  if (!isClear) return records;
  return new Map([...records, ...waiting.map((id) => [id, doneRecord(id, records)] as const)]);
}

/** Asks for templates only while a mission that waits for one is not done. */
async function withTemplates(
  { tx, catalog, learner, courseKey }: Work,
  records: Records,
): Promise<Records> {
  const waiting = catalog
    .missionsOf(courseKey)
    .filter(({ id }) => records.get(id)?.status !== 'done')
    .flatMap((mission) => requirementsOf(mission))
    .flatMap(({ recordId }) => (recordId?.startsWith('template.') ? recordId : []));
  if (waiting.length === 0) return records;
  const ids = catalog.templatesOf(courseKey).map(({ id }) => id);
  if (!(await hasUsedTemplate(tx, learner.id, ids))) return records;
  return new Map([...records, ...waiting.map((id) => [id, doneRecord(id, records)] as const)]);
}
