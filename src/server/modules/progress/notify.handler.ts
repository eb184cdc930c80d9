// Tells the learner of the missions, badges and the level that the facts brought.
import type { Activity } from '#domain/catalog/activity.ts';
import {
  type NewNotification,
  notify,
} from '#server/modules/notification/notification.usecases.ts';
import type { Handler, Work } from './work.ts';

export const notifyLearner: Handler = {
  'activity-finished': (work, { activity }) => tell(work, activity),
  'attempt-graded': (work) => tell(work),
  'round-scored': (work) => tell(work),
  'course-revisited': (work) => tell(work),
  'step-finished': (work) => tell(work),
  'answer-given': (work) => tell(work),
  'task-submitted': (work) => tell(work),
  'first-right-answer': (work) => tell(work),
  'template-used': (work) => tell(work),
  'event-joined': (work) => tell(work),
  'event-closed': (work) => tell(work),
};

/** What all facts brought is told of once, with the first of them. */
async function tell(work: Work, finished?: Pick<Activity, 'id' | 'kind'>): Promise<void> {
  const { tx, learner, courseKey, effects } = work;
  const news: NewNotification[] = [];
  if (finished?.kind === 'mission') {
    news.push({ kind: 'mission_done', courseKey, subjectId: finished.id });
  }
  if (!effects.isTold) {
    effects.isTold = true;
    for (const { id } of effects.questsDone) {
      news.push({ kind: 'mission_done', courseKey, subjectId: id });
    }
    for (const { id } of effects.eventsDone) {
      news.push({ kind: 'event_done', courseKey: null, subjectId: id });
    }
    for (const { id } of effects.badgesEarned ?? []) {
      news.push({ kind: 'badge_earned', courseKey: null, subjectId: id });
    }
    if (effects.levelReached !== undefined) {
      news.push({ kind: 'level_reached', courseKey: null, subjectId: effects.levelReached });
    }
  }
  if (news.length > 0) await notify(tx, learner, news);
}
