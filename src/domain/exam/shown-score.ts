// The score of an attempt and of a quiz round as every screen shows it: report, list, exam mode and confidence alike.
import { shownOfWhole, shownPercent } from '#domain/kernel/pass-line.ts';
import { tellsShare } from './score-range.ts';

/** What is stored of a graded attempt; points and their most are missing in attempts from before points were counted. */
export interface Scored {
  readonly points: number | null;
  readonly right: number | null;
  readonly maxPoints: number | null;
  readonly total: number;
  /** The lines of its paper as they were at the start, whole percents. */
  readonly passPercent: number;
  readonly examPassPercent: number | null;
}

/** The lines that a percent of this attempt is never rounded across. */
export const linesOf = ({
  passPercent,
  examPassPercent,
}: Pick<Scored, 'passPercent' | 'examPassPercent'>): number[] =>
  examPassPercent === null ? [passPercent] : [passPercent, examPassPercent];

/** @returns whole percent, rounded, but never across a line (decisions 1) */
export const shownScore = (attempt: Scored): number =>
  shownPercent(
    attempt.points ?? attempt.right ?? 0,
    attempt.maxPoints ?? attempt.total,
    linesOf(attempt),
  );

/** What was reached of how much: right answers of questions, or points. */
export interface Counts {
  readonly reached: number;
  readonly outOf: number;
  readonly isPoints: boolean;
}

/**
 * Of few questions a percentage would say more than is known: what was reached is shown as it is.
 * @returns null where the score is shown as a percentage
 */
export function countsOfFew({
  points,
  right,
  maxPoints,
  total,
}: Pick<Scored, 'points' | 'right' | 'maxPoints' | 'total'>): Counts | null {
  const outOf = maxPoints ?? total;
  // Each question is at least one point: where time ran out, those that were not reached are missing from the points.
  if (tellsShare(Math.min(total, outOf))) return null;
  return { reached: points ?? right ?? 0, outOf, isPoints: outOf > total };
}

/**
 * The score of a quiz round, which is stored rounded down.
 * @param percent whole percent, rounded down
 */
export const shownRound = (
  percent: number,
  { count, passPercent }: { readonly count: number; readonly passPercent: number },
): number => shownOfWhole(percent, count, [passPercent]);
