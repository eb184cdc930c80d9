// The knowledge library: what can be read, ticked, heard, watched and tried, and what learners made of it.
import { z } from 'zod';
import {
  RESOURCE_CATEGORIES,
  RESOURCE_DIFFICULTIES,
  RESOURCE_FORMATS,
} from '#domain/library/resource.ts';
import { activityLinkSchema } from './activity-link.ts';
import { fails } from './errors.ts';
import { activityRefSchema, courseKeySchema } from './fields.ts';
import { figureViewSchema } from './figures.ts';
import { blockSchema } from './learning.ts';
import { narrationSchema } from './narration.ts';
import { termViewSchema } from './play.ts';
import { read, write } from './policy.ts';
import { taskAnswerSchema, taskStepSchemas } from './tasks/tasks.ts';

/** Resource keys are content; the pattern only bounds them. */
export const resourceKeySchema = z.string().regex(/^[a-z0-9][a-z0-9-]{0,79}$/);
const partIdSchema = z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/);

/** What learners made of a resource, and this one. */
export const resourceMarksSchema = z.object({
  /** Counted once a learner and day. */
  views: z.int(),
  /** Mean of the stars with one decimal; null while nobody rated it. */
  rating: z.number().nullable(),
  ratings: z.int(),
  /** What this learner gave it; null while they have not. */
  ownStars: z.int().nullable(),
  /** Ids of the sections read, items ticked, chapters told or steps worked out. */
  done: z.array(z.string()),
});
export type ResourceMarks = z.infer<typeof resourceMarksSchema>;

export const resourceCardSchema = resourceMarksSchema.extend({
  key: z.string(),
  category: z.enum(RESOURCE_CATEGORIES),
  format: z.enum(RESOURCE_FORMATS),
  title: z.string(),
  summary: z.string(),
  minutes: z.int(),
  difficulty: z.enum(RESOURCE_DIFFICULTIES),
  courses: z.array(courseKeySchema),
  tags: z.array(z.string()),
  /** The day its facts were checked, `YYYY-MM-DD`. */
  checkedOn: z.string(),
  /** How many parts it has. */
  parts: z.int(),
});
export type ResourceCard = z.infer<typeof resourceCardSchema>;

const optionSchema = z.object({ id: z.string(), text: z.string() });
const sceneHead = { id: z.string(), by: z.string().nullable(), text: z.string() };

const storyViewSchema = z.object({
  id: z.string(),
  kind: z.literal('story'),
  title: z.string(),
  prompt: z.string(),
  seen: z.array(
    z.object({
      ...sceneHead,
      picked: optionSchema,
      reply: z.string(),
      /** 2 for the best choice, 0 for one that would not do. */
      points: z.int(),
    }),
  ),
  /** What is asked now; null at the end. */
  open: z.object({ ...sceneHead, options: z.array(optionSchema) }).nullable(),
  points: z.int(),
  outOf: z.int(),
  ending: z.string().nullable(),
});
export type StoryView = z.infer<typeof storyViewSchema>;

const sumsViewSchema = z.object({
  id: z.string(),
  kind: z.literal('sums'),
  title: z.string(),
  prompt: z.string(),
  asks: z.array(
    z.object({ id: z.string(), text: z.string(), unit: z.string(), decimals: z.int() }),
  ),
  /** Null until the answers of this round are handed in. */
  outcome: z
    .array(
      z.object({
        id: z.string(),
        given: z.number(),
        right: z.boolean(),
        expected: z.number(),
        working: z.array(z.string()),
      }),
    )
    .nullable(),
});
export type SumsView = z.infer<typeof sumsViewSchema>;

/** A step of an interactive resource: no key and no reason before it is answered. */
export const toolStepSchema = z.discriminatedUnion('kind', [
  ...taskStepSchemas,
  storyViewSchema,
  sumsViewSchema,
]);
export type ToolStepView = z.infer<typeof toolStepSchema>;

/** What is handed in for a step: a task's answer, all choices of a story so far, or a number a sum. */
export const toolAnswerSchema = z.discriminatedUnion('kind', [
  ...taskAnswerSchema.options,
  z.strictObject({ kind: z.literal('story'), picks: z.array(partIdSchema).max(20) }),
  z.strictObject({
    kind: z.literal('sums'),
    values: z.array(z.number().min(-1e12).max(1e12)).max(10),
  }),
]);
export type ToolAnswer = z.infer<typeof toolAnswerSchema>;

const bodySchema = z.discriminatedUnion('format', [
  z.object({
    format: z.literal('guide'),
    sections: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        body: z.array(blockSchema),
        figure: figureViewSchema.nullable(),
        keep: z.string().nullable(),
      }),
    ),
  }),
  z.object({
    format: z.literal('checklist'),
    intro: z.array(blockSchema),
    groups: z.array(
      z.object({
        title: z.string(),
        items: z.array(z.object({ id: z.string(), text: z.string(), why: z.string() })),
      }),
    ),
  }),
  z.object({ format: z.literal('podcast'), narration: narrationSchema }),
  z.object({ format: z.literal('video'), narration: narrationSchema }),
  z.object({
    format: z.literal('interactive'),
    intro: z.array(blockSchema),
    steps: z.array(toolStepSchema),
  }),
]);

export const resourceDetailSchema = resourceCardSchema.extend({
  outcomes: z.array(z.string()),
  refs: z.array(z.string()),
  tryIt: z.array(blockSchema),
  body: bodySchema,
  /** The glossary's terms that are marked in its texts. */
  terms: z.array(termViewSchema),
  /** What it goes with, with the course of each. */
  lessons: z.array(activityLinkSchema.extend({ courseKey: courseKeySchema })),
  related: z.array(resourceCardSchema),
});
export type ResourceDetail = z.infer<typeof resourceDetailSchema>;
export type ResourceBody = z.infer<typeof bodySchema>;

const one = { resourceKey: resourceKeySchema };

export const libraryContract = {
  list: read('learner')
    .route({ method: 'GET', path: '/library', tags: ['library'], summary: 'The library' })
    .output(
      z.object({
        /** By category and title. */
        resources: z.array(resourceCardSchema),
      }),
    ),
  resource: read('learner')
    .route({
      method: 'GET',
      path: '/library/{resourceKey}',
      tags: ['library'],
      summary: 'A resource with all that it holds',
    })
    .errors(fails('resource.not_found'))
    .input(z.strictObject(one))
    .output(resourceDetailSchema),
  /** Resources that go with an item of a path. */
  beside: read('learner')
    .route({
      method: 'GET',
      path: '/activities/{activityRef}/library',
      tags: ['library'],
      summary: 'Resources that go with a lesson',
    })
    .errors(fails('activity.not_found'))
    .input(z.strictObject({ activityRef: activityRefSchema }))
    .output(z.object({ resources: z.array(resourceCardSchema) })),
  view: write('learner', { idempotency: 'none' })
    .route({
      method: 'POST',
      path: '/library/{resourceKey}/views',
      tags: ['library'],
      summary: 'Count that I opened it, once a day',
      successStatus: 200,
    })
    .errors(fails('resource.not_found'))
    .input(z.strictObject(one))
    .output(resourceMarksSchema),
  /** The same answer however often it is said. */
  mark: write('learner', { idempotency: 'kept' })
    .route({
      method: 'PUT',
      path: '/library/{resourceKey}/parts/{partId}',
      tags: ['library'],
      summary: 'Mark a part of it as done, or as not done',
    })
    .errors(fails('resource.not_found', 'resource.part_not_found'))
    .input(z.strictObject({ ...one, partId: partIdSchema, isDone: z.boolean() }))
    .output(resourceMarksSchema),
  /** Hands a step in, or goes on in a story; a step that was handed in is answered anew. */
  answer: write('learner', { idempotency: 'none' })
    .route({
      method: 'PUT',
      path: '/library/{resourceKey}/parts/{partId}/answer',
      tags: ['library'],
      summary: 'Answer a step of an interactive resource',
    })
    .errors(fails('resource.not_found', 'resource.part_not_found', 'task.malformed'))
    .input(z.strictObject({ ...one, partId: partIdSchema, answer: toolAnswerSchema }))
    .output(z.object({ step: toolStepSchema, marks: resourceMarksSchema })),
  /** Takes the answer of a step back; sums get new numbers. */
  again: write('learner', { idempotency: 'none' })
    .route({
      method: 'DELETE',
      path: '/library/{resourceKey}/parts/{partId}/answer',
      tags: ['library'],
      summary: 'Begin a step of an interactive resource anew',
    })
    .errors(fails('resource.not_found', 'resource.part_not_found'))
    .input(z.strictObject({ ...one, partId: partIdSchema }))
    .output(toolStepSchema),
  rate: write('learner', { idempotency: 'none' })
    .route({
      method: 'PUT',
      path: '/library/{resourceKey}/rating',
      tags: ['library'],
      summary: 'Rate a resource; rating again replaces the stars',
    })
    .errors(fails('resource.not_found'))
    .input(z.strictObject({ ...one, stars: z.int().min(1).max(5) }))
    .output(resourceMarksSchema),
};
