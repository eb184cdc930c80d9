// How much of a day was spent on studying, beside the goal that a learner may set.

import type { Activity } from '#domain/catalog/activity.ts';
import type { PathItem } from '#domain/catalog/path.ts';

const MS_PER_MINUTE = 60_000;

/** Cards of one activity that were seen for the first time. */
export interface CardsSeen {
  readonly activity: Pick<Activity, 'estimatedMinutes' | 'steps'> & Partial<Pick<PathItem, 'quiz'>>;
  readonly cards: number;
}

/** Work on the questions of a paper: `from` and `until` in ms since 1970, `msSpent` in ms. */
export interface PaperWork {
  readonly from: number;
  /** The last change that was taken. */
  readonly until: number;
  readonly msSpent: number;
}

/**
 * The minutes of study that a day's records show. Cards take their part of the minutes that content
 * gives their activity; questions of papers take the time for which they were open, and papers that were
 * open side by side no more than the time that passed. What is read again is not counted.
 * @returns whole minutes, rounded; 0 where nothing was done
 */
export function minutesStudied(cards: readonly CardsSeen[], papers: readonly PaperWork[]): number {
  const read = cards.reduce((sum, { activity, cards: seen }) => {
    const all = activity.quiz?.count ?? activity.steps.length;
    return all === 0 ? sum : sum + (activity.estimatedMinutes * seen) / all;
  }, 0);
  const spent = papers.reduce((sum, { msSpent }) => sum + msSpent, 0);
  return Math.round(read + Math.min(spent, msCovered(papers)) / MS_PER_MINUTE);
}

/** How much time at least one of them covers, ms. */
function msCovered(papers: readonly PaperWork[]): number {
  let covered = 0;
  let reached = Number.NEGATIVE_INFINITY;
  for (const { from, until } of papers.toSorted((a, b) => a.from - b.from)) {
    covered += Math.max(0, until - Math.max(from, reached));
    reached = Math.max(reached, until);
  }
  return covered;
}
