import { expect, test } from 'vitest';
import { needsXp, upcomingOf, xpToGo } from './upcoming-order.ts';

const badge = (
  id: string,
  requiredXp: number,
  percent: number,
  earnedAt: string | null = null,
) => ({
  id,
  requiredXp,
  percent,
  earnedAt,
});

test('upcoming badges stand by required XP, then the nearest first, then as content has them', () => {
  const badges = [
    badge('far', 0, 10),
    badge('xp', 250, 90),
    badge('near', 0, 60),
    badge('near-too', 0, 60),
    badge('mine', 0, 100, '2026-11-20T10:00:00.000Z'),
  ];
  expect(upcomingOf(badges).map(({ id }) => id)).toEqual(['near', 'near-too', 'far', 'xp']);
});

test('the order is told with XP only where a badge that is ahead requires some', () => {
  const ahead = upcomingOf([badge('near', 0, 60), badge('xp', 250, 90)]);
  expect(ahead.filter(needsXp).map(({ id }) => id)).toEqual(['xp']);
  const mine = badge('xp', 250, 100, '2026-11-20T10:00:00.000Z');
  expect(upcomingOf([badge('near', 0, 60), mine]).some(needsXp)).toBe(false);
});

test('the XP to go are never below 0', () => {
  expect([xpToGo(250, 245), xpToGo(250, 250), xpToGo(250, 9_000), xpToGo(0, 0)]).toEqual([
    5, 0, 0, 0,
  ]);
});
