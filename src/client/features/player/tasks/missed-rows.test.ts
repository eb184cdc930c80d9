import { expect, test } from 'vitest';
import { isTable, missedRows, partsVerdict } from './missed-rows.ts';

const place = (id: string, isRight: boolean) => ({
  id,
  label: id,
  yours: 'a',
  expected: isRight ? 'a' : 'b',
  isRight,
});
const row = (id: string, ...rights: boolean[]) => ({
  id,
  text: id,
  places: rights.map((isRight, at) => place(`${id}${at}`, isRight)),
  why: '',
});

test('what was missed comes alone, and of a row with several places only those that are wrong', () => {
  const { missed, right } = missedRows([
    row('x', true, false, true),
    row('y', true, true),
    row('z', false),
  ]);
  expect(missed.map(({ id, places }) => [id, places.map((one) => one.id)])).toEqual([
    ['x', ['x1']],
    ['z', ['z0']],
  ]);
  expect(right.map(({ id }) => id)).toEqual(['y']);
});

test('where all is right, nothing was missed', () => {
  expect(missedRows([row('x', true), row('y', true, true)]).missed).toEqual([]);
});

test('a task is wrong only where nothing is right, and in part right between', () => {
  const of = (...rights: boolean[]) => partsVerdict(rights.map((right) => ({ right })));
  expect(of(true, true, true)).toBe('right');
  expect(of(true, true, false)).toBe('part');
  expect(of(false, true)).toBe('part');
  expect(of(false, false)).toBe('wrong');
  expect(of()).toBeUndefined();
});

test('cells are counted apart from rows only where a row has several', () => {
  expect(isTable([row('x', true), row('y', true, false)])).toBe(true);
  expect(isTable([row('x', true), row('y', false)])).toBe(false);
});
