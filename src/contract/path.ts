// The learning path: phases, their items, tracks, industries and the honest picture of readiness.
import { z } from 'zod';
import { activityLinkSchema } from './activity-link.ts';
import { examDaySchema, pathMapSchema } from './course.ts';
import { fails } from './errors.ts';
import { courseKeySchema, industrySchema, itemTypeSchema, trackSchema } from './fields.ts';
import { figureViewSchema } from './figures.ts';
import { missionCardSchema, missionStatusSchema, tickedLinesSchema } from './learning.ts';
import { languageSchema } from './modelling.ts';
import { read } from './policy.ts';
import { templateRefSchema } from './template-ref.ts';

const labCaseSchema = z.object({
  title: z.string(),
  /** The first paragraph of the scenario, as plain text. */
  scenario: z.string(),
  tasks: z.array(z.string()),
});

export const itemViewSchema = z.object({
  /** What the player opens: `/learning/{phaseId}/{type}` in addresses, this id in calls. */
  id: z.string(),
  /** `core` on the Core line. */
  phaseId: z.string(),
  /** What stands in the address instead of the type on the Core line; null in phases. */
  coreKey: z.string().nullable(),
  type: itemTypeSchema,
  title: z.string(),
  description: z.string(),
  status: missionStatusSchema,
  estimatedMinutes: z.int(),
  xp: z.int(),
  outcomes: z.array(z.string()),
  deliverable: z.string().nullable(),
  /** The document of an artifact, and how many others its phase has; null for everything else. */
  template: templateRefSchema.extend({ more: z.int() }).nullable(),
  objectives: z.array(z.object({ id: z.string(), title: z.string() })),
  /** True when the learner's track asks for it. */
  required: z.boolean(),
  stepCount: z.int(),
  stepsSeen: z.int(),
  /** Of a quiz: the round that was not passed, after which a new one is next; else null. */
  failedRound: z.int().nullable(),
  /** What of its minutes is ahead: all of them before it is begun, and once it is done. */
  minutesLeft: z.int(),
  /** The lab's case in each industry; empty where it has one for everybody. */
  variants: z.array(labCaseSchema.extend({ industry: industrySchema })),
  /** The lab's case where it has one for everybody. */
  story: labCaseSchema.nullable(),
  /** The best round of a quiz in whole percent; null before the first. */
  bestPercent: z.int().nullable(),
  passPercent: z.int().nullable(),
  /** Of a checklist that was worked on; null for everything else. */
  ticks: tickedLinesSchema.nullable(),
  /** Of a locked checklist: what can be done next on the way to handing it in, and how many activities follow; else null. */
  toOpen: z.object({ title: z.string(), more: z.int() }).nullable(),
});
export type ItemView = z.infer<typeof itemViewSchema>;

export const phaseViewSchema = z.object({
  id: z.string(),
  letter: z.string(),
  order: z.int(),
  title: z.string(),
  mapTitle: z.string(),
  description: z.string(),
  status: missionStatusSchema,
  /** Weighted whole percent of done items. */
  percent: z.int(),
  /** Minutes of all items. */
  totalMinutes: z.int(),
  /** Minutes of those that the learner's track counts for progress and time remaining. */
  countedMinutes: z.int(),
  prerequisites: z.array(z.object({ id: z.string(), title: z.string() })),
  /** Phases to begin first; only while locked. */
  missing: z.array(z.object({ id: z.string(), title: z.string() })),
  testedOut: z.boolean(),
  /** The test that opens a locked phase; null where none is offered. */
  testOutId: z.string().nullable(),
  objectives: z.array(z.object({ id: z.string(), title: z.string() })),
  /** The steps of the phase by their printed titles; empty where its page of reference is not written. */
  steps: z.array(z.string()),
  pitfalls: z.array(z.string()),
  applyAtWork: z.array(z.string()),
  /** How many items it has once all are written. */
  plannedItems: z.int(),
  /** Empty while the phase is still being written. */
  items: z.array(itemViewSchema),
  /** The id of the item to go on with. */
  nextItemId: z.string().nullable(),
  /** The missions that stand at its station. */
  missions: z.array(
    missionCardSchema.pick({
      key: true,
      title: true,
      status: true,
      form: true,
      stepCount: true,
      minutesLeft: true,
      minutesBesides: true,
      activityBesides: true,
      opensAfter: true,
      toOpen: true,
      isPassedOver: true,
    }),
  ),
});
export type PhaseView = z.infer<typeof phaseViewSchema>;

/** The Core line before the first phase: everything on it is open from the start. */
export const coreViewSchema = z.object({
  status: missionStatusSchema,
  /** Whole percent of lessons and quizzes that are done, which are counted below. */
  percent: z.int(),
  itemsDone: z.int(),
  itemsTotal: z.int(),
  /** Minutes of all items. */
  totalMinutes: z.int(),
  /** Minutes of those that the learner's track counts for progress and time remaining. */
  countedMinutes: z.int(),
  /** The lessons, by group. */
  groups: z.array(z.object({ id: z.string(), title: z.string(), items: z.array(itemViewSchema) })),
  quizzes: z.array(itemViewSchema),
  /** The id of the item to go on with; null once all are done. */
  nextItemId: z.string().nullable(),
});
export type CoreView = z.infer<typeof coreViewSchema>;

export const pathSchema = z.object({
  courseKey: z.string(),
  /** The learner's track and company in this course; null where it has none. */
  track: trackSchema.nullable(),
  industry: industrySchema.nullable(),
  /** Whether the learner chose them; else the course's first counts. */
  chosen: z.object({ track: z.boolean(), industry: z.boolean() }),
  /** Three cards; null while there is nothing to tell it by. */
  coveragePercent: z.int().nullable(),
  /** What it is the sum of: each topic's share of the exam, in percent, times what was passed of the assessments that ask it. */
  coverage: z.array(
    z.object({
      title: z.string(),
      weightPercent: z.number(),
      passed: z.int(),
      all: z.int(),
    }),
  ),
  /** What passes the quizzes and simulations that it counts: the percents that occur, the lowest first. */
  coverageFrom: z.object({ quizzes: z.array(z.int()), simulations: z.array(z.int()) }),
  masteryPercent: z.int().nullable(),
  confidence: z.enum(['Low', 'Medium', 'High']).nullable(),
  /** What it rests on: the whole percents of the last three assessments, newest first; empty until it is said. */
  confidenceScores: z.array(z.int()),
  /** The same assessments with the names of their quizzes, tests and papers. */
  assessments: z.array(z.object({ title: z.string(), percent: z.int() })),
  /** Assessments until confidence can be said; 0 once it is. */
  assessmentsNeeded: z.int(),
  /** The course's progress, the same number as on every other screen. */
  progressPercent: z.int(),
  /** Minutes of what the track counts and that is not done. */
  minutesLeft: z.int(),
  exam: examDaySchema.nullable(),
  phasesStarted: z.int(),
  badges: z.object({ earned: z.int(), total: z.int() }),
  /** Objectives whose latest answers were too often wrong, weakest first, with what helps. */
  weakAreas: z.array(
    z.object({
      objectiveId: z.string(),
      title: z.string(),
      /** Right among the answers that count, in whole percent. */
      percent: z.int(),
      answers: z.int(),
      right: z.int(),
      /** The id of an item about it; null where none is open. */
      itemId: z.string().nullable(),
    }),
  ),
  phases: z.array(phaseViewSchema),
  /** Null while none of its lessons is written. */
  core: coreViewSchema.nullable(),
  /** The drawing of it; null where there is none. */
  map: pathMapSchema.nullable(),
  /** Guide Me: the first three steps of the route that fit into thirty minutes. */
  nextSteps: z.array(activityLinkSchema.extend({ groupTitle: z.string(), minutesLeft: z.int() })),
});
export type Path = z.infer<typeof pathSchema>;

export const pathContract = {
  /** Everything the path screen shows, in one answer. */
  path: read('learner')
    .route({
      method: 'GET',
      path: '/courses/{courseKey}/path',
      tags: ['path'],
      summary: 'The learning path',
    })
    .errors(fails('course.not_found'))
    .input(z.strictObject({ courseKey: courseKeySchema }))
    .output(pathSchema),
  /** What heads the panel of a station: a phase by its id, or `core`; null where none is drawn. */
  scene: read('learner')
    .route({
      method: 'GET',
      path: '/courses/{courseKey}/scenes/{unit}',
      tags: ['path'],
      summary: 'The picture of a station',
    })
    .errors(fails('course.not_found', 'unit.not_found'))
    .input(z.strictObject({ courseKey: courseKeySchema, unit: z.string().min(1).max(60) }))
    .output(figureViewSchema.nullable()),
  /** The modelling language of a course, by whose rules its models are drawn; null where it has none. */
  language: read('learner')
    .route({
      method: 'GET',
      path: '/courses/{courseKey}/language',
      tags: ['path'],
      summary: 'The modelling language of a course',
    })
    .errors(fails('course.not_found'))
    .input(z.strictObject({ courseKey: courseKeySchema }))
    .output(languageSchema.nullable()),
};
