// Counts what was done for the events that the learner joined, and pays a goal that was reached, once.
import { eventSource } from '#domain/events/event-template.ts';
import {
  markReached,
  type ReachedEntry,
  reachedByMany,
  recount,
} from '#server/modules/event-entry/event-entry.usecases.ts';
import { payEvent } from './ledger.usecases.ts';
import { logEntries } from './log.queries.ts';
import type { Handler, Work } from './work.ts';

export const countEvents: Handler = {
  'activity-finished': count,
  'attempt-graded': count,
  'round-scored': count,
  'course-revisited': countWithQuests,
  'step-finished': count,
  // Answers of an attempt count once it is graded; until then they add a study day at most.
  'answer-given': countWithDay,
  'task-submitted': (work, { endsWork }) => (endsWork ? count(work) : countWithDay(work)),
  'first-right-answer': null,
  'template-used': countWithQuests,
  'event-joined': count,
  'event-closed': async (work, { occurrenceId }) => {
    const { tx, catalog, learner } = work;
    const reached = await reachedByMany(tx, catalog, learner.id, occurrenceId);
    if (reached) await reward(work, reached);
  },
};

async function countWithQuests(work: Work): Promise<void> {
  if (work.effects.questsDone.length > 0) await count(work);
}

async function countWithDay(work: Work): Promise<void> {
  if (work.effects.studyDay?.advanced) await count(work);
}

/** Once, however many facts of the moment may count. */
async function count(work: Work): Promise<void> {
  if (work.effects.eventsCounted) return;
  work.effects.eventsCounted = true;
  for (const reached of await recount(work.tx, work.catalog, work.learner)) {
    await reward(work, reached);
  }
}

async function reward(work: Work, { entry, template }: ReachedEntry): Promise<void> {
  const { tx, learner, effects } = work;
  const id = entry.occurrenceId;
  const xp = await payEvent(work, { source: eventSource(id), xp: template.rewardXp });
  await markReached(tx, entry, learner.now, xp);
  await logEntries(tx, {
    learnerId: learner.id,
    type: 'event_done',
    subjectId: id,
    xp,
    createdAt: new Date(learner.now),
  });
  effects.eventsDone.push({ id, title: template.name, xp });
}
