// Counts the study day: finished steps and answers are study, and so is the end of a mission (decisions 6).
import { recordStudyDay } from '#server/modules/learner/streak.usecases.ts';
import type { Handler, Work } from './work.ts';

export const countStudyDay: Handler = {
  'activity-finished': count,
  'step-finished': count,
  'first-right-answer': null,
  'task-submitted': count,
  'answer-given': count,
  'round-scored': countWithQuests,
  'course-revisited': countWithQuests,
  // A paper without an answer is no study; the day of an expired one was counted with its answers.
  'attempt-graded': async (work, { endedBy, answered }) => {
    if (endedBy === 'learner' && answered > 0) await count(work);
  },
  'template-used': countWithQuests,
  'event-joined': null,
  'event-closed': null,
};

/** Once, however many facts of the moment are study. */
async function count({ tx, catalog, learner, courseKey, effects }: Work): Promise<void> {
  effects.studyDay ??= await recordStudyDay(tx, catalog, learner, courseKey);
}

async function countWithQuests(work: Work): Promise<void> {
  if (work.effects.questsDone.length > 0) await count(work);
}
