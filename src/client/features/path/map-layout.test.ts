import { expect, test } from 'vitest';
import {
  coreFeeder,
  coreStop,
  currentRadius,
  hub,
  mapBox,
  mapBoxWithCore,
  type Point,
  stationPlaces,
  stationRadius,
  stretches,
  trainHalf,
} from './map-layout.ts';

const circles = Object.entries(stationPlaces).filter(([id]) => id !== hub.id);
const apart = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

test('eleven stations stand on the map', () => {
  expect(Object.keys(stationPlaces)).toHaveLength(11);
});

test('every station lies inside the drawing, with its name', () => {
  for (const { x, y, label } of Object.values(stationPlaces)) {
    for (const point of [{ x, y }, label]) {
      expect(point.x).toBeGreaterThan(mapBox.x);
      expect(point.x).toBeLessThan(mapBox.x + mapBox.width);
      expect(point.y).toBeGreaterThan(mapBox.y);
      expect(point.y).toBeLessThan(mapBox.y + mapBox.height);
    }
  }
});

test('a name beside a station stays clear of the ring around the current one', () => {
  const ring = 33;
  for (const [, { x, label }] of circles.filter(([, { y, label }]) => Math.abs(label.y - y) < 20))
    expect(Math.abs(label.x - x)).toBeGreaterThan(ring);
});

test('no two stations touch, and none touches the interchange', () => {
  for (const [id, a] of circles) {
    for (const [other, b] of circles) {
      if (id !== other) expect(apart(a, b)).toBeGreaterThan(2 * stationRadius);
    }
    const inside =
      Math.abs(a.x - hub.x) < hub.width / 2 + stationRadius &&
      Math.abs(a.y - hub.y) < hub.height / 2 + stationRadius;
    expect([id, inside]).toEqual([id, false]);
  }
});

test('the train covers no station, also where the current one has its ring', () => {
  for (const [id, { train }] of circles) {
    const along = train.turn === 0 ? 'x' : 'y';
    const across = train.turn === 0 ? 'y' : 'x';
    for (const [other, place] of circles) {
      const radius = other === id ? currentRadius : stationRadius;
      const covers =
        Math.abs(place[along] - train[along]) < trainHalf.along * train.scale + radius &&
        Math.abs(place[across] - train[across]) < trainHalf.across * train.scale + radius;
      expect([id, other, covers]).toEqual([id, other, false]);
    }
  }
});

test('the track begins and ends at stations that exist', () => {
  for (const { from, to, d } of stretches) {
    expect(stationPlaces).toHaveProperty(from);
    if (to === null) continue;
    const { x, y } = stationPlaces[to]!;
    const numbers = d.match(/-?\d+/g)!.map(Number);
    // A path that ends with H or V leaves the other coordinate as it was.
    expect(numbers).toContain(x);
    expect(numbers).toContain(y);
  }
});

test('every station of the line but the first is reached by a stretch', () => {
  const reached = new Set(stretches.map(({ to }) => to));
  expect(circles.map(([id]) => id).filter((id) => !reached.has(id))).toEqual(['preliminary']);
});

test('the Core line stands clear of the stations and feeds the first of them', () => {
  const { x, y, width, height } = coreStop;
  expect(y - height / 2).toBeGreaterThan(mapBoxWithCore.y);
  expect(x - width / 2).toBeGreaterThan(mapBoxWithCore.x);
  expect(mapBoxWithCore.y + mapBoxWithCore.height).toBe(mapBox.y + mapBox.height);
  for (const [id, place] of circles) {
    const touches =
      Math.abs(place.x - x) < width / 2 + stationRadius &&
      Math.abs(place.y - y) < height / 2 + stationRadius;
    expect([id, touches]).toEqual([id, false]);
  }
  const [fromX, fromY, toY] = coreFeeder.match(/\d+/g)!.map(Number);
  const first = stationPlaces.preliminary!;
  expect([fromX, fromY, toY]).toEqual([first.x, y + height / 2, first.y - stationRadius + 0.5]);
});
