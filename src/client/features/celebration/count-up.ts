// A figure that moves from its old to its new value, quick at first and calm at the end.

/**
 * The whole number to show on the way.
 * @param share how much of the time has passed, 0 to 1; beyond that it stops at the ends
 */
export function countUp(from: number, to: number, share: number): number {
  const bounded = Math.min(1, Math.max(0, share));
  const eased = 1 - (1 - bounded) ** 3;
  return Math.round(from + (to - from) * eased);
}

/** Share of the way from one level to the next, 0 to 1; 1 where there is no next. */
export function levelShare(totalXp: number, fromXp: number, nextAtXp: number | null): number {
  if (nextAtXp === null || nextAtXp <= fromXp) return 1;
  return Math.min(1, Math.max(0, (totalXp - fromXp) / (nextAtXp - fromXp)));
}
