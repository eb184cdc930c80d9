// A weak list is clear when every topic stands above the line, by right answers on more than one day.
import type { StudyDay } from '#domain/kernel/time.ts';
import { type GivenAnswer, topicFigure, WEAK_BELOW, WEAK_FROM_ANSWERS } from './weak-areas.ts';

/** One good day may be luck. */
const RIGHT_ON_DAYS = 2;

export interface DatedAnswer extends GivenAnswer {
  /** The learner's day on which it was given. */
  readonly day: StudyDay;
}

/**
 * Is no topic of the outline weak, and is enough known of each to say so? A topic without enough
 * answers is not strong: it was never worked on.
 * @param outline ids of the course's objectives; none is never clear
 * @param answers newest first, of checks, quizzes and papers alike
 */
export function areTopicsStrong(
  outline: readonly string[],
  answers: readonly DatedAnswer[],
): boolean {
  return outline.length > 0 && strongTopics(outline, answers).length === outline.length;
}

/** Those of the outline that are strong, in its order; arguments as of `areTopicsStrong`. */
export const strongTopics = (
  outline: readonly string[],
  answers: readonly DatedAnswer[],
): readonly string[] => outline.filter((objectiveId) => isStrong(objectiveId, answers));

/** The latest answers say how it stands, all of them on how many days it was worked on. */
function isStrong(objectiveId: string, answers: readonly DatedAnswer[]): boolean {
  const own = answers.filter(({ objectives }) => objectives.includes(objectiveId));
  const { answers: count, percent } = topicFigure(objectiveId, own);
  const days = new Set(own.filter((answer) => answer.right).map(({ day }) => day));
  return count >= WEAK_FROM_ANSWERS && percent >= WEAK_BELOW && days.size >= RIGHT_ON_DAYS;
}
