import { expect, test } from 'vitest';
import { fitOf, nextZoom, scrolledTo, ZOOMS } from './fit.ts';

const room = { width: 648, height: 448 };

test('a drawing that is too high or too wide is seen whole, and nothing is made larger', () => {
  expect(fitOf({ width: 634, height: 874 }, room, true)).toBe(0.512);
  expect(fitOf({ width: 1_200, height: 300 }, room, true)).toBe(0.54);
  expect(fitOf({ width: 300, height: 200 }, room, true)).toBe(1);
});

test('it opens so that its names can be read, and is seen whole when one asks', () => {
  const phone = { width: 328, height: 266 };
  expect(fitOf({ width: 634, height: 874 }, phone, true)).toBe(0.5);
  expect(fitOf({ width: 634, height: 874 }, phone, false)).toBe(0.304);
  expect(fitOf({ width: 9_000, height: 9_000 }, phone, false)).toBe(0.25);
});

test('from a share between two steps the zoom goes to the next one, and stops at the ends', () => {
  expect([nextZoom(0.512, 'closer'), nextZoom(0.512, 'farther')]).toEqual([0.65, 0.5]);
  expect([nextZoom(0.304, 'closer'), nextZoom(0.304, 'farther')]).toEqual([0.5, undefined]);
  expect(nextZoom(ZOOMS.at(-1)!, 'closer')).toBeUndefined();
});

test('what lies outside is scrolled to, no farther than needed, and what is seen moves nothing', () => {
  expect(scrolledTo(0, 328, { from: 470, to: 610 })).toBe(282);
  expect(scrolledTo(300, 328, { from: 20, to: 160 })).toBe(20);
  expect(scrolledTo(100, 328, { from: 150, to: 290 })).toBe(100);
  // What is larger than the room is seen from its beginning.
  expect(scrolledTo(0, 100, { from: 40, to: 240 })).toBe(40);
});
