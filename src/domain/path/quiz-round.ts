// A quiz draws a round of questions from a stored seed; what was not drawn yet comes first.

import { shuffled } from '#domain/kernel/shuffled.ts';

/**
 * The questions of a round. Rounds walk through a shuffled bank without repeats until it is used up,
 * then through it in another order.
 * @param round counted from 1
 * @param seed the learner's and the quiz's ids: the same learner gets the same round on every device
 */
export function drawRound(
  questionIds: readonly string[],
  count: number,
  round: number,
  seed: string,
): readonly string[] {
  const perLap = Math.max(1, Math.floor(questionIds.length / count));
  const lap = Math.floor((round - 1) / perLap);
  const at = ((round - 1) % perLap) * count;
  return shuffled(questionIds, `${seed}:${lap}`).slice(at, at + count);
}
