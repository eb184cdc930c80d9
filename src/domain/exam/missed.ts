// What comes back as missed: one rule for exams and practice, lessons and quizzes, however an attempt has ended.

/** A question as an attempt has asked it. */
interface Shown {
  readonly answer: unknown;
  /** Rapid fire: when it was served. */
  readonly servedAt: unknown;
  readonly msSpent: number;
}

/** Did it stand in front of the learner: answered, served or looked at? What was only drawn did not (decision record 0094). */
export const wasShown = ({ answer, servedAt, msSpent }: Shown): boolean =>
  answer !== null || servedAt !== null || msSpent > 0;

/** The latest that is known of a question. */
interface Meeting {
  readonly wasShown: boolean;
  /** Of a whole answer; an incomplete one, or none, is not right. */
  readonly isRight: boolean;
}

/**
 * Is a question missed, by the latest attempt, lesson or quiz that counts and in which it stood in front of the learner? It is
 * where it was answered wrong and where it was left open, whether the learner or the clock ended the attempt. What was
 * too quick to count, given up or never shown says nothing: the meeting before it stands.
 */
export const isMissed = ({ wasShown: isShown, isRight }: Meeting): boolean => isShown && !isRight;

/** How the questions of an ended attempt add up: right + wrong + left open + not reached = all. */
interface EndedParts {
  readonly right: number;
  readonly wrong: number;
  /** Without a whole answer: no points, and yet not wrong. */
  readonly leftOpen: number;
  /** Of a practice that its time has ended: what was not answered then. */
  readonly notReached: number;
}

/**
 * @param total all questions of the attempt, those that were not reached too
 * @param right those with all of their points
 */
export const endedParts = ({
  total,
  answered,
  right,
  notReached,
}: Record<'total' | 'answered' | 'right' | 'notReached', number>): EndedParts => ({
  right,
  wrong: Math.max(0, answered - right),
  leftOpen: Math.max(0, total - answered - notReached),
  notReached,
});
