// What handing in brought, from the screen that did it to the report that celebrates it: once.
import type { AttemptBrought } from '#contract/exams.ts';

const kept = new Map<string, AttemptBrought>();

/** Called by who handed the attempt in, before it goes to the report. */
export const keepBrought = (attemptId: string, brought: AttemptBrought): void => {
  kept.set(attemptId, brought);
};
/** What there is to celebrate; null on every later visit and on other devices. */
export const broughtBy = (attemptId: string): AttemptBrought | null => kept.get(attemptId) ?? null;
/** Called when the celebration has been shown. */
export const dropBrought = (attemptId: string): void => {
  kept.delete(attemptId);
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
