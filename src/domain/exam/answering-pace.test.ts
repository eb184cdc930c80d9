import { expect, test } from 'vitest';
import { msPerAnswer, sharesOfAsked, tiringOf } from './answering-pace.ts';

const asked = (isAnswered: boolean, msSpent: number) => ({ isAnswered, msSpent });
const given = (msSpent: number) => asked(true, msSpent);

test('a question that was looked at and left blank is no part of the pace', () => {
  expect(msPerAnswer([given(20_000), given(30_000), given(40_000), asked(false, 500_000)])).toBe(
    30_000,
  );
});

test('fewer than three answers have no pace, nor have answers without a time', () => {
  expect(msPerAnswer([given(20_000), given(30_000), asked(false, 40_000)])).toBe(0);
  expect(msPerAnswer([given(20_000), given(30_000), given(0)])).toBe(0);
});

const quarters = (...of: readonly (readonly [points: number, answered: number])[]) =>
  of.map(([points, total]) => ({ points, total, maxPoints: total }));

test('a paper tires where its last quarter falls by 20 points or more', () => {
  const last = (points: number) => tiringOf(quarters([8, 10], [7, 10], [7, 10], [points, 10]));
  expect([last(5), last(6)]).toEqual(['fall', 'none']);
});

test('blanks are no tiredness: what was answered went as well as before', () => {
  expect(tiringOf(quarters([8, 10], [8, 10], [8, 10], [4, 5]))).toBe('none');
});

test('with fewer than five answers in any quarter nothing is said', () => {
  expect(tiringOf(quarters([8, 10], [8, 10], [8, 10], [0, 4]))).toBe('few');
  expect(tiringOf(quarters([4, 4], [8, 10], [8, 10], [0, 10]))).toBe('few');
  expect(tiringOf(quarters([0, 0], [0, 0], [0, 0], [0, 0]))).toBe('few');
  expect(tiringOf([])).toBe('few');
});

test('where the third quarter had fallen too, it was the second half', () => {
  expect(tiringOf(quarters([10, 13], [9, 12], [4, 13], [4, 12]))).toBe('half');
  expect(tiringOf(quarters([10, 13], [9, 12], [8, 13], [4, 12]))).toBe('fall');
  expect(tiringOf(quarters([10, 13], [9, 12], [4, 13], [9, 12]))).toBe('none');
});

test('a quarter is drawn of all that it asked: what was left open is neither right nor wrong', () => {
  expect(sharesOfAsked({ points: 4, maxPoints: 6, askedMaxPoints: 10 })).toEqual({
    right: 40,
    open: 40,
  });
  expect(sharesOfAsked({ points: 0, maxPoints: 0, askedMaxPoints: 0 })).toEqual({
    right: 0,
    open: 0,
  });
});
