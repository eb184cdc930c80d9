// Where a learner's level lies, going by a score, is told from so many answers on: of fewer, chance leaves nearly everything
// open.
import { WEAK_FROM_ANSWERS } from '#domain/readiness/weak-areas.ts';
import { type EndedPaper, isEvidence } from './counted-paper.ts';

/** Of ten answers the range would still be half of the scale. */
export const RANGE_FROM_ANSWERS = 20;

/** Of a topic or a whole attempt, fewer answers than make a topic weak say nothing: no percentage, and no range. */
export const TOPIC_FROM_QUESTIONS = WEAK_FROM_ANSWERS;

/** Where more is left open, the range would be that of a sitting that was broken off. */
const ANSWERED_SHARE = 0.9;

/** Does the report tell the range of this attempt's score? Only where hardly anything was left open. */
export const tellsRange = (attempt: EndedPaper): boolean =>
  isEvidence(attempt) &&
  attempt.answered >= RANGE_FROM_ANSWERS &&
  attempt.answered >= ANSWERED_SHARE * attempt.total;

/** Do so many questions tell a share of their topic or attempt? Of one or two it would be 0 or 100 percent. */
export const tellsShare = (questions: number): boolean => questions >= TOPIC_FROM_QUESTIONS;

/** And the range of it? */
export const tellsTopicRange = (attempt: EndedPaper, questions: number): boolean =>
  tellsRange(attempt) && tellsShare(questions);

/**
 * Do topics that tell their share lack its range because too few questions were answered? Of what says nothing of what
 * somebody knows that is told itself.
 */
export const lacksRanges = (
  attempt: EndedPaper,
  topics: readonly { readonly total: number }[],
): boolean =>
  isEvidence(attempt) && !tellsRange(attempt) && topics.some(({ total }) => tellsShare(total));

/**
 * Does the report give the groups of the outline a level and its interval? Never of an attempt that says nothing of
 * what somebody knows: what was left open would be told as a weakness.
 */
export const tellsLevel = (attempt: EndedPaper): boolean => isEvidence(attempt);
