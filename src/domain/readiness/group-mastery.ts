// How well the groups of an outline are mastered, by the latest answers (decisions 1, objective mastery).
import { type GivenAnswer, LATEST } from './weak-areas.ts';

export interface Outline {
  readonly id: string;
  /** Its share of the exam; only the proportions within a group count. */
  readonly weight: number;
}

export interface GroupMastery {
  /** Whole percent; null before the first answer. */
  readonly percent: number | null;
  /** How many of its objectives have an answer. */
  readonly answered: number;
  readonly all: number;
}

/**
 * The mean of the objectives' mastery, weighted by the blueprint. An objective is mastered by the share right
 * of its latest answers; one that nothing was answered of is not mastered yet and counts as 0, so that one
 * question never stands for a whole group.
 * @param objectives of one group
 * @param answers newest first, of lessons, quizzes and papers alike
 */
export function groupMastery(
  objectives: readonly Outline[],
  answers: readonly GivenAnswer[],
): GroupMastery {
  const shares = objectives.map(({ id, weight }) => {
    const latest = answers.filter((one) => one.objectives.includes(id)).slice(0, LATEST);
    const right = latest.filter((one) => one.right).length;
    return { weight, count: latest.length, share: latest.length === 0 ? 0 : right / latest.length };
  });
  const answered = shares.filter(({ count }) => count > 0).length;
  const whole = shares.reduce((sum, { weight }) => sum + weight, 0);
  const mastered = shares.reduce((sum, { weight, share }) => sum + weight * share, 0);
  return {
    percent: answered === 0 || whole === 0 ? null : Math.round((100 * mastered) / whole),
    answered,
    all: objectives.length,
  };
}
