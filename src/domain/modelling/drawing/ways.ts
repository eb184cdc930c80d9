// The ways that a line may take between two boxes: upright and level pieces from border to border.
import type { Box } from '../view.ts';
import type { Route } from './geometry.ts';

/** How far a line that goes round something stays away from it. */
const ROUND = 26;
/** Lines that leave one side stand this far apart. */
export const LINE_GAP = 14;
const CORNER = 8;
const SHIFTS = [0, 1, -1, 2, -2, 3, -3].map((step) => step * LINE_GAP);

type Axis = 'x' | 'y';
const SIZE = { x: 'width', y: 'height' } as const;

const startOf = (box: Box, axis: Axis): number => box[axis];
const endOf = (box: Box, axis: Axis): number => box[axis] + box[SIZE[axis]];
const midOf = (box: Box, axis: Axis): number => box[axis] + box[SIZE[axis]] / 2;

/** Places on the side of a box along the axis, the middle first. */
function placesOn(box: Box, axis: Axis, near = midOf(box, axis)): number[] {
  const [from, to] = [startOf(box, axis) + CORNER, endOf(box, axis) - CORNER];
  if (from > to) return [midOf(box, axis)];
  const places = SHIFTS.map((shift) => Math.round(Math.min(to, Math.max(from, near + shift))));
  return [...new Set(places)];
}

/** A point by where it lies along an axis and across it. */
const point = (axis: Axis, along: number, across: number) =>
  axis === 'x' ? { x: along, y: across } : { x: across, y: along };

/** Straight, where the boxes lie beside each other. */
function straight(a: Box, b: Box, axis: Axis, isAfter: boolean): Route[] {
  const other = axis === 'x' ? 'y' : 'x';
  const from = Math.max(startOf(a, other), startOf(b, other));
  const to = Math.min(endOf(a, other), endOf(b, other));
  const isPoint = Math.min(a[SIZE[other]], b[SIZE[other]]) < 2 * CORNER;
  if (to - from < (isPoint ? 1 : 2 * CORNER)) return [];
  const middle = Math.round((from + to) / 2);
  const margin = isPoint ? (to - from) / 2 : CORNER;
  const places = SHIFTS.map((shift) => middle + shift).filter(
    (place) => place === middle || (place >= from + margin && place <= to - margin),
  );
  const [left, right] = isAfter
    ? [endOf(a, axis), startOf(b, axis)]
    : [startOf(a, axis), endOf(b, axis)];
  return places.map((place) => [point(axis, left, place), point(axis, right, place)]);
}

/** With two corners, by a lane between the boxes. */
function stepped(a: Box, b: Box, axis: Axis, isAfter: boolean): Route[] {
  const other = axis === 'x' ? 'y' : 'x';
  const [left, right] = isAfter
    ? [endOf(a, axis), startOf(b, axis)]
    : [startOf(a, axis), endOf(b, axis)];
  const middle = (left + right) / 2;
  const room = Math.abs(right - left) / 2 - CORNER;
  const lanes = SHIFTS.map((shift) => shift * 0.75).filter((shift) => Math.abs(shift) <= room);
  const toward = (box: Box, goal: Box) =>
    midOf(goal, other) > midOf(box, other)
      ? Math.min(midOf(box, other) + LINE_GAP, endOf(box, other) - CORNER)
      : Math.max(midOf(box, other) - LINE_GAP, startOf(box, other) + CORNER);
  return placesOn(a, other, toward(a, b)).flatMap((out) =>
    placesOn(b, other, toward(b, a)).flatMap((into) =>
      (lanes.length > 0 ? lanes : [0]).map((shift): Route => {
        const lane = Math.round(middle + shift);
        return [
          point(axis, left, out),
          point(axis, lane, out),
          point(axis, lane, into),
          point(axis, right, into),
        ];
      }),
    ),
  );
}

/** With one corner: along the axis first. */
function bent(a: Box, b: Box, axis: Axis): Route[] {
  const other = axis === 'x' ? 'y' : 'x';
  const isAfter = midOf(b, axis) > midOf(a, axis);
  const isBelow = midOf(b, other) > midOf(a, other);
  const out = isAfter ? endOf(a, axis) : startOf(a, axis);
  const into = isBelow ? startOf(b, other) : endOf(b, other);
  return placesOn(a, other).flatMap((height) =>
    placesOn(b, axis).map(
      (place): Route => [
        point(axis, out, height),
        point(axis, place, height),
        point(axis, place, into),
      ],
    ),
  );
}

/** Round whatever lies between: out at one side and in again at the same side. */
function round(a: Box, b: Box, axis: Axis): Route[] {
  const other = axis === 'x' ? 'y' : 'x';
  return [-1, 1].flatMap((side) =>
    [0, 1, 2].flatMap((step) => {
      const border = (box: Box) => (side < 0 ? startOf(box, axis) : endOf(box, axis));
      const furthest = side < 0 ? Math.min(border(a), border(b)) : Math.max(border(a), border(b));
      const lane = furthest + side * (ROUND + step * LINE_GAP);
      return placesOn(a, other)
        .slice(0, 3)
        .flatMap((out) =>
          placesOn(b, other)
            .slice(0, 3)
            .map(
              (into): Route => [
                point(axis, border(a), out),
                point(axis, lane, out),
                point(axis, lane, into),
                point(axis, border(b), into),
              ],
            ),
        );
    }),
  );
}

/** All ways, those without corners first. */
export function waysBetween(a: Box, b: Box): Route[] {
  const isRight = endOf(a, 'x') <= startOf(b, 'x');
  const isLeft = endOf(b, 'x') <= startOf(a, 'x');
  const isBelow = endOf(a, 'y') <= startOf(b, 'y');
  const isAbove = endOf(b, 'y') <= startOf(a, 'y');
  const level = isRight || isLeft;
  const upright = isBelow || isAbove;
  return [
    ...(upright ? straight(a, b, 'y', isBelow) : []),
    ...(level ? straight(a, b, 'x', isRight) : []),
    ...(upright ? stepped(a, b, 'y', isBelow) : []),
    ...(level ? stepped(a, b, 'x', isRight) : []),
    ...(upright && level ? [...bent(a, b, 'x'), ...bent(a, b, 'y')] : []),
    ...round(a, b, 'x'),
    ...round(a, b, 'y'),
  ];
}
