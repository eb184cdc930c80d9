// Upcoming badges stand by the XP that they require; of those that require as much, the nearest first.
import type { BadgeView } from '#contract/progress.ts';

/** @param badges in the order of their content, which decides between badges equally near */
export const upcomingOf = <B extends Pick<BadgeView, 'earnedAt' | 'requiredXp' | 'percent'>>(
  badges: readonly B[],
): readonly B[] =>
  badges
    .filter(({ earnedAt }) => earnedAt === null)
    .toSorted((a, b) => a.requiredXp - b.requiredXp || b.percent - a.percent);

/** Whether it requires XP: those that do stand last, and the order is called so where one is seen. */
export const needsXp = ({ requiredXp }: Pick<BadgeView, 'requiredXp'>): boolean => requiredXp > 0;

/** What is missing of a badge's XP, never below 0. */
export const xpToGo = (requiredXp: number, totalXp: number): number =>
  Math.max(0, requiredXp - totalXp);
