// What can be searched for in a course, and what of it is this learner's own.
import { z } from 'zod';
import { RESOURCE_FORMATS } from '#domain/library/resource.ts';
import { STORE_CATEGORIES } from '#domain/store/store-item.ts';
import { activityLinkSchema } from './activity-link.ts';
import { fails } from './errors.ts';
import { instantSchema, localizedTextSchema } from './fields.ts';
import { byCourse } from './learning.ts';
import { termViewSchema } from './play.ts';
import { read } from './policy.ts';

/** The missions, items, papers and terms of a course: content, the same for everybody. */
export const searchContentSchema = z.object({
  activities: z.array(
    activityLinkSchema.extend({
      id: z.string(),
      kind: z.enum(['mission', 'item']),
      description: z.string(),
      /** The section of a mission, the unit of an item, or the Core line's name. */
      groupTitle: z.string(),
    }),
  ),
  papers: z.array(
    z.object({
      id: z.string(),
      key: z.string(),
      title: z.string(),
      description: z.string(),
      count: z.int(),
      minutes: z.int(),
    }),
  ),
  /** By name. */
  terms: z.array(termViewSchema),
  templates: z.array(
    z.object({
      id: z.string(),
      key: z.string(),
      title: z.string(),
      description: z.string(),
      isPremium: z.boolean(),
    }),
  ),
  /** Of the library, whatever course they belong to. */
  resources: z.array(
    z.object({
      key: z.string(),
      title: z.string(),
      summary: z.string(),
      format: z.enum(RESOURCE_FORMATS),
    }),
  ),
  /** What the store offers; of no single course. */
  store: z.array(
    z.object({
      id: z.string(),
      name: localizedTextSchema,
      description: localizedTextSchema,
      category: z.enum(STORE_CATEGORIES),
    }),
  ),
  /** Help pages by the screens' names, and tours. */
  help: z.array(z.object({ id: z.string(), title: z.string() })),
  tours: z.array(
    z.object({ id: z.string(), title: localizedTextSchema, summary: localizedTextSchema }),
  ),
});
export type SearchContent = z.infer<typeof searchContentSchema>;

export const ownSearchSchema = z.object({
  /** Ids of the activities that are still locked. */
  locked: z.array(z.string()),
  /** Ids of the activities and papers that were begun, with when they were last worked on; newest first. */
  opened: z.array(z.object({ id: z.string(), at: instantSchema })),
  /**
   * Questions that the learner met in attempts that ended, with the latest of them; newest first. None that
   * a running attempt asks.
   */
  questions: z.array(
    z.object({
      id: z.string(),
      stem: z.string(),
      paperKey: z.string(),
      paperTitle: z.string(),
      attemptId: z.string(),
      number: z.int(),
    }),
  ),
});
export type OwnSearch = z.infer<typeof ownSearchSchema>;

export const searchContract = {
  content: read('learner')
    .route({
      method: 'GET',
      path: '/courses/{courseKey}/search',
      tags: ['search'],
      summary: 'What can be searched for in a course',
    })
    .errors(fails('course.not_found'))
    .input(byCourse)
    .output(searchContentSchema),
  own: read('learner')
    .route({
      method: 'GET',
      path: '/courses/{courseKey}/search/own',
      tags: ['search'],
      summary: 'What is locked for me, what I opened and which questions I met',
    })
    .errors(fails('course.not_found'))
    .input(byCourse)
    .output(ownSearchSchema),
};
