import { expect, test } from 'vitest';
import { advanceStreaks, type Streak } from './advance-streaks.ts';
import { daysToNextShield } from './next-shield.ts';

const shieldRules = { atStart: 2, runDays: 7, earnedUpTo: 3 };

test('a shield is as far as the next seventh day', () => {
  const at = (days: number) => daysToNextShield(days, 2, shieldRules);
  expect([at(0), at(1), at(6), at(7), at(13)]).toEqual([7, 6, 1, 7, 1]);
});

test('who holds as many as runs can bring has none ahead', () => {
  expect(daysToNextShield(6, 3, shieldRules)).toBeNull();
  expect(daysToNextShield(6, 5, shieldRules)).toBeNull();
});

test('what is said to be missing is what the run then brings', () => {
  const start = Date.UTC(2026, 0, 1, 12);
  let streak: Streak | undefined;
  let held = 0;
  for (let day = 0; day < 30; day += 1) {
    const missing = daysToNextShield(streak?.days ?? 0, held, shieldRules);
    const now = start + day * 86_400_000;
    const today = new Date(now).toISOString().slice(0, 10);
    const next = advanceStreaks({
      overall: streak,
      course: undefined,
      shieldsHeld: held,
      shieldRules,
      today,
      now,
    });
    expect(next.shieldsHeld > held).toBe(missing === 1);
    streak = next.overall;
    held = next.shieldsHeld;
  }
  expect(held).toBe(3);
});
