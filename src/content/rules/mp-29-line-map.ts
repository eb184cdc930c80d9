import type { LineMap, StationPlace } from '#domain/catalog/path.ts';
import type { Content } from '../content.ts';
import { at, type Located, type Path } from '../located.ts';
import type { Finding } from '../problem.ts';
import { inCourse } from '../references.ts';
import type { PathPlanFile } from '../schema/path-plan.ts';
import type { Rule } from './rule.ts';

/** Radii of a station as it is drawn: as it stands, and with the ring around the current one. */
const STATION = 19.5;
const CURRENT = 32;
/** Half the length and half the height of the train at its full size. */
const TRAIN = { along: 36, across: 15 };

export const lineMapRule: Rule = {
  id: 'MP-29',
  title: 'A line map draws every phase inside its box, apart from the others, and on its track',
  why: 'Stations that touch or lie outside cannot be pressed, and one without track looks like a mistake.',
  severity: 'error',
  run: (content) =>
    content.plans.flatMap((plan) => {
      const { map } = plan.data;
      return map
        ? [...problemsOf(content, { plan, map, at: ['map'] }), ...small(content, plan)]
        : [];
    }),
};

type Plan = Located<PathPlanFile>;
type Placed = readonly [id: string, place: StationPlace];
/** A drawing, and where it stands in its file. */
interface Drawing {
  readonly plan: Plan;
  readonly map: LineMap;
  readonly at: Path;
}

const problemsOf = (content: Content, drawing: Drawing): Finding[] => [
  ...stations(content, drawing),
  ...track(drawing),
];

/** What is read on a phone is as wide as its screen. */
const SMALL_WIDTH = 352;

function small(content: Content, plan: Plan): Finding[] {
  const map = plan.data.map?.small;
  if (map === undefined) return [];
  const drawing = { plan, map, at: ['map', 'small'] };
  const isAsWide = map.box.width === SMALL_WIDTH;
  return [
    ...problemsOf(content, drawing),
    ...(isAsWide ? [] : [found(drawing, ['box'], `it is ${map.box.width} wide`, `${SMALL_WIDTH}`)]),
  ];
}

const found = (drawing: Drawing, path: Path, message: string, fix: string): Finding => ({
  ...at(drawing.plan, [...drawing.at, ...path]),
  message,
  fix,
});

function stations(content: Content, drawing: Drawing): Finding[] {
  const { plan, map } = drawing;
  const phases = inCourse(content.phases, plan).map(({ id }) => id);
  const places: readonly Placed[] = Object.entries(map.stations);
  const circles = places.filter(([id]) => id !== map.hub?.phase);
  return [
    ...places
      .filter(([id]) => !phases.includes(id))
      .map(([id]) => found(drawing, ['stations', id], `there is no phase ${id}`, 'take it out')),
    ...places
      .filter(([, place]) => ![place, place.label].every((point) => isInside(point, map.box)))
      .map(([id]) =>
        found(
          drawing,
          ['stations', id],
          `${id} or its name lies outside the box`,
          'move it inside',
        ),
      ),
    ...circles
      .filter(([, place]) => covers(place, place, CURRENT))
      .map(([id]) =>
        found(drawing, ['stations', id], `the train at ${id} covers it`, 'move the train away'),
      ),
    ...circles.flatMap((one, index) =>
      circles
        .slice(index + 1)
        .filter((other) => touches(one, other))
        .map(([id]) =>
          found(
            drawing,
            ['stations', id],
            `${id} touches ${one[0]} or its train`,
            'move them apart',
          ),
        ),
    ),
  ];
}

const isInside = ({ x, y }: { x: number; y: number }, box: LineMap['box']): boolean =>
  x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height;

function touches(one: Placed, other: Placed): boolean {
  const [a, b] = [one[1], other[1]];
  const isClose = Math.hypot(a.x - b.x, a.y - b.y) <= 2 * STATION;
  return isClose || covers(a, b, STATION) || covers(b, a, STATION);
}

/** Does the train that stops at `a` lie over the circle of `b`? */
function covers({ train }: StationPlace, b: StationPlace, radius: number): boolean {
  const [along, across] = train.turn === 0 ? (['x', 'y'] as const) : (['y', 'x'] as const);
  return (
    Math.abs(b[along] - train[along]) < TRAIN.along * train.scale + radius &&
    Math.abs(b[across] - train[across]) < TRAIN.across * train.scale + radius
  );
}

/** A stretch ends at its station; a path that ends with H or V leaves the other coordinate as it was. */
function track(drawing: Drawing): Finding[] {
  const { map } = drawing;
  const ends = map.stretches.flatMap(({ from, to, d }, index) => {
    const path = ['stretches', index];
    const unknown = [from, to].filter((id) => id !== undefined && !map.stations[id]);
    const place = to === undefined ? undefined : map.stations[to];
    const numbers = (d.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number);
    const isLed = !place || (numbers.includes(place.x) && numbers.includes(place.y));
    return [
      ...unknown.map((id) => found(drawing, path, `there is no station ${id}`, 'correct its name')),
      ...(isLed
        ? []
        : [found(drawing, path, `the stretch to ${to} does not end there`, 'mend its d')]),
    ];
  });
  const reached = new Set(map.stretches.map(({ to }) => to));
  const lonely = Object.keys(map.stations).filter(
    (id) => id !== map.hub?.phase && !reached.has(id),
  );
  // The first has only the metres before it.
  const extra = lonely
    .slice(1)
    .map((id) => found(drawing, ['stations', id], `no stretch leads to ${id}`, 'draw one'));
  return [...ends, ...extra];
}
