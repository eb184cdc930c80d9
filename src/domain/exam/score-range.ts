// What a score would be on another day is told from so many answers on: of fewer, chance leaves nearly everything open.
import { type EndedPaper, isEvidence } from './counted-paper.ts';

/** Of ten answers the range would still be half of the scale. */
export const RANGE_FROM_ANSWERS = 20;

/** Of a row of the report, where the whole tells a range. */
export const ROW_FROM_QUESTIONS = 5;

/** Does the report tell the range of this attempt's score? */
export const tellsRange = (attempt: EndedPaper): boolean =>
  isEvidence(attempt) && attempt.answered >= RANGE_FROM_ANSWERS;

/** And that of one of its topics, with so many questions? */
export const tellsRowRange = (attempt: EndedPaper, questions: number): boolean =>
  tellsRange(attempt) && questions >= ROW_FROM_QUESTIONS;

/**
 * Why figures of the report lack an interval: `few` of all, with too few answers; `row` of some topics, with too few
 * questions; null where none lacks it, and where the attempt says nothing of what somebody knows, which is told itself.
 */
export function rangeLacks(
  attempt: EndedPaper,
  topics: readonly { readonly total: number }[],
): 'few' | 'row' | null {
  if (!isEvidence(attempt)) return null;
  if (!tellsRange(attempt)) return 'few';
  return topics.every(({ total }) => tellsRowRange(attempt, total)) ? null : 'row';
}

/**
 * Does the report give the groups of the outline a level and its interval? Never of an attempt that says nothing of
 * what somebody knows: what was left open would be told as a weakness.
 */
export const tellsLevel = (attempt: EndedPaper): boolean => isEvidence(attempt);
