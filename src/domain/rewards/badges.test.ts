import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Badge } from '#domain/catalog/catalog.ts';
import { BADGE_METRICS, type BadgeRule } from '#domain/catalog/catalog.ts';
import { aBadge, someFacts } from '#tests/support/builders.ts';
import { badgeStanding, nearestBadge, newlyEarned, nextStreakBadge } from './badges.ts';

const byXp = aBadge({ id: 'bdg.xp', requiredXp: 200 });
const byRule = aBadge({
  id: 'bdg.week',
  requiredXp: 0,
  rule: { metric: 'streak-days', atLeast: 7 },
});
const byBoth = aBadge({
  id: 'bdg.both',
  requiredXp: 200,
  rule: { metric: 'activities-done', atLeast: 4 },
});
const standing = (...given: Parameters<typeof badgeStanding>) => {
  const { percent, have, need } = badgeStanding(...given);
  return { percent, have, need };
};
const ids = (badges: readonly { id: string }[]) => badges.map((badge) => badge.id);

test('of badges for days in a row the nearest that is not held comes next', () => {
  const month = aBadge({ id: 'bdg.month', rule: { metric: 'streak-days', atLeast: 30 } });
  const next = (...held: string[]) => nextStreakBadge([month, byRule, byXp], new Set(held));
  expect([next(), next('bdg.week'), next('bdg.week', 'bdg.month')]).toEqual([7, 30, null]);
});

test('a badge of XP stands where the XP stand', () => {
  const at = (totalXp: number) => standing(byXp, someFacts({ totalXp }));
  expect(at(0)).toEqual({ percent: 0, have: 0, need: 200 });
  expect(at(150)).toEqual({ percent: 75, have: 150, need: 200 });
  expect(at(199)).toEqual({ percent: 99, have: 199, need: 200 });
  expect(at(200)).toEqual({ percent: 100, have: 200, need: 200 });
});

test('more than enough is shown as enough', () => {
  const facts = someFacts({ totalXp: 950 });
  expect(standing(byXp, facts)).toEqual({ percent: 100, have: 200, need: 200 });
});

test('a rule counts its own fact and no other', () => {
  for (const metric of BADGE_METRICS) {
    const rule: BadgeRule = { metric, atLeast: 5 };
    const badge = aBadge({ requiredXp: 0, rule });
    const others = BADGE_METRICS.filter((other) => other !== metric);
    const elsewhere = Object.fromEntries(others.map((other) => [other, 99]));
    expect(standing(badge, someFacts({ ...elsewhere, totalXp: 99, [metric]: 2 }))).toEqual({
      percent: 40,
      have: 2,
      need: 5,
    });
  }
});

test('a badge of XP and a rule stands at the smaller share of the two', () => {
  const at = (totalXp: number, done: number) =>
    standing(byBoth, someFacts({ totalXp, 'activities-done': done }));
  expect(at(200, 1)).toEqual({ percent: 25, have: 1, need: 4 });
  expect(at(100, 4)).toEqual({ percent: 50, have: 100, need: 200 });
  expect(at(900, 3)).toEqual({ percent: 75, have: 3, need: 4 });
  expect(at(200, 4).percent).toBe(100);
});

test('a percentage is true: rounded, and 100 only when earned', () => {
  const counts = fc.integer({ min: 0, max: 400 });
  const needs = fc.integer({ min: 1, max: 200 });
  fc.assert(
    fc.property(counts, needs, counts, needs, (have, need, xp, requiredXp) => {
      const badge = aBadge({ requiredXp, rule: { metric: 'checks-right', atLeast: need } });
      const facts = someFacts({ totalXp: xp, 'checks-right': have });
      const { percent } = badgeStanding(badge, facts);
      const shares = [(have * 100) / need, (xp * 100) / requiredXp, 100];
      expect(Math.abs(percent - Math.min(...shares))).toBeLessThan(1);
      expect(percent === 100).toBe(have >= need && xp >= requiredXp);
    }),
    { examples: [[29, 50, 400, 1]] },
  );
});

test('badges are earned when the facts reach them and held ones are not earned again', () => {
  const badges = [byXp, byRule, byBoth];
  const facts = someFacts({ totalXp: 200, 'streak-days': 7, 'activities-done': 3 });
  expect(ids(newlyEarned(badges, facts, new Set()))).toEqual(['bdg.xp', 'bdg.week']);
  expect(ids(newlyEarned(badges, facts, new Set(['bdg.xp'])))).toEqual(['bdg.week']);
  expect(newlyEarned(badges, someFacts(), new Set())).toEqual([]);
});

test('the next badge is the nearest of those not held', () => {
  const facts = someFacts({ totalXp: 100, 'streak-days': 6 });
  const badges = [byXp, byRule, byBoth];
  expect(nearestBadge(badges, facts, new Set())?.badge).toBe(byRule);
  expect(nearestBadge(badges, facts, new Set(['bdg.week']))?.badge).toBe(byXp);
  expect(nearestBadge(badges, facts, new Set(ids(badges)))).toBeUndefined();
});

test('of two badges equally near the first listed is next', () => {
  const twin = { ...byXp, id: 'bdg.twin' };
  const facts = someFacts({ totalXp: 50 });
  expect(nearestBadge([byXp, twin], facts, new Set())?.badge.id).toBe('bdg.xp');
  expect(nearestBadge([twin, byXp], facts, new Set())?.badge.id).toBe('bdg.twin');
  expect(nearestBadge([byXp, twin], someFacts(), new Set())?.badge.id).toBe('bdg.xp');
});

describe('badges over papers', () => {
  const papers = ['pap.a', 'pap.b'];
  const over = (rule: Badge['rule']) => aBadge({ id: 'bdg.exam', requiredXp: 0, rule: rule! });
  const sat = (of: Record<string, [percent: number, points: number][]>) =>
    someFacts({
      gradedAttempts: new Map(
        Object.entries(of).map(([id, list]) => [
          id,
          list.map(([percent, points]) => ({ percent, points })),
        ]),
      ),
    });

  test('count the sittings of any of them from their line on', () => {
    const badge = over({ metric: 'papers-taken', papers, percent: 75, atLeast: 3 });
    const two = sat({
      'pap.a': [
        [75, 30],
        [74, 29],
      ],
      'pap.b': [[90, 36]],
      'pap.c': [[100, 5]],
    });
    expect(badgeStanding(badge, two)).toMatchObject({ have: 2, need: 3, percent: 67 });
    const three = sat({
      'pap.a': [
        [75, 30],
        [80, 32],
      ],
      'pap.b': [[90, 36]],
    });
    expect(newlyEarned([badge], three, new Set())).toEqual([badge]);
    const first = over({ metric: 'papers-taken', papers, atLeast: 1 });
    expect(badgeStanding(first, someFacts()).percent).toBe(0);
    expect(badgeStanding(first, sat({ 'pap.b': [[0, 0]] })).percent).toBe(100);
  });

  test('ask for the points of one sitting, not of several together', () => {
    const badge = over({ metric: 'paper-points', papers, atLeast: 32 });
    expect(badgeStanding(badge, someFacts())).toMatchObject({ have: 0, need: 32 });
    const near = sat({
      'pap.a': [
        [65, 26],
        [77, 31],
      ],
    });
    expect(badgeStanding(badge, near)).toMatchObject({ have: 31, need: 32, percent: 97 });
    expect(badgeStanding(badge, sat({ 'pap.a': [[80, 32]] })).percent).toBe(100);
  });
});
