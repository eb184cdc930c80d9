// What handing in brought, from the screen that did it to the report that celebrates it: once.
import type { Outcome } from '#contract/outcome.ts';

const cached = new Map<string, Outcome>();

/** Called by who handed the attempt in, before it goes to the report. */
export const cacheOutcome = (attemptId: string, outcome: Outcome): void => {
  cached.set(attemptId, outcome);
};
/** What there is to celebrate; null on every later visit and on other devices. */
export const cachedOutcome = (attemptId: string): Outcome | null => cached.get(attemptId) ?? null;
/** Called when the celebration has been shown. */
export const dropOutcome = (attemptId: string): void => {
  cached.delete(attemptId);
};

/** First parts of the keys of everything that the start or the end of an attempt changes. */
export const touchedByAttempt: readonly string[] = [
  'running',
  'exams',
  'paper',
  'examHistory',
  'result',
  'dashboard',
  'courses',
  'missions',
  'mission',
  'path',
  'badges',
  'activity',
];
