// How much of an activity's time is left, by the cards that are still to come.

/**
 * @param activity its whole time in minutes, and its cards (or the conditions of a quest)
 * @param stepsBehind how many of them are behind the learner
 * @returns whole minutes, at least one while a card is left; 0 at the end
 */
export function minutesLeft(
  {
    estimatedMinutes,
    stepCount,
  }: { readonly estimatedMinutes: number; readonly stepCount: number },
  stepsBehind: number,
): number {
  const left = Math.max(0, stepCount - stepsBehind);
  if (left === 0 || stepCount === 0) return 0;
  return Math.max(1, Math.round((estimatedMinutes * left) / stepCount));
}
