// A weak area is a topic whose latest answers were right less than three times in five. Every answer
// counts: of lessons, quizzes, exams and practice alike.
import { shownPercent } from '#domain/kernel/pass-line.ts';

/** Below this whole percent a topic is weak … */
export const WEAK_BELOW = 60;
/** … once this many answers were given: fewer say nothing. */
export const WEAK_FROM_ANSWERS = 5;
/** Older answers no longer tell what somebody knows now (decisions 1). */
export const LATEST = 20;

export interface GivenAnswer {
  /** Ids of the objectives that the question asks about. */
  readonly objectives: readonly string[];
  readonly right: boolean;
}

/** The one figure of a topic, wherever one stands: exam mode, path and mastery. */
export interface TopicFigure {
  readonly objectiveId: string;
  /** Share right of the latest answers, whole percent; 0 before the first. */
  readonly percent: number;
  /** How many answers that is. */
  readonly answers: number;
  readonly right: number;
}

export type WeakArea = Pick<TopicFigure, 'objectiveId' | 'percent' | 'answers' | 'right'>;

export interface WeakAreas {
  /** Weakest first, else in the order of the outline. */
  readonly areas: readonly WeakArea[];
  /** Whether any topic has answers enough to tell. */
  readonly isTold: boolean;
}

/**
 * The answers that the figure of a topic rests on.
 * @param answers newest first, of lessons, quizzes and papers alike
 * @returns newest first, at most `LATEST`
 */
export const latestOn = (
  objectiveId: string,
  answers: readonly GivenAnswer[],
): readonly GivenAnswer[] =>
  answers.filter(({ objectives }) => objectives.includes(objectiveId)).slice(0, LATEST);

/**
 * How a topic stands.
 * @param answers newest first, of lessons, quizzes and papers alike
 */
export function topicFigure(objectiveId: string, answers: readonly GivenAnswer[]): TopicFigure {
  const latest = latestOn(objectiveId, answers);
  const right = latest.filter((answer) => answer.right).length;
  const percent = shownPercent(right, latest.length, [WEAK_BELOW]);
  return { objectiveId, percent, answers: latest.length, right };
}

/**
 * The weak topics of a course.
 * @param outline ids of its objectives and areas
 * @param answers newest first, of lessons, quizzes and papers alike
 */
export const weakAreas = (outline: readonly string[], answers: readonly GivenAnswer[]): WeakAreas =>
  weakOf(outline.map((objectiveId) => topicFigure(objectiveId, answers)));

/** Those of the topics that are weak. */
export function weakOf(figures: readonly TopicFigure[]): WeakAreas {
  const told = figures.filter(({ answers }) => answers >= WEAK_FROM_ANSWERS);
  const areas = told
    .filter(({ percent }) => percent < WEAK_BELOW)
    .toSorted((a, b) => a.percent - b.percent)
    .map(({ objectiveId, percent, answers, right }) => ({ objectiveId, percent, answers, right }));
  return { areas, isTold: told.length > 0 };
}
