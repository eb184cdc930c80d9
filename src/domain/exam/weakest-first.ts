// One order of topics for a report: its list, what it names as gone least well, and what it says to practise.
import { tellsShare } from './score-range.ts';

/**
 * The topics that were asked about: those that tell their share first, weakest first, of equals the one with more
 * answers; then the others in the same way.
 */
export const weakestFirst = <T extends { readonly percent: number; readonly total: number }>(
  topics: readonly T[],
): readonly T[] =>
  topics
    .filter(({ total }) => total > 0)
    .toSorted(
      (a, b) =>
        Number(tellsShare(b.total)) - Number(tellsShare(a.total)) ||
        a.percent - b.percent ||
        b.total - a.total,
    );
