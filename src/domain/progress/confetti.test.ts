import { expect, test } from 'vitest';
import { earnsConfetti } from './confetti.ts';

const nothing = { leveledUp: false, badgesEarned: [], questsDone: [] };
const much = { leveledUp: true, badgesEarned: [{ id: 'bdg.one' }], questsDone: [] };

test('a passed paper has its confetti whatever it pays; a failed one has none, whatever it brings', () => {
  expect(earnsConfetti({ what: 'paper', isPassed: true }, nothing)).toBe(true);
  expect(earnsConfetti({ what: 'paper', isPassed: false }, much)).toBe(false);
});

test('a finished mission and a finished unit have theirs, one lesson of many has not', () => {
  expect(earnsConfetti({ what: 'mission' }, nothing)).toBe(true);
  expect(earnsConfetti({ what: 'item', isUnitDone: true }, nothing)).toBe(true);
  expect(earnsConfetti({ what: 'item', isUnitDone: false }, nothing)).toBe(false);
});

test('a badge, a level or a mission that ends with it makes any item a moment', () => {
  const item = { what: 'item', isUnitDone: false } as const;
  expect(earnsConfetti(item, { ...nothing, leveledUp: true })).toBe(true);
  expect(earnsConfetti(item, { ...nothing, badgesEarned: [{ id: 'bdg.one' }] })).toBe(true);
  expect(earnsConfetti(item, { ...nothing, questsDone: [{ id: 'ms.one', xp: 5 }] })).toBe(true);
});
