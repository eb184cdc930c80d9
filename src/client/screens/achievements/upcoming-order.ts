// Upcoming badges stand as the dashboard's Next Badge is chosen: the nearest first.
import type { BadgeView } from '#contract/progress.ts';

/** @param badges in the order of their content, which decides between badges equally near */
export const upcomingOf = <B extends Pick<BadgeView, 'earnedAt' | 'percent'>>(
  badges: readonly B[],
): readonly B[] =>
  badges.filter(({ earnedAt }) => earnedAt === null).toSorted((a, b) => b.percent - a.percent);

/** What is missing of a badge's XP, never below 0. */
export const xpToGo = (requiredXp: number, totalXp: number): number =>
  Math.max(0, requiredXp - totalXp);
