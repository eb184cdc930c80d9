import { expect, test } from 'vitest';
import {
  type Box,
  coversAny,
  floatLook,
  freePlace,
  noticePlaces,
  sharedArea,
} from './free-place.ts';

const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

test('boxes that only touch share nothing', () => {
  expect(sharedArea(box(0, 0, 10, 10), box(10, 0, 10, 10))).toBe(0);
  expect(sharedArea(box(0, 0, 10, 10), box(8, 6, 10, 10))).toBe(8);
  expect(coversAny(box(0, 0, 10, 10), [box(10, 0, 10, 10), box(0, 10, 5, 5)])).toBe(false);
});

test('the first place that covers no control is taken', () => {
  const [first, second, third] = [box(0, 0, 10, 10), box(20, 0, 10, 10), box(40, 0, 10, 10)];
  expect(freePlace([first, second, third], [])).toBe(first);
  expect(freePlace([first, second, third], [box(5, 5, 2, 2)])).toBe(second);
});

test('where every place covers something, the one that covers least is taken', () => {
  const [first, second] = [box(0, 0, 10, 10), box(20, 0, 10, 10)];
  expect(freePlace([first, second], [box(0, 0, 10, 10), box(29, 0, 10, 10)])).toBe(second);
});

test('a notice begins at the top right, and no place of it leaves the window; the head comes last', () => {
  const room = { width: 1280, height: 800, head: 64, foot: 0, edge: 16 };
  const places = noticePlaces({ width: 360, height: 90 }, room);
  expect(places[0]).toEqual(box(904, 80, 360, 90));
  expect(places[1]).toEqual(box(904, 694, 360, 90));
  for (const place of places.slice(0, -9)) expect(place.top).toBeGreaterThanOrEqual(80);
  for (const place of places) {
    expect(place.bottom).toBeLessThanOrEqual(784);
    expect(place.left).toBeGreaterThanOrEqual(16);
    expect(place.right).toBeLessThanOrEqual(1264);
  }
});

test('a window that is too low for it has one height for a notice', () => {
  const room = { width: 360, height: 100, head: 56, foot: 64, edge: 16 };
  const tops = noticePlaces({ width: 328, height: 90 }, room).map(({ top }) => top);
  expect(new Set(tops)).toEqual(new Set([72, 8]));
});

test('where every place covers something, the middle of a control is spared before its edge', () => {
  const wide = box(0, 0, 100, 10);
  const places = [box(45, 0, 10, 10), box(0, 0, 40, 10)] as const;
  expect(freePlace(places, [wide])).toBe(places[1]);
  // A press on the very edge of a notice meets it.
  const edge = [box(50, 0, 10, 10), box(0, 0, 40, 10)] as const;
  expect(freePlace(edge, [wide])).toBe(edge[1]);
});

test('what floats shrinks to a tab over words or controls, and gives way where the tab would cover some, too', () => {
  const places = { whole: box(600, 700, 300, 40), tab: box(856, 696, 44, 44) };
  const nothing = { controls: [], texts: [] };
  expect(floatLook(places, nothing)).toBe('whole');
  expect(floatLook(places, { ...nothing, texts: [box(100, 700, 200, 20)] })).toBe('whole');
  expect(floatLook(places, { ...nothing, texts: [box(620, 710, 200, 20)] })).toBe('tab');
  expect(floatLook(places, { ...nothing, controls: [box(620, 710, 90, 20)] })).toBe('tab');
  expect(floatLook(places, { ...nothing, texts: [box(620, 710, 270, 20)] })).toBe('row');
  expect(floatLook(places, { ...nothing, controls: [box(860, 700, 20, 20)] })).toBe('row');
});
