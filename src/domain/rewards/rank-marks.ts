// Ranks far down a long board are counted from marks: how many stand at or above some XP, so that a part is counted anew.

/** As many have at least this XP. */
export interface Mark {
  readonly xp: number;
  readonly atLeast: number;
}

/** So many learners stand between two marks, and above the first: what a rank is counted over at most, ties apart. */
const APART = 10_000;

/**
 * Marks of a board, from the most XP down.
 * @param histogram how many have each XP, from the most down
 */
export function marksOf(
  histogram: readonly { readonly xp: number; readonly learners: number }[],
): readonly Mark[] {
  const marks: Mark[] = [];
  let atLeast = 0;
  for (const { xp, learners } of histogram) {
    atLeast += learners;
    if (atLeast - (marks.at(-1)?.atLeast ?? 0) >= APART) marks.push({ xp, atLeast });
  }
  return marks;
}

/** The nearest mark with more than some XP; undefined where all who have more are to be counted. */
export function nextMark(marks: readonly Mark[], xp: number): Mark | undefined {
  let [low, high] = [0, marks.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (marks[middle]!.xp > xp) low = middle + 1;
    else high = middle;
  }
  return marks[low - 1];
}
