// Deliverables: what a done lab or artifact leaves, as a document made from the learner's own answers.
import { z } from 'zod';
import { GRID_CELLS } from '#domain/tasks/grid.ts';
import { fails } from './errors.ts';
import {
  activityRefSchema,
  courseKeySchema,
  industrySchema,
  instantSchema,
  itemTypeSchema,
  localizedTextSchema,
} from './fields.ts';
import { modelSchema } from './modelling.ts';
import { read } from './policy.ts';

const entrySchema = z.object({
  id: z.string(),
  text: z.string(),
  /** The learner had missed it: it is put right. */
  corrected: z.boolean(),
});
const axisSchema = z.object({ label: z.string(), low: z.string(), high: z.string() });
const head = { id: z.string(), title: z.string() };

/** A task of the activity, in the form in which a document shows what it came to. */
const sectionSchema = z.discriminatedUnion('form', [
  z.object({
    ...head,
    form: z.literal('lists'),
    lists: z.array(z.object({ id: z.string(), text: z.string(), entries: z.array(entrySchema) })),
  }),
  z.object({ ...head, form: z.literal('ranking'), entries: z.array(entrySchema) }),
  z.object({
    ...head,
    form: z.literal('grid'),
    x: axisSchema,
    y: axisSchema,
    entries: z.array(entrySchema.extend({ cell: z.enum(GRID_CELLS) })),
  }),
  z.object({
    ...head,
    form: z.literal('table'),
    columns: z.array(z.string()),
    rows: z.array(z.object({ id: z.string(), text: z.string(), cells: z.array(entrySchema) })),
  }),
  z.object({
    ...head,
    form: z.literal('numbers'),
    case: z.array(z.string()),
    table: z.object({ head: z.array(z.string()), rows: z.array(z.array(z.string())) }).nullable(),
    values: z.array(entrySchema.extend({ value: z.number(), unit: z.string() })),
  }),
  z.object({
    ...head,
    form: z.literal('written'),
    /** The label is null where there is one text only. */
    texts: z.array(entrySchema.extend({ label: z.string().nullable() })),
  }),
  z.object({
    ...head,
    form: z.literal('model'),
    /** The key of the course in whose language it is drawn. */
    language: z.string(),
    model: modelSchema,
    corrected: z.boolean(),
  }),
  z.object({
    ...head,
    form: z.literal('ticks'),
    lines: z.array(
      z.object({
        id: z.string(),
        text: z.string(),
        state: z.enum(['ticked', 'notApplicable', 'open']),
        note: z.string(),
      }),
    ),
  }),
  /** It is being practiced again: nothing of it is told before it is handed in. */
  z.object({ ...head, form: z.literal('again') }),
]);
export type DeliverableSection = z.infer<typeof sectionSchema>;

/** A company that the activity is told in, with the name of its industry. */
const companySchema = z.object({
  industry: industrySchema,
  company: z.string(),
  name: localizedTextSchema,
});

export const deliverableCardSchema = z.object({
  /** The id of the activity. */
  activityRef: z.string(),
  activityTitle: z.string(),
  courseKey: courseKeySchema,
  phaseId: z.string(),
  /** The last part of the activity's address beside its phase: its kind, or its key on the Core line. */
  itemName: z.string(),
  kind: itemTypeSchema,
  /** What it is called. */
  title: z.string(),
  /** Null where the activity has one case, or none, for everybody. */
  company: companySchema.nullable(),
  /** When the last of its tasks was handed in. */
  madeAt: instantSchema,
});
export type DeliverableCard = z.infer<typeof deliverableCardSchema>;

export const deliverableSchema = deliverableCardSchema.extend({
  /** The title of the case it is about; null where it has none. */
  caseTitle: z.string().nullable(),
  /** How many statements were missed and are put right. */
  corrected: z.int(),
  /** A section for each task, in their order. */
  sections: z.array(sectionSchema),
  /** The other companies of the activity whose deliverable is made, too. */
  others: z.array(companySchema),
});
export type Deliverable = z.infer<typeof deliverableSchema>;

export const deliverablesContract = {
  /** What the learner's done activities have left, in all courses, the latest first. */
  deliverables: read('learner')
    .route({
      method: 'GET',
      path: '/me/deliverables',
      tags: ['deliverables'],
      summary: 'My deliverables',
    })
    .output(z.object({ deliverables: z.array(deliverableCardSchema) })),
  /** A deliverable: of the company that is named, else the one that was handed in last. */
  deliverable: read('learner')
    .route({
      method: 'GET',
      path: '/activities/{activityRef}/deliverable',
      tags: ['deliverables'],
      summary: 'What a done activity has left',
    })
    .errors(fails('activity.not_found', 'deliverable.not_made'))
    .input(z.strictObject({ activityRef: activityRefSchema, industry: industrySchema.optional() }))
    .output(deliverableSchema),
};
