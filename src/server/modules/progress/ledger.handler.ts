// Pays what was finished, each source of the ledger once.
import { payActivity, payAttempt, payFirstRight } from './ledger.usecases.ts';
import type { Handler } from './work.ts';

export const payLedger: Handler = {
  'activity-finished': async (work, fact) => {
    const { xp, paceLimit } = await payActivity(work, fact.activity);
    work.effects.paid.set(fact, xp);
    work.effects.paceLimit = paceLimit;
  },
  'attempt-graded': async (work, fact) => {
    work.effects.paid.set(fact, await payAttempt(work, fact));
  },
  'round-scored': null,
  'course-revisited': null,
  'step-finished': null,
  'first-right-answer': async (work, fact) => {
    work.effects.paid.set(fact, await payFirstRight(work, fact));
  },
  'task-submitted': null,
  'answer-given': null,
  'template-used': null,
  'event-joined': null,
  'event-closed': null,
};
