// A course as screens are made of it: what it has, how its parts are called, its colours and its map.
import { z } from 'zod';
import { ICONS } from '#domain/catalog/icons.ts';
import {
  industrySchema,
  itemFormSchema,
  itemTypeSchema,
  localizedTextSchema,
  trackSchema,
} from './fields.ts';

/** A course with the learner's progress in it. */
export const courseCardSchema = z.object({
  key: z.string(),
  title: z.string(),
  subject: localizedTextSchema,
  description: localizedTextSchema,
  legalNotice: localizedTextSchema,
  icon: z.enum(ICONS),
  color: z.string(),
  /** Progress: minutes of what is done over the minutes of all that the learner's track counts. */
  percent: z.int(),
  completedMissions: z.int(),
  totalMissions: z.int(),
  /** Minutes of missions, path and Core line that the track counts, and of what is left of them. */
  totalMinutes: z.int(),
  minutesLeft: z.int(),
  objectives: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      weight: z.number(),
      group: z.string().nullable(),
    }),
  ),
});
export type CourseCard = z.infer<typeof courseCardSchema>;

const accentsSchema = z.object({
  accent: z.string(),
  onAccent: z.string(),
  accentInk: z.string(),
  accentSoft: z.string(),
  accentEdge: z.string(),
});

/** A paper that something leads to, by its key, with what it is called there. */
const namedPaperSchema = z.object({ paper: z.string(), name: localizedTextSchema });

export const courseSchema = courseCardSchema.extend({
  /** What there is of it: an entry leads only to what a course has. */
  has: z.object({
    missions: z.boolean(),
    path: z.boolean(),
    papers: z.boolean(),
    templates: z.boolean(),
    /** It teaches a modeling language, in which learners draw models of their own. */
    models: z.boolean(),
    /** Checklists at the ends of its stations. */
    checklists: z.boolean(),
  }),
  colors: z.object({ dark: accentsSchema, light: accentsSchema, midnight: accentsSchema }),
  /** The first is the one of learners who chose none. */
  tracks: z.array(
    z.object({
      key: trackSchema,
      name: localizedTextSchema,
      text: localizedTextSchema,
      more: localizedTextSchema,
      /** Whether it asks for the Core line too. */
      core: z.boolean(),
    }),
  ),
  /** The invented companies that labs are told in, each of another industry. */
  companies: z.array(
    z.object({
      key: industrySchema,
      company: z.string(),
      name: localizedTextSchema,
      text: localizedTextSchema,
    }),
  ),
  /** The kinds of items, in the order in which they open in a phase. */
  kinds: z.array(
    z.object({
      key: itemTypeSchema,
      form: itemFormSchema,
      name: localizedTextSchema,
      icon: z.enum(ICONS),
      /** The tracks that ask for it. */
      tracks: z.array(trackSchema),
    }),
  ),
  /** The papers that screens and addresses lead to; null where there is none. */
  featured: z.object({
    dashboard: namedPaperSchema.nullable(),
    menu: z.array(namedPaperSchema),
    /** What `/quiz` opens. */
    sample: z.string().nullable(),
    /** What `/exam/review` opens. */
    weakAreas: z.string().nullable(),
    /** The short round of every day. */
    daily: z.string().nullable(),
  }),
});
export type CourseView = z.infer<typeof courseSchema>;

/** The learner's exam in a course. */
export const examDaySchema = z.object({
  on: z.string(),
  /** To the exam, in the learner's zone; negative once it is over. */
  days: z.int(),
  /** What of the course falls on each day until then; null where nothing does. */
  minutesADay: z.int().nullable(),
});

const point = { x: z.number(), y: z.number() };
const boxSchema = z.object({ ...point, width: z.number(), height: z.number() });

/** The drawing of a course's path; phases by their id. */
export const lineMapSchema = z.object({
  box: boxSchema,
  core: z.object({ box: boxSchema, stop: boxSchema, feeder: z.string() }).nullable(),
  /** The phase that every line passes. */
  hub: z.object({ phase: z.string(), width: z.number(), height: z.number() }).nullable(),
  terminus: z.string().nullable(),
  walkway: z.string().nullable(),
  stations: z.record(
    z.string(),
    z.object({
      ...point,
      label: z.object({
        ...point,
        anchor: z.enum(['start', 'middle', 'end']),
        /** The name in two lines; null where the phase's own is short enough. */
        lines: z.array(z.string()).nullable(),
      }),
      /** `turn` in degrees clockwise; `flip` where it runs to the left. */
      train: z.object({ ...point, turn: z.number(), flip: z.boolean(), scale: z.number() }),
    }),
  ),
  /** In the order in which they are drawn; `to` is null for the way back to the start. */
  stretches: z.array(z.object({ from: z.string(), to: z.string().nullable(), d: z.string() })),
});
export type LineMapView = z.infer<typeof lineMapSchema>;

/** The drawing of a path, and the one for a phone; null where none is drawn for it. */
export const pathMapSchema = lineMapSchema.extend({ small: lineMapSchema.nullable() });
export type PathMapView = z.infer<typeof pathMapSchema>;
