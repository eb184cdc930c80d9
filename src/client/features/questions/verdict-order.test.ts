import { expect, test } from 'vitest';
import { optionResult, orderedReasons } from './verdict-order.ts';

const options = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id }));
const answer = ['b', 'd'];

test('options are marked right, wrong, missed or left alone', () => {
  const results = options.map(({ id }) => optionResult({ chosen: ['a', 'b'], answer }, id));
  expect(results).toEqual(['wrong', 'right', 'rest', 'missed', 'rest']);
});
test('for one chosen option the right one is simply right, not missed', () => {
  expect(optionResult({ chosen: ['a'], answer: ['b'] }, 'b')).toBe('right');
});
test('reasons come as chosen wrong, chosen right, the other right ones, then the rest', () => {
  const told = { chosen: ['a', 'd'], answer };
  const { first, rest } = orderedReasons(options, told, (id) => `because ${id}`);
  expect(first.map(({ id }) => id)).toEqual(['a', 'd', 'b']);
  expect(rest.map(({ id }) => id)).toEqual(['c', 'e']);
  expect(first[0]).toMatchObject({ index: 0, isChosen: true, isRight: false, why: 'because a' });
});
test('an option without a reason is left out', () => {
  const told = { chosen: ['a'], answer };
  const { first, rest } = orderedReasons(options, told, (id) => (id === 'a' ? 'so' : undefined));
  expect([first.length, rest.length]).toEqual([1, 0]);
});
