// How well the groups of an outline are mastered, by the latest answers (decisions 1, objective mastery).
import { shownPercent } from '#domain/kernel/pass-line.ts';
import {
  type GivenAnswer,
  latestOn,
  topicFigure,
  WEAK_BELOW,
  WEAK_FROM_ANSWERS,
} from './weak-areas.ts';

/** Shares of answers as whole numbers, so that sums of them never fall short of a line by a rounding. */
const PARTS = 1_000_000;

/**
 * A group has a figure from this many answers on, as a topic may be weak: one lucky answer would show a whole group
 * of one objective as 100 %.
 */
export const MASTERY_FROM_ANSWERS = WEAK_FROM_ANSWERS;

export interface Outline {
  readonly id: string;
  /** Its share of the exam; only the proportions within a group count. */
  readonly weight: number;
}

/** One objective of a group, as its figure counts it. */
export interface TopicShare {
  readonly id: string;
  /** Its share of the group in the exam, a percent with hundredths, so that the sum comes out. */
  readonly weightPercent: number;
  /** How many of its latest answers count; without any it counts as 0 %. */
  readonly answers: number;
  readonly right: number;
}

export interface GroupMastery {
  /** Whole percent; null with fewer than `MASTERY_FROM_ANSWERS` answers. */
  readonly percent: number | null;
  /** How many answers it rests on; one that asks about several of the objectives counts once. */
  readonly answers: number;
  /** How many of its objectives have an answer. */
  readonly answered: number;
  readonly all: number;
  /** What the figure is the sum of, in the order of the outline. */
  readonly topics: readonly TopicShare[];
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
  const counted = new Set(objectives.flatMap(({ id }) => latestOn(id, answers))).size;
  const shares = objectives.map(({ id, weight }) => {
    const { answers: count, right } = topicFigure(id, answers);
    return { id, weight, count, right, share: count === 0 ? 0 : right / count };
  });
  const answered = shares.filter(({ count }) => count > 0).length;
  const whole = shares.reduce((sum, { weight }) => sum + weight, 0);
  const mastered = shares.reduce((sum, { weight, share }) => sum + weight * share, 0);
  return {
    percent:
      counted < MASTERY_FROM_ANSWERS || whole === 0
        ? null
        : shownPercent(Math.round(PARTS * mastered), PARTS * whole, [WEAK_BELOW]),
    answers: counted,
    answered,
    all: objectives.length,
    topics: shares.map(({ id, weight, count, right }) => ({
      id,
      weightPercent: whole === 0 ? 0 : Math.round((10_000 * weight) / whole) / 100,
      answers: count,
      right,
    })),
  };
}
