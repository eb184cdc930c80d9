import { expect, test } from 'vitest';
import { rewardRules } from '#tests/support/builders.ts';
import { aFill, aGradient, aMatch } from '#tests/support/question-builders.ts';
import { isImplausible, leastMsPaid, wordsShown } from './pace.ts';

const isTooFast = (words: number[], msWorked: number) =>
  isImplausible({ words, msWorked }, rewardRules.pace);

test('its words at 700 a minute and a second a question are the shortest time that pays', () => {
  // Five questions of 70 words: half a minute of reading.
  const words = Array(5).fill(70);
  expect(leastMsPaid(words, rewardRules.pace)).toBe(30_000 + 5_000);
  expect([34_999, 35_000, 600_000].map((ms) => isTooFast(words, ms))).toEqual([true, false, false]);
});

test('only answered questions count', () => {
  expect(isTooFast([70], 7_000)).toBe(false);
  expect(isTooFast([70], 6_999)).toBe(true);
  expect(isTooFast([], 0)).toBe(false);
});

test('a perfect, honest sample of five questions in 86 seconds is never too fast', () => {
  expect(isTooFast(Array(5).fill(110), 86_000)).toBe(false);
});

test('the words of a question are its stem and all that is shown to choose from', () => {
  const stem = 'Which one?';
  const match = aMatch({
    stem,
    left: [{ id: 'l1', text: 'one two', why: 'Not counted.' }],
    right: [{ id: 'r1', text: 'three' }],
  });
  expect(wordsShown(match)).toBe(2 + 3);
  const fill = aFill({
    stem,
    text: 'A {g1} here',
    gaps: [{ id: 'g1', options: [{ id: 'a', text: 'gap', why: 'No.' }], answer: 'a' }],
  });
  expect(wordsShown(fill)).toBe(2 + 3 + 1);
  const bare = aGradient({ stem, scenario: [] });
  const told = aGradient({ stem, scenario: ['Four words of case.', 'Two more.'] });
  expect(wordsShown(told) - wordsShown(bare)).toBe(6);
});
