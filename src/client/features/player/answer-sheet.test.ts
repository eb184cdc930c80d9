import { expect, test } from 'vitest';
import { missingAnswers, toggleOption } from './answer-sheet.ts';

const options = (['a', 'b', 'c', 'd', 'e'] as const).map((id) => ({ id, text: `Option ${id}` }));
const single = { id: 'q', type: 'sc' as const, stem: 'Which?', choose: 1, options };
const many = { ...single, type: 'ms' as const, choose: 2 };

test('a single choice is replaced, a multiple one added and taken back', () => {
  expect(toggleOption(single, ['a'], 'c')).toEqual(['c']);
  expect(toggleOption(many, ['c'], 'a')).toEqual(['a', 'c']);
  expect(toggleOption(many, ['a', 'c'], 'a')).toEqual(['c']);
});
test('it says how many answers are missing, or too many', () => {
  expect(missingAnswers(single, [])).toBe(1);
  expect(missingAnswers(single, ['a'])).toBe(0);
  expect(missingAnswers(many, ['a'])).toBe(1);
  expect(missingAnswers(many, ['a', 'b', 'c'])).toBe(-1);
});
