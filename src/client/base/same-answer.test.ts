import { expect, test } from 'vitest';
import { sameAnswer } from './same-answer.ts';

test('chosen options, areas and pairs are the same in any order', () => {
  expect(sameAnswer({ chosen: ['a', 'c'] }, { chosen: ['c', 'a'] })).toBe(true);
  expect(sameAnswer({ areas: ['x', 'y'] }, { areas: ['y', 'x'] })).toBe(true);
  const [one, two]: [string, string][] = [
    ['l1', 'r1'],
    ['l2', 'r2'],
  ];
  expect(sameAnswer({ pairs: [one!, two!] }, { pairs: [two!, one!] })).toBe(true);
  expect(sameAnswer({ gaps: { g1: 'a', g2: 'b' } }, { gaps: { g2: 'b', g1: 'a' } })).toBe(true);
});

test('an order is the same only in its order, and a pair only with its sides', () => {
  expect(sameAnswer({ order: ['a', 'b'] }, { order: ['b', 'a'] })).toBe(false);
  expect(sameAnswer({ pairs: [['l1', 'r2']] }, { pairs: [['r2', 'l1']] })).toBe(false);
});

test('no answer is only the same as no answer', () => {
  expect([sameAnswer(null, null), sameAnswer(null, { chosen: ['a'] })]).toEqual([true, false]);
});
