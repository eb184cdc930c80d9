import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allOf, anyWay, type Groups } from './all-of.ts';

const own = (id: string) => id;

test('what holds anyway is not named beside what it follows from', () => {
  expect(allOf([['a', 'b'], ['b'], ['c']], own)).toEqual([['b'], ['c']]);
  expect(allOf([['a', 'b'], ['b', 'a'], []], own)).toEqual([['a', 'b']]);
  expect(allOf([], own)).toEqual([]);
});

test('of several ways what they share is needed, and else one of each', () => {
  expect(anyWay([['a', 'b']], own)).toEqual([['a'], ['b']]);
  expect(anyWay([['a'], ['a', 'b']], own)).toEqual([['a']]);
  expect(
    anyWay(
      [
        ['a', 'b'],
        ['a', 'c'],
      ],
      own,
    ),
  ).toEqual([['a'], ['b', 'c']]);
  expect(anyWay([['a'], []], own)).toEqual([]);
  expect(anyWay([], own)).toEqual([]);
});

const letters = fc.subarray(['a', 'b', 'c', 'd', 'e']);
const holds = (groups: Groups<string>, done: readonly string[]) =>
  groups.every((group) => group.some((id) => done.includes(id)));

test('the plain form holds exactly when what it was made of does', () => {
  fc.assert(
    fc.property(fc.array(letters, { minLength: 1, maxLength: 4 }), letters, (lists, done) => {
      const named = lists.filter((list) => list.length > 0);
      expect(holds(allOf(lists, own), done)).toBe(holds(named, done));
      const isGone = lists.some((way) => way.every((id) => done.includes(id)));
      expect(holds(anyWay(lists, own), done)).toBe(isGone);
    }),
  );
});
