// A line is reached by exact shares, never by rounded ones: 59.9 % does not pass at 60 %, and is not shown as 60 %.

/**
 * @param reached right answers, or points
 * @param outOf of so many; what was not answered is one of them
 * @param passPercent the line, whole percent
 */
export const isPassed = (reached: number, outOf: number, passPercent: number): boolean =>
  outOf > 0 && 100 * reached >= passPercent * outOf;

/**
 * How many right answers pass.
 * @param outOf questions
 * @param passPercent the line, whole percent
 * @returns the least count that `isPassed` takes
 */
export const neededOf = (outOf: number, passPercent: number): number =>
  Math.ceil((passPercent * outOf) / 100);

/**
 * A share in whole percent for rules that compare whole percents: 59.9 % has not reached 60.
 * @returns rounded down, 0 where there is nothing to reach
 */
export const wholePercent = (reached: number, outOf: number): number =>
  outOf > 0 ? Math.floor((100 * reached) / outOf) : 0;

/**
 * A share as it is shown: rounded, but never across a line that it does not reach, and 100 only where all of it is
 * reached (decided: scores are rounded, never across the pass line).
 * @param lines whole percents
 * @returns whole percent, 0 where there is nothing to reach
 */
export function shownPercent(
  reached: number,
  outOf: number,
  lines: readonly number[] = [],
): number {
  if (outOf <= 0) return 0;
  const rounded = Math.round((100 * reached) / outOf);
  const isAcross = [100, ...lines].some(
    (line) => rounded >= line && !isPassed(reached, outOf, line),
  );
  return isAcross ? wholePercent(reached, outOf) : rounded;
}

/**
 * The share as it is shown of a count that is only known by its whole percent, rounded down.
 * @param percent of `wholePercent`
 * @param outOf at most 100 parts, so that each percent stands for one count
 */
export const shownOfWhole = (percent: number, outOf: number, lines: readonly number[]): number =>
  shownPercent(Math.min(outOf, Math.ceil((percent * outOf) / 100)), outOf, lines);
