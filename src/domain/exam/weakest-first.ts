// One order of topics for a report: its list, its colours, what it names as gone least well, and what it says to practise.
import { TOPIC_FROM_QUESTIONS, tellsShare } from './score-range.ts';

/** What a topic's questions added up to. */
export interface AskedTopic {
  /** Whole percent of the points of all its questions: one left open scores nothing. */
  readonly percent: number;
  readonly total: number;
  readonly points: number;
  /** Questions with a whole answer, and the most that they could bring. */
  readonly answered: number;
  readonly answeredMaxPoints: number;
}

/** Something of what was answered was wrong. What was left open is no weakness. */
export const hasWrong = ({ points, answeredMaxPoints }: AskedTopic): boolean =>
  points < answeredMaxPoints;

/**
 * The share of the points that wrong answers lost, from 0 to 1. Of fewer answers than tell a share it counts as of that many,
 * so that one wrong answer alone names no topic before another with several.
 */
const lostShare = ({ points, answered, answeredMaxPoints }: AskedTopic): number =>
  answeredMaxPoints === 0
    ? 0
    : (1 - points / answeredMaxPoints) * Math.min(1, answered / TOPIC_FROM_QUESTIONS);

/**
 * The topics that were asked about: those that tell their share first, most wrong first, of equals the one with less of its
 * points, then the one with more questions; then the others in the same way.
 */
export const weakestFirst = <T extends AskedTopic>(topics: readonly T[]): readonly T[] =>
  topics
    .filter(({ total }) => total > 0)
    .toSorted(
      (a, b) =>
        Number(tellsShare(b.total)) - Number(tellsShare(a.total)) ||
        lostShare(b) - lostShare(a) ||
        a.percent - b.percent ||
        b.total - a.total,
    );

/** Is its percentage below the line by wrong answers? What only open questions hold below it is no bad result. */
export const isBelowByAnswers = (topic: AskedTopic, line: number): boolean =>
  topic.percent < line && hasWrong(topic) && 100 * topic.points < line * topic.answeredMaxPoints;

/** The topic that a report says to practise, and why. */
export interface WeakTopic<T> {
  readonly topic: T;
  /** weakest: it went least well; mostOpen: nothing was wrong anywhere, and nowhere was more left open; only: no other was asked. */
  readonly why: 'weakest' | 'mostOpen' | 'only';
}

/** The first of the list in which something was wrong; where nothing was, the one with most left open; none where all was right. */
export function weakestOf<T extends AskedTopic>(topics: readonly T[]): WeakTopic<T> | undefined {
  const asked = weakestFirst(topics);
  const openOf = ({ total, answered }: T) => total - answered;
  const wrong = asked.find(hasWrong);
  const open = asked
    .filter((topic) => openOf(topic) > 0)
    .toSorted((a, b) => openOf(b) - openOf(a))[0];
  const topic = wrong ?? open;
  if (topic === undefined) return undefined;
  return { topic, why: asked.length === 1 ? 'only' : wrong ? 'weakest' : 'mostOpen' };
}
