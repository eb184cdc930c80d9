// Where the stations of the line map stand and how the track runs between them: a chamfered loop
// with a passing loop at C, and Requirements Management as the interchange in its middle.

export interface Point {
  x: number;
  y: number;
}

/** How the train stands: `turn` in degrees clockwise, `flip` where it runs to the left. */
export interface TrainPlace extends Point {
  turn: number;
  flip: boolean;
  /** Smaller where the stretch is short. */
  scale: number;
}

export interface StationPlace extends Point {
  label: Point & { anchor: 'start' | 'middle' | 'end' };
  train: TrainPlace;
}

/** The part of the drawing that is shown: `viewBox`. */
export const mapBox = { x: 0, y: 34, width: 800, height: 548 } as const;
/** The same with the Core line above its first station. */
export const mapBoxWithCore = { x: 0, y: 6, width: 800, height: 576 } as const;
/** The station of the Core line: a pill, as it is an interchange of many lessons. */
export const coreStop = { x: 104, y: 40, width: 132, height: 52 } as const;
/** From the Core line into the first station. */
export const coreFeeder = 'M104 66V101';
/** The interchange is a pill, not a circle. */
export const hub = { id: 'requirements', x: 400, y: 310, width: 168, height: 64 } as const;
/** Radii of a station: as it stands, and with the ring around the current one. */
export const stationRadius = 19.5;
export const currentRadius = 32;
/** Half the length and half the height of the train. */
export const trainHalf = { along: 36, across: 15 } as const;

const to = (x: number, y: number): TrainPlace => ({ x, y, turn: 0, flip: false, scale: 1 });
const back = (x: number, y: number): TrainPlace => ({ x, y, turn: 0, flip: true, scale: 1 });
const up = (x: number, y: number): TrainPlace => ({ x, y, turn: -90, flip: false, scale: 1 });
const down = (x: number, y: number): TrainPlace => ({ x, y, turn: 90, flip: false, scale: 0.72 });
const above = (x: number, y: number) => ({ x, y, anchor: 'middle' as const });
const left = (x: number, y: number) => ({ x, y, anchor: 'end' as const });
const right = (x: number, y: number) => ({ x, y, anchor: 'start' as const });

/** The stations by phase; a phase that is not drawn stands in the list only. */
export const stationPlaces: Readonly<Record<string, StationPlace>> = {
  preliminary: { x: 104, y: 120, label: above(94, 166), train: to(178, 120) },
  [hub.id]: { x: hub.x, y: hub.y, label: above(hub.x, hub.y), train: to(400, 258) },
  'phase-a': { x: 240, y: 120, label: above(240, 78), train: to(326, 120) },
  'phase-b': { x: 560, y: 120, label: above(560, 78), train: to(474, 120) },
  'phase-c-data': { x: 680, y: 310, label: right(720, 316), train: down(680, 369) },
  'phase-c-application': { x: 620, y: 310, label: left(606, 268), train: down(620, 369) },
  'phase-d': { x: 560, y: 500, label: above(560, 549), train: back(474, 500) },
  'phase-e': { x: 400, y: 500, label: above(400, 549), train: back(314, 500) },
  'phase-f': { x: 240, y: 500, label: above(240, 549), train: back(326, 500) },
  'phase-g': { x: 150, y: 390, label: left(108, 396), train: up(150, 304) },
  'phase-h': { x: 150, y: 230, label: left(108, 236), train: up(150, 316) },
};

export interface Stretch {
  /** Lit once this phase is begun; null for the way back to the start. */
  to: string | null;
  from: string;
  d: string;
}

/** The track, in the order in which it is drawn. */
export const stretches: readonly Stretch[] = [
  { from: 'phase-h', to: null, d: 'M150 230V180L210 120H240' },
  { from: 'phase-g', to: 'phase-h', d: 'M150 390V230' },
  { from: 'phase-f', to: 'phase-g', d: 'M240 500H210L150 440V390' },
  { from: 'phase-e', to: 'phase-f', d: 'M400 500H240' },
  { from: 'phase-d', to: 'phase-e', d: 'M560 500H400' },
  { from: 'phase-c-application', to: 'phase-d', d: 'M620 310V390L650 420V440L590 500H560' },
  { from: 'phase-c-data', to: 'phase-d', d: 'M680 310V390L650 420V440L590 500H560' },
  { from: 'phase-b', to: 'phase-c-application', d: 'M560 120H590L650 180V200L620 230V310' },
  { from: 'phase-b', to: 'phase-c-data', d: 'M560 120H590L650 180V200L680 230V310' },
  { from: 'phase-a', to: 'phase-b', d: 'M240 120H560' },
  { from: 'preliminary', to: 'phase-a', d: 'M64 120H240' },
];

/** The first metres of the line: lit as soon as anything is begun. */
export const terminus = 'M64 98v44M64 120H104';

/** Footways from the interchange to the stations: requirements go everywhere, trains do not. */
export const walkway =
  'M370 278V250L240 120M430 278V250L560 120M484 310H601M640 310H661M430 342V370L560 500' +
  'M370 342V370L240 500M400 342V500M316 310H230L150 230M230 310L150 390';
