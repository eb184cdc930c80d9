import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  beyondDayLimit,
  mergeOutcomes,
  type OutcomeParts,
  paidBeforeEnd,
  xpOf,
} from './outcome.ts';

const none: OutcomeParts = {
  xpAwarded: 0,
  paceLimit: null,
  answers: null,
  questsDone: [],
  totalXpBefore: 100,
  totalXp: 100,
  levelBefore: { key: 'one' },
  level: { key: 'one' },
  leveledUp: false,
  streakBefore: 3,
  streak: { days: 3 },
  shieldUsed: false,
  badgesEarned: [],
};
const outcome = (parts: Partial<OutcomeParts>): OutcomeParts => ({ ...none, ...parts });

test('a moment of one outcome is that outcome', () => {
  const finish = outcome({ xpAwarded: 50 });
  expect(mergeOutcomes(null, finish)).toBe(finish);
});

test('two of one moment run from before the first to after the second', () => {
  const answer = outcome({
    questsDone: [{ id: 'quest', xp: 70 }],
    eventsDone: [{ id: 'event', xp: 20 }],
    totalXp: 170,
    level: { key: 'two' },
    leveledUp: true,
    streak: { days: 4 },
    shieldUsed: true,
    badgesEarned: [{ id: 'first-quest' }],
  });
  const finish = outcome({
    xpAwarded: 50,
    boostXp: 25,
    totalXpBefore: 170,
    totalXp: 220,
    levelBefore: { key: 'two' },
    level: { key: 'two' },
    streakBefore: 4,
    streak: { days: 4 },
    paper: { submittedXp: 40, firstPassXp: 100 },
    questsDone: [{ id: 'other', xp: 10 }],
    badgesEarned: [{ id: 'ten-done' }],
  });
  expect(mergeOutcomes(answer, finish)).toEqual({
    xpAwarded: 50,
    boostXp: 25,
    paceLimit: null,
    answers: null,
    paper: { submittedXp: 40, firstPassXp: 100 },
    questsDone: [
      { id: 'quest', xp: 70 },
      { id: 'other', xp: 10 },
    ],
    eventsDone: [{ id: 'event', xp: 20 }],
    totalXpBefore: 100,
    totalXp: 220,
    levelBefore: { key: 'one' },
    level: { key: 'two' },
    leveledUp: true,
    streakBefore: 3,
    streak: { days: 4 },
    shieldUsed: true,
    badgesEarned: [{ id: 'first-quest' }, { id: 'ten-done' }],
  });
});

test('a quest or badge that both name is named once', () => {
  const both = outcome({ questsDone: [{ id: 'q', xp: 5 }], badgesEarned: [{ id: 'b' }] });
  const merged = mergeOutcomes(both, both);
  expect(merged.questsDone).toEqual([{ id: 'q', xp: 5 }]);
  expect(merged.badgesEarned).toEqual([{ id: 'b' }]);
});

test('a pace that was too fast is said, whichever of the two it was', () => {
  const tooFast = { minutesDone: 90, withinMinutes: 30 };
  expect(mergeOutcomes(outcome({ paceLimit: tooFast }), none).paceLimit).toEqual(tooFast);
  expect(mergeOutcomes(none, outcome({ paceLimit: tooFast })).paceLimit).toEqual(tooFast);
});

test('what answers paid adds up, beside the sum of the day as it stands last', () => {
  const day = (xp: number, xpToday: number) =>
    outcome({ answers: { xp, xpToday } as { xp: number } });
  expect(mergeOutcomes(day(10, 10), day(4, 14)).answers).toEqual({ xp: 14, xpToday: 14 });
  expect(mergeOutcomes(none, day(4, 14)).answers).toEqual({ xp: 4, xpToday: 14 });
  expect(mergeOutcomes(day(4, 14), none).answers).toEqual({ xp: 4, xpToday: 14 });
});

test('fields that the rules do not know stay those of the later one', () => {
  const finish = { ...none, alreadyDone: false, next: 'x' };
  expect(mergeOutcomes(none, finish)).toMatchObject({ alreadyDone: false, next: 'x' });
});

test('what three merge to does not depend on which two are merged first', () => {
  const list = (prefix: string) =>
    fc.array(fc.record({ id: fc.constantFrom(`${prefix}1`, `${prefix}2`), xp: fc.nat(90) }), {
      maxLength: 3,
    });
  const level = fc.record({ key: fc.constantFrom('one', 'two') });
  const any: fc.Arbitrary<OutcomeParts> = fc.record({
    xpAwarded: fc.nat(500),
    paceLimit: fc.option(fc.record({ minutesDone: fc.nat(90) })),
    answers: fc.option(fc.record({ xp: fc.nat(50), xpToday: fc.nat(50) })),
    questsDone: list('q'),
    totalXpBefore: fc.nat(900),
    totalXp: fc.nat(900),
    levelBefore: level,
    level,
    leveledUp: fc.boolean(),
    streakBefore: fc.nat(9),
    streak: fc.record({ days: fc.nat(9) }),
    shieldUsed: fc.boolean(),
    badgesEarned: list('b'),
  });
  fc.assert(
    fc.property(any, any, any, (a, b, c) => {
      const left = mergeOutcomes(mergeOutcomes(a, b), c);
      expect(left).toEqual(mergeOutcomes(a, mergeOutcomes(b, c)));
    }),
  );
});

test('beyond the daily limit is what the sum grew less than was earned', () => {
  const earned = { xpAwarded: 50, questsDone: [{ id: 'ms.a', xp: 70 }] };
  expect(xpOf(earned)).toBe(120);
  expect(beyondDayLimit({ ...earned, totalXpBefore: 100, totalXp: 220 })).toBe(0);
  expect(beyondDayLimit({ ...earned, totalXpBefore: 550, totalXp: 600 })).toBe(70);
  expect(beyondDayLimit({ ...earned, totalXpBefore: 600, totalXp: 600 })).toBe(120);
});

test('what a boost adds ranks nowhere, and is no sign of a full day', () => {
  const boosted = outcome({ xpAwarded: 100, boostXp: 50, totalXpBefore: 0, totalXp: 50 });
  expect(beyondDayLimit(boosted)).toBe(0);
  expect(beyondDayLimit({ ...boosted, totalXp: 49 })).toBe(1);
  expect(mergeOutcomes(boosted, boosted).boostXp).toBe(100);
});

test('an event that a moment paid is part of what it earned', () => {
  const paid = outcome({ xpAwarded: 10, eventsDone: [{ id: 'event', xp: 20 }], totalXp: 130 });
  expect(xpOf(paid)).toBe(30);
  expect(beyondDayLimit(paid)).toBe(0);
});

test('what the end paid less than the whole came with the first right answer', () => {
  expect(paidBeforeEnd(50, outcome({ xpAwarded: 40 }))).toBe(10);
  expect(paidBeforeEnd(50, outcome({ xpAwarded: 50 }))).toBe(0);
});
test('an end that was not paid, and one with a boost, tell nothing of the first answer', () => {
  expect(paidBeforeEnd(50, outcome({ xpAwarded: 0, paceLimit: {} }))).toBe(0);
  expect(paidBeforeEnd(50, outcome({ xpAwarded: 45, boostXp: 5 }))).toBe(0);
});
