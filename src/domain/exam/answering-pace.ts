// What the answers of a paper say of pace and tiring. A question that was left blank says nothing of either.

/** A question of an attempt, as far as pace asks. */
interface Timed {
  /** The answer is whole: see `isWhole`. */
  readonly isAnswered: boolean;
  readonly msSpent: number;
}

/** Fewer answers have no pace. */
export const PACE_ANSWERS = 3;

/** The answered questions whose time is known. */
export const timedAnswers = <Q extends Timed>(questions: readonly Q[]): readonly Q[] =>
  questions.filter(({ isAnswered, msSpent }) => isAnswered && msSpent > 0);

/** Mean time of an answered question, ms; 0 where too few were answered to say one. */
export function msPerAnswer(questions: readonly Timed[]): number {
  const timed = timedAnswers(questions);
  if (timed.length < PACE_ANSWERS) return 0;
  return Math.round(timed.reduce((sum, { msSpent }) => sum + msSpent, 0) / timed.length);
}

/** A fourth of a paper by number: what its answered questions add up to, `total` of them. */
interface QuarterOfAnswers {
  readonly total: number;
  readonly points: number;
  readonly maxPoints: number;
}

/** In fewer answers a quarter, one of them alone moves its share by more than `TIRED_BY`. */
export const QUARTER_ANSWERS = 5;

/** From this many points of a percent below the mean of the quarters before, the last one tired. */
const TIRED_BY = 20;

/**
 * few: too few answers in a quarter to say anything; none: the last went like those before; fall: it fell behind;
 * half: the one before it had fallen behind already.
 */
export type Tiring = 'few' | 'none' | 'fall' | 'half';

/** Did the last quarter of the answers go worse than those before? */
export function tiringOf(quarters: readonly QuarterOfAnswers[]): Tiring {
  const last = quarters.at(-1);
  const before = quarters.slice(0, -1);
  if (last === undefined || before.length < 2) return 'few';
  if (quarters.some(({ total }) => total < QUARTER_ANSWERS)) return 'few';
  if (!fellBehind(last, before)) return 'none';
  const third = before.at(-1);
  return third && fellBehind(third, before.slice(0, -1)) ? 'half' : 'fall';
}

function fellBehind(one: QuarterOfAnswers, before: readonly QuarterOfAnswers[]): boolean {
  const points = before.reduce((sum, quarter) => sum + quarter.points, 0);
  const most = before.reduce((sum, quarter) => sum + quarter.maxPoints, 0);
  return (100 * points) / Math.max(1, most) - shareOfQuarter(one) >= TIRED_BY;
}

/** The share of the points that the answers of a quarter brought, in percent; 0 without an answer. */
const shareOfQuarter = ({ points, maxPoints }: QuarterOfAnswers): number =>
  (100 * points) / Math.max(1, maxPoints);

/**
 * A quarter as the report draws it, of all that it asked, in percent: what was right, and what was left open, which is
 * no wrong answer.
 */
export function sharesOfAsked({
  points,
  maxPoints,
  askedMaxPoints,
}: Pick<QuarterOfAnswers, 'points' | 'maxPoints'> & { readonly askedMaxPoints: number }): {
  readonly right: number;
  readonly open: number;
} {
  const shareOf = (some: number) => (100 * some) / Math.max(1, askedMaxPoints);
  return { right: shareOf(points), open: shareOf(askedMaxPoints - maxPoints) };
}
