import { z } from 'zod';
import { ICONS } from '#domain/catalog/icons.ts';
import { ITEM_FORMS } from '#domain/catalog/path.ts';
import { slugSchema } from './fields.ts';
import { localizedSchema } from './localized.ts';

const round = { count: z.int().min(1).max(40), passPercent: z.int().min(1).max(100) };
const percent = z.int().min(0).max(100);

/** A kind of activity: a phase has one at most of it, in `<key>.yaml` in its folder. */
const kindSchema = z.strictObject({
  key: slugSchema,
  /** How it is played. */
  form: z.enum(ITEM_FORMS),
  /** One of the product's pictures, such as book-open. */
  icon: z.enum(ICONS),
  name: localizedSchema,
  /** The same wherever there is one, so that learners know what a lesson or a lab costs them. */
  estMin: z.int().min(1),
  xp: z.int().min(1),
  /** What a done one counts in the progress of a phase. */
  weight: z.int().min(1).max(10),
  /** The tracks of the course that ask for it; where it has none, everything is asked for. */
  tracks: z.array(slugSchema).default([]),
});

const point = { x: z.number(), y: z.number() };
const boxSchema = z.strictObject({
  ...point,
  width: z.number().positive(),
  height: z.number().positive(),
});
/** Straight lines only, as a drawing of tracks has them. */
const pathDataSchema = z
  .string()
  .regex(/^M[\dMHVLhvl .-]+$/, 'expected moves and lines, as "M0 0H80"');
const stationSchema = z.strictObject({
  ...point,
  label: z.strictObject({
    ...point,
    anchor: z.enum(['start', 'middle', 'end']),
    /** The name in two lines; left out where the phase's `mapTitle` is short enough. */
    lines: z.array(z.string().min(1).max(16)).length(2).exactOptional(),
  }),
  train: z.strictObject({
    ...point,
    /** Degrees clockwise. */
    turn: z.number().default(0),
    /** Where it runs to the left. */
    flip: z.boolean().default(false),
    /** Smaller where the stretch is short. */
    scale: z.number().positive().default(1),
  }),
});

/** A line map (MP-29). */
const drawingSchema = z.strictObject({
  /** The part of the drawing that is shown. */
  box: boxSchema,
  /** The Core line: what is shown with it, its station, and its track into the first of the others. */
  core: z.strictObject({ box: boxSchema, stop: boxSchema, feeder: pathDataSchema }).exactOptional(),
  /** The phase that every line passes. */
  hub: z
    .strictObject({
      phase: slugSchema,
      width: z.number().positive(),
      height: z.number().positive(),
    })
    .exactOptional(),
  /** The first metres of the line. */
  terminus: pathDataSchema.exactOptional(),
  /** Footways from the hub to the stations. */
  walkway: pathDataSchema.exactOptional(),
  /** By phase. */
  stations: z.record(slugSchema, stationSchema),
  /** In the order in which they are drawn; lit once `to` is begun. */
  stretches: z.array(
    z.strictObject({ from: slugSchema, to: slugSchema.exactOptional(), d: pathDataSchema }),
  ),
});

const mapSchema = drawingSchema.extend({
  /** As it is drawn on a phone, 352 wide: its names are read there as they stand. */
  small: drawingSchema.exactOptional(),
});

/** `courses/<course>/path.yaml`: the kinds of items, which of them each phase has, what they are called, take and earn. */
export const pathPlanSchema = z.strictObject({
  /** In the order in which they open in a phase. */
  kinds: z.array(kindSchema).min(1),
  /** What a quiz is; left out where no kind is one. */
  quiz: z
    .strictObject({
      ...round,
      /** Shares of its questions in percent (MP-16); left out where they are free. */
      difficulty: z.strictObject({ easy: percent, medium: percent, hard: percent }).exactOptional(),
    })
    .exactOptional(),
  /** The quiz that opens a locked phase; left out where none does. */
  testOut: z.strictObject(round).exactOptional(),
  /** What a lab is (MP-17); left out where no kind is one. */
  labs: z
    .strictObject({
      points: z.int().min(1).max(60),
      tasks: z.strictObject({ min: z.int().min(1), max: z.int().max(6) }),
    })
    .exactOptional(),
  map: mapSchema.exactOptional(),
  /** A picture at the head of each station's panel, by phase; `core` for the Core line. */
  scenes: z
    .record(slugSchema, z.strictObject({ src: slugSchema, alt: z.string().min(20).max(300) }))
    .exactOptional(),
  /** Ids of sections, phases, missions and items in the recommended order (MP-34). */
  route: z.array(z.string().min(1)).min(1).exactOptional(),
  /** Pairs of activities that teach the same: doing one takes the other off the route. */
  twins: z.array(z.tuple([z.string().min(1), z.string().min(1)])).exactOptional(),
  /** By phase and kind: a phase has the kinds that are named here (MP-14). */
  titles: z.record(slugSchema, z.record(slugSchema, z.string().min(1).max(60))),
});
export type PathPlanFile = z.infer<typeof pathPlanSchema>;
