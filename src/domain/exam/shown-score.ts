// The score of an attempt and of a quiz round as every screen shows it: report, list, exam mode and confidence alike.
import { shownOfWhole, shownPercent } from '#domain/kernel/pass-line.ts';

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

/**
 * The same of a quiz round, which is stored rounded down.
 * @param percent whole percent, rounded down
 */
export const shownRound = (
  percent: number,
  { count, passPercent }: { readonly count: number; readonly passPercent: number },
): number => shownOfWhole(percent, count, [passPercent]);
