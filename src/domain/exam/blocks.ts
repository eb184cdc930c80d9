// A paper with breaks is sat in blocks: one after the other, and what is finished stays as it is.
import type { Paper } from './paper.ts';

/** A block by the numbers of its questions, from 1. */
export interface BlockRange {
  readonly from: number;
  readonly to: number;
}

/**
 * The blocks between breaks, in their order; one where the paper has no breaks.
 * @param count questions of the attempt; breaks at or beyond it divide nothing
 */
export function blocksOf(
  { breaksAfter = [] }: Pick<Paper, 'breaksAfter'>,
  count: number,
): readonly BlockRange[] {
  const inner = breaksAfter.filter((after) => after >= 1 && after < count);
  const ends = [...new Set([...inner, count])].toSorted((a, b) => a - b);
  return ends.map((to, at) => ({ from: (ends[at - 1] ?? 0) + 1, to }));
}
