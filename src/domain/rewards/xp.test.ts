import fc from 'fast-check';
import { expect, test } from 'vitest';
import { activitySource, awardXp } from './xp.ts';

test('an activity has one source in the ledger, and another activity another', () => {
  expect(activitySource('mis.one')).toBe(activitySource('mis.one'));
  expect(activitySource('mis.one')).not.toBe(activitySource('mis.two'));
});

test('XP below the limit of the day ranks in full', () => {
  expect(awardXp(50, 0, 600)).toEqual({ base: 50, bonus: 0 });
  expect(awardXp(50, 550, 600)).toEqual({ base: 50, bonus: 0 });
});

test('what goes beyond the limit of the day can be spent and does not rank', () => {
  expect(awardXp(50, 560, 600)).toEqual({ base: 40, bonus: 10 });
  expect(awardXp(50, 600, 600)).toEqual({ base: 0, bonus: 50 });
});

test('a day that is over the limit already ranks nothing more and takes nothing back', () => {
  expect(awardXp(50, 700, 600)).toEqual({ base: 0, bonus: 50 });
});

test('over a day everything is paid once and at most the limit of it ranks', () => {
  const amounts = fc.array(fc.integer({ min: 0, max: 500 }), { maxLength: 40 });
  fc.assert(
    fc.property(amounts, fc.integer({ min: 0, max: 1000 }), (payments, limit) => {
      let ranked = 0;
      let spendable = 0;
      for (const xp of payments) {
        const { base, bonus } = awardXp(xp, ranked, limit);
        expect(Math.min(base, bonus)).toBeGreaterThanOrEqual(0);
        ranked += base;
        spendable += base + bonus;
      }
      const paid = payments.reduce((sum, xp) => sum + xp, 0);
      expect(spendable).toBe(paid);
      expect(ranked).toBe(Math.min(paid, limit));
    }),
  );
});
