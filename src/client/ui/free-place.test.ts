import { expect, test } from 'vitest';
import {
  type Avoided,
  type Box,
  coversAny,
  floatLook,
  freePlace,
  noticePlaces,
  phonePlace,
  REACH_PX,
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

const over = (controls: Box[], headings: Box[] = []) => ({ controls, headings });

test('the first place that covers no control and no heading is taken', () => {
  const [first, second, third] = [box(0, 0, 10, 10), box(20, 0, 10, 10), box(40, 0, 10, 10)];
  expect(freePlace([first, second, third], over([]))).toBe(first);
  expect(freePlace([first, second, third], over([box(5, 5, 2, 2)]))).toBe(second);
  expect(freePlace([first, second], over([], [box(5, 5, 2, 2)]))).toBe(second);
});

test('where every place covers something, the one that covers least is taken, and a heading before a control', () => {
  const [first, second] = [box(0, 0, 10, 10), box(20, 0, 10, 10)];
  const least = over([box(0, 0, 10, 10), box(29, 0, 10, 10)]);
  expect(freePlace([first, second], least)).toBe(second);
  const named = over([box(0, 0, 2, 2)], [box(20, 0, 10, 10)]);
  expect(freePlace([first, second], named)).toBe(second);
});

test('a notice begins at the top right, and no place of it leaves the window; the head comes last', () => {
  const room = { width: 1280, height: 800, head: 64, foot: 0, edge: 16 };
  const rows = Array.from({ length: 20 }, (_, row) => box(0, row * 60, 1280, 40));
  const places = noticePlaces({ width: 360, height: 90 }, room, over(rows));
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
  const places = noticePlaces({ width: 328, height: 90 }, room, over([box(0, 40, 360, 20)]));
  expect(new Set(places.map(({ top }) => top))).toEqual(new Set([72, 8]));
});

/** A page scrolled and grown line by line: a heading, folded sections, and gaps that are no multiple of anything. */
function page(width: number, moved: number) {
  const rows = [0, 61, 122.5, 230, 291, 399.25, 506, 567, 690.5, 751].map((top) =>
    box(12, top + moved, width - 24, 53),
  );
  return over(rows, [box(12, 183 + moved, width - 24, 40)]);
}

/** @returns is there any whole pixel of the spans at which a notice covers nothing? */
const hasFreeHeight = (left: number, [from, to]: number[], { width, height }: Size, all: Page) => {
  for (let top = from!; top <= to!; top += 1) {
    const here = box(left, top, width, height);
    if (!coversAny(here, [...all.controls, ...all.headings])) return true;
  }
  return false;
};
type Page = ReturnType<typeof over>;
type Size = { width: number; height: number };

test('at every height of a page a notice stands free, on a phone and on a desk, wherever there is a free place', () => {
  const seen = { free: 0, full: 0 };
  const check = (best: Box, isThere: boolean, all: Page) => {
    seen[isThere ? 'free' : 'full'] += 1;
    expect(!coversAny(best, [...all.controls, ...all.headings])).toBe(isThere);
  };
  for (let moved = -160; moved <= 160; moved += 0.5) {
    for (const height of [46, 54.5, 68, 82, 104]) {
      const phone = page(360, moved);
      const home = box(16, 740 - 72 - height, 328, height);
      const ends = { first: 72, last: home.top };
      const hasFree = (from: number, to: number, all: Page) =>
        hasFreeHeight(16, [from, to], { width: 328, height }, all);
      const atEdge = (all: Page) =>
        hasFree(72, 72, all) || hasFree(home.top - REACH_PX, home.top, all);
      // Away from the edges only where these have controls alone.
      const isPushed = !atEdge(over(phone.controls));
      const onPhone = atEdge(phone) || (isPushed && hasFree(72, home.top, phone));
      check(phonePlace(home, ends, phone), onPhone, phone);
      const desk = page(1280, moved);
      const size = { width: 360, height };
      const room = { width: 1280, height: 800, head: 64, foot: 0, edge: 16 };
      const places = noticePlaces(size, room, desk);
      const onDesk = [
        [80, 784 - height],
        [8, 8],
      ].some((span) => hasFreeHeight(904, span, size, desk));
      check(freePlace(places, desk), onDesk, desk);
    }
  }
  // Both happen, or this looked at nothing.
  expect(Math.min(seen.free, seen.full)).toBeGreaterThan(100);
});

const home = box(16, 600, 328, 80);
const ends = { first: 72, last: 600 };
const topOf = (all: Avoided, room: Parameters<typeof phonePlace>[1] = ends) =>
  phonePlace(home, room, all).top;

test('on a phone a notice stays at the bottom, then goes under the head, then above what lies at the bottom', () => {
  const button = box(88, 590, 256, 44);
  const name = box(16, 90, 240, 40);
  expect(topOf(over([]))).toBe(600);
  expect(topOf(over([button]))).toBe(72);
  expect(topOf(over([button], [name]))).toBe(510);
  // Where no place is free of controls, the page scrolls out from under the bottom alone.
  const rows = Array.from({ length: 15 }, (_, row) => box(16, row * 50, 328, 40));
  expect(topOf(over(rows))).toBe(600);
  // A heading is covered before a control.
  expect(topOf(over([button, box(16, 170, 328, 350)], [name]))).toBe(72);
});

test('on a phone a notice never stands in the middle, whatever is free there', () => {
  const button = box(88, 590, 256, 44);
  const name = box(16, 90, 240, 40);
  const words = [box(16, 480, 328, 200), box(16, 60, 328, 200)];
  expect(topOf(over([button, box(88, 480, 256, 44)], [name]))).toBe(72);
  expect(topOf({ ...over([]), texts: words })).toBe(600);
  for (let top = 72; top <= 600; top += 8) {
    const best = topOf({ ...over([box(88, top, 256, 44)], [name]), texts: words });
    expect(best === 72 || best >= 600 - REACH_PX).toBe(true);
  }
});

test('on a phone a notice leaves the edges only where each place there covers a control', () => {
  const options = box(16, 480, 328, 250);
  const flag = box(230, 100, 100, 44);
  expect(topOf(over([options, flag]))).toBe(400);
  // A heading at the edge is covered before what is read in the middle.
  expect(topOf(over([options], [box(16, 90, 240, 40)]))).toBe(72);
});

test('where no bar stands at the bottom a notice stands lower, and not where the mouse is', () => {
  const low = { first: 72, last: 664 };
  expect(topOf(over([]), low)).toBe(664);
  expect(topOf(over([box(88, 690, 256, 44)]), low)).toBe(600);
  expect(topOf(over([]), { ...low, held: [box(100, 700, 8, 8)] })).toBe(600);
  expect(topOf(over([]), { ...low, held: [box(100, 620, 8, 88)] })).toBe(72);
});

test('what gives way by itself is spared where another place is free, and takes no place from a notice', () => {
  const quick = [box(16, 570, 328, 98)];
  const top = (controls: Box[]) => topOf({ ...over(controls), floats: quick });
  expect(top([])).toBe(72);
  expect(top([box(16, 60, 328, 480)])).toBe(600);
});

test('of places without controls and headings the one that covers least of the words is taken', () => {
  const places = [box(0, 0, 40, 10), box(0, 20, 40, 10), box(0, 40, 40, 10)] as const;
  const texts = [box(0, 0, 40, 5), box(0, 20, 10, 5)];
  expect(freePlace(places, { ...over([]), texts })).toBe(places[2]);
  expect(freePlace(places, { ...over([], [places[2]]), texts })).toBe(places[1]);
  // A control is spared before words.
  expect(freePlace(places, { ...over([places[1], places[2]]), texts })).toBe(places[0]);
});

test('a notice that leaves the edge for a control finds the gap between two lines of words', () => {
  const texts = [box(16, 60, 328, 450), box(16, 596, 328, 240)];
  const all = { ...over([box(88, 610, 256, 80)], [box(16, 90, 240, 40)]), texts };
  expect(topOf(all)).toBe(516);
});

test('where every place covers something, the middle of a control is spared before its edge', () => {
  const wide = over([box(0, 0, 100, 10)]);
  const places = [box(45, 0, 10, 10), box(0, 0, 40, 10)] as const;
  expect(freePlace(places, wide)).toBe(places[1]);
  // A press on the very edge of a notice meets it.
  const edge = [box(50, 0, 10, 10), box(0, 0, 40, 10)] as const;
  expect(freePlace(edge, wide)).toBe(edge[1]);
});

test('what floats shrinks to a tab over words or controls, and gives way where the tab would cover some, too', () => {
  const places = { whole: box(600, 700, 300, 40), tab: box(856, 696, 44, 44) };
  const nothing = { controls: [], texts: [] };
  expect(floatLook(places, nothing, false)).toBe('whole');
  expect(floatLook(places, { ...nothing, texts: [box(100, 700, 200, 20)] }, false)).toBe('whole');
  expect(floatLook(places, { ...nothing, texts: [box(620, 710, 200, 20)] }, false)).toBe('tab');
  expect(floatLook(places, { ...nothing, controls: [box(620, 710, 90, 20)] }, false)).toBe('tab');
  expect(floatLook(places, { ...nothing, texts: [box(620, 710, 270, 20)] }, false)).toBe('row');
  expect(floatLook(places, { ...nothing, controls: [box(860, 700, 20, 20)] }, false)).toBe('row');
});

test('what has shrunk to a tab stays one where nothing lies under it', () => {
  const places = { whole: box(600, 700, 300, 40), tab: box(856, 696, 44, 44) };
  expect(floatLook(places, { controls: [], texts: [] }, true)).toBe('tab');
  expect(floatLook(places, { controls: [box(860, 700, 20, 20)], texts: [] }, true)).toBe('row');
});
