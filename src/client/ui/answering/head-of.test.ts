import { expect, test } from 'vitest';
import { headOf } from './head-of.ts';

test('what stands after a colon says what belongs there', () => {
  expect(headOf({ text: 'A problem: facts, both want a way' })).toEqual({
    head: 'A problem',
    note: 'Facts, both want a way',
  });
});
test('a text without a colon is the name, also with a time or a ratio in it', () => {
  for (const text of ['A need', 'At 10:30', ': odd']) {
    expect(headOf({ text })).toEqual({ head: text, note: null });
  }
});
