// What the blocks of a paper and its levels say about an attempt, and no more than its answers carry.
import type { BlockRange } from './blocks.ts';
import type { GradedItem, Sums } from './grade.ts';
import type { PaperLevels } from './paper.ts';

export interface BlockScore extends BlockRange, Sums {
  /** Questions with a whole answer. */
  readonly answered: number;
  /** On those with a whole answer. */
  readonly msSpent: number;
}

/** What each block earned and took; none where the paper is one block. */
export function scoreBlocks(
  items: readonly GradedItem[],
  blocks: readonly BlockRange[],
): readonly BlockScore[] {
  if (blocks.length < 2) return [];
  return blocks.map((block) => {
    const own = items.filter(({ number }) => number >= block.from && number <= block.to);
    const sum = (of: (item: GradedItem) => number) => own.reduce((all, item) => all + of(item), 0);
    return {
      ...block,
      right: sum(({ right }) => Number(right)),
      total: own.length,
      points: sum(({ points }) => points),
      maxPoints: sum(({ maxPoints }) => maxPoints),
      answered: sum(({ isAnswered }) => Number(isAnswered)),
      msSpent: sum(({ isAnswered, msSpent }) => (isAnswered ? msSpent : 0)),
    };
  });
}

/** Two shares of fewer answers than this say nothing about tiring: see `fatigueOf`. */
export const FATIGUE_ANSWERS = 20;

/** Two-sided, 95 %. */
const Z = 1.96;

/** few: too few answers to say anything; none: no fall that chance alone would not show; fall: one. */
export type Fatigue = 'few' | 'none' | 'fall';

/**
 * Did the last block go worse than the first by more than chance explains (pooled test of two proportions,
 * 95 %)? Only answered questions count: time that ran out is no tiredness.
 */
export function fatigueOf(blocks: readonly BlockScore[]): Fatigue {
  const first = blocks[0];
  const last = blocks.at(-1);
  if (first === undefined || last === undefined || first === last) return 'few';
  const [n, m] = [first.answered, last.answered];
  if (n < FATIGUE_ANSWERS || m < FATIGUE_ANSWERS) return 'few';
  const pooled = (first.right + last.right) / (n + m);
  const error = Math.sqrt(pooled * (1 - pooled) * (1 / n + 1 / m));
  return error > 0 && (first.right / n - last.right / m) / error > Z ? 'fall' : 'none';
}

/** The name of the level that a share reaches. @param percent whole percent of the points */
export const levelOf = (percent: number, { list }: PaperLevels): string =>
  list.toSorted((a, b) => b.from - a.from).find(({ from }) => percent >= from)?.name ?? '';
