import { expect, test } from 'vitest';
import { upcomingOf, xpToGo } from './upcoming-order.ts';

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

test('upcoming badges stand by how near they are, those that require XP among them, then as content has them', () => {
  const badges = [
    badge('far', 0, 10),
    badge('xp', 250, 90),
    badge('near', 0, 60),
    badge('near-too', 0, 60),
    badge('mine', 0, 100, '2026-11-20T10:00:00.000Z'),
  ];
  expect(upcomingOf(badges).map(({ id }) => id)).toEqual(['xp', 'near', 'near-too', 'far']);
});

test('the XP to go are never below 0', () => {
  expect([xpToGo(250, 245), xpToGo(250, 250), xpToGo(250, 9_000), xpToGo(0, 0)]).toEqual([
    5, 0, 0, 0,
  ]);
});
