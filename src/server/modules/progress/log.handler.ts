// Adds what was finished to the activity log, with the XP that it paid.
import type { Activity } from '#domain/catalog/activity.ts';
import { logEntries } from './log.queries.ts';
import type { Handler, Work } from './work.ts';

export const logActivity: Handler = {
  'activity-finished': (work, fact) =>
    logDone(work, fact.activity, (work.effects.paid.get(fact) ?? 0) + work.effects.paidBefore),
  'attempt-graded': ({ tx, learner, courseKey, effects }, fact) =>
    logEntries(tx, {
      learnerId: learner.id,
      type: 'paper_done',
      courseKey,
      subjectId: fact.paperId,
      xp: effects.paid.get(fact) ?? 0,
      createdAt: new Date(fact.finishedAt),
    }),
  'round-scored': null,
  'course-revisited': null,
  'step-finished': null,
  'first-right-answer': null,
  'task-submitted': null,
  'answer-given': null,
  'template-used': null,
  'event-joined': null,
  'event-closed': null,
};

/** Logs an activity that was just done. */
export const logDone = (
  { tx, learner, courseKey }: Work,
  { id, kind }: Pick<Activity, 'id' | 'kind'>,
  xp: number,
): Promise<void> =>
  logEntries(tx, {
    learnerId: learner.id,
    type: kind === 'mission' ? 'mission_done' : 'item_done',
    courseKey,
    subjectId: id,
    xp,
    createdAt: new Date(learner.now),
  });
