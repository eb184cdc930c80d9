// A line is reached by exact shares, never by rounded ones: 59.9 % does not pass at 60 %.

/**
 * @param reached right answers, or points
 * @param outOf of so many; what was not answered is one of them
 * @param passPercent the line, whole percent
 */
export const isPassed = (reached: number, outOf: number, passPercent: number): boolean =>
  outOf > 0 && 100 * reached >= passPercent * outOf;
