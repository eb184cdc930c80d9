import { expect, test } from 'vitest';
import { isDone, pick, place, start, touched } from './touch-state.ts';

const point = (id: string) => ({ id, label: id, text: id, x: 0, y: 0, width: 40, height: 40 });
const map = { points: [point('a'), point('b')], pieces: [] };
const grid = {
  points: [point('a'), point('b')],
  pieces: [
    { id: 'one', label: 'One', at: 'a' },
    { id: 'two', label: 'Two', at: 'b' },
  ],
};

test('a place opens, closes when touched again, and stays seen; the picture is done with the last one', () => {
  const open = touched(start, 'a');
  expect([open.open, isDone(map, open)]).toEqual(['a', false]);
  const closed = touched(open, 'a');
  expect([closed.open, closed.seen]).toEqual([null, ['a']]);
  expect(isDone(map, touched(closed, 'b'))).toBe(true);
});

test('a piece stays where it belongs, and in the hand where it does not', () => {
  const missed = place(grid, pick(start, 'one'), 'b');
  expect(missed).toMatchObject({ held: 'one', miss: 'b', open: null, placed: [] });
  const put = place(grid, missed, 'a');
  expect(put).toMatchObject({ held: null, miss: null, open: 'a', placed: ['one'] });
  expect(isDone(grid, put)).toBe(false);
  expect(isDone(grid, place(grid, pick(put, 'two'), 'b'))).toBe(true);
});

test('a piece that is pressed again after a miss stays in the hand', () => {
  const missed = place(grid, pick(start, 'one'), 'b');
  const again = pick(missed, 'one');
  expect(again).toMatchObject({ held: 'one', miss: null });
  expect(place(grid, again, 'a').placed).toEqual(['one']);
});

test('a piece is laid back when it is taken again, and one that stands is not taken up', () => {
  expect(pick(pick(start, 'one'), 'one').held).toBeNull();
  const put = place(grid, pick(start, 'one'), 'a');
  expect(pick(put, 'one').held).toBeNull();
});

test('an empty hand opens only the place of a piece that stands', () => {
  expect(place(grid, start, 'a')).toBe(start);
  const put = place(grid, pick(start, 'one'), 'a');
  expect(place(grid, { ...put, open: null }, 'a').open).toBe('a');
});
