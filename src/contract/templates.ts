// Documents to fill in at work: listed, shown, downloaded and rated.
import { z } from 'zod';
import {
  COLUMN_KINDS,
  DRAWING_LAYOUTS,
  NUMBER_LOOKS,
  TEMPLATE_FORMATS,
} from '#domain/templates/template.ts';
import { fails } from './errors.ts';
import { courseKeySchema, industrySchema, premiumPassSchema } from './fields.ts';
import { ownModelSchema } from './modelling.ts';
import { questDoneSchema } from './outcome.ts';
import { read, write } from './policy.ts';

/** Template keys are content; the pattern only bounds them. */
export const templateKeySchema = z.string().regex(/^[a-z0-9][a-z0-9-]{0,79}$/);

/** A template in a list, with what learners made of it. */
export const templateCardSchema = z.object({
  id: z.string(),
  key: z.string(),
  title: z.string(),
  description: z.string(),
  format: z.enum(TEMPLATE_FORMATS),
  /** Units of its course; the first is where it is listed. */
  unitIds: z.array(z.string()),
  inPractice: z.string(),
  /** Size of the blank file in bytes; null while it is being made. */
  bytes: z.int().nullable(),
  /** Downloads by all learners, filled examples among them. */
  downloads: z.int(),
  /** Mean of the stars with one decimal; null while nobody rated it. */
  rating: z.number().nullable(),
  /** How many rated it. */
  ratings: z.int(),
  /** What this learner gave it; null while they have not. */
  ownStars: z.int().nullable(),
  /** True once this learner has downloaded it: then it can be rated. */
  isDownloaded: z.boolean(),
  updatedOn: z.string(),
  isPremium: z.boolean(),
  /** True where this learner may take it along: it is free, or a pass of theirs runs. */
  isOpen: z.boolean(),
  /** What opens it, while it is not; null where it is open, and where none is offered. */
  pass: premiumPassSchema.nullable(),
  /** Companies for which a filled example is there, by their keys. */
  examples: z.array(z.object({ company: industrySchema, name: z.string() })),
});
export type TemplateCard = z.infer<typeof templateCardSchema>;

const columnSchema = z.object({
  key: z.string(),
  title: z.string(),
  kind: z.enum(COLUMN_KINDS),
  help: z.string().nullable(),
  /** In characters. */
  width: z.int(),
  options: z.array(z.string()),
  /** Of a number, both included. */
  min: z.number().nullable(),
  max: z.number().nullable(),
  /** How a cell of the column is worked out; its columns stand in braces. */
  formula: z.string().nullable(),
  look: z.enum(NUMBER_LOOKS).nullable(),
});

/** How a table is drawn; its fields name columns. */
export const templateDrawingSchema = z.object({
  part: z.string(),
  layout: z.enum(DRAWING_LAYOUTS),
  label: z.string(),
  group: z.string().nullable(),
  note: z.string().nullable(),
  heat: z.string().nullable(),
  next: z.string().nullable(),
});

const cellsSchema = z.array(z.union([z.string(), z.number()]).nullable());

/** A part as the preview shows it. */
export const templatePartSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('form'),
    title: z.string(),
    help: z.string(),
    fields: z.array(z.object({ label: z.string(), help: z.string() })),
  }),
  z.object({
    kind: z.literal('table'),
    title: z.string(),
    help: z.string(),
    columns: z.array(columnSchema),
    rows: z.int(),
    /** First rows of the blank document; null where a cell is empty or a formula counts. */
    given: z.array(cellsSchema),
  }),
]);

export const templateDetailSchema = templateCardSchema.extend({
  guidance: z.array(z.string()),
  parts: z.array(templatePartSchema),
  /** Null where nothing is drawn. */
  drawing: templateDrawingSchema.nullable(),
  /** An example in the modelling language of the course; null where there is none, or it is not open. */
  model: z
    .object({ name: z.string(), viewpoint: z.string().nullable(), model: ownModelSchema })
    .nullable(),
  /**
   * For each example and part: a text a field, or the cells of each row; null where a formula counts. Empty while
   * the template is not open to this learner.
   */
  filled: z.array(
    z.object({
      company: industrySchema,
      parts: z.array(
        z.object({
          values: z.array(z.string()).nullable(),
          rows: z.array(cellsSchema).nullable(),
        }),
      ),
    }),
  ),
});
export type TemplateDetail = z.infer<typeof templateDetailSchema>;
export type TemplatePartView = z.infer<typeof templatePartSchema>;

/** A file as the page saves it. */
export const templateFileSchema = z.object({
  fileName: z.string(),
  mediaType: z.string(),
  /** Its bytes in base64. */
  content: z.string(),
});

export const templateDownloadSchema = templateFileSchema.extend({
  /** Missions that this first download ended, with what they paid; empty for most. */
  missions: z.array(questDoneSchema),
});
export type TemplateDownload = z.infer<typeof templateDownloadSchema>;

const one = { courseKey: courseKeySchema, templateKey: templateKeySchema };

export const templatesContract = {
  list: read('learner')
    .route({
      method: 'GET',
      path: '/courses/{courseKey}/templates',
      tags: ['templates'],
      summary: 'The templates of a course',
    })
    .errors(fails('course.not_found'))
    .input(z.strictObject({ courseKey: courseKeySchema }))
    .output(
      z.object({
        /** Units that use a template, in the order of the course. */
        units: z.array(z.object({ id: z.string(), title: z.string() })),
        templates: z.array(templateCardSchema),
      }),
    ),
  template: read('learner')
    .route({
      method: 'GET',
      path: '/courses/{courseKey}/templates/{templateKey}',
      tags: ['templates'],
      summary: 'A template with its parts and examples',
    })
    .errors(fails('template.not_found'))
    .input(z.strictObject(one))
    .output(templateDetailSchema),
  /** Keeps that the learner looked at the list: the dashboard tells what is new since. */
  visit: write('learner', { idempotency: 'none' })
    .route({
      method: 'PUT',
      path: '/courses/{courseKey}/templates/visit',
      tags: ['templates'],
      summary: 'Keep that I looked at the templates',
    })
    .errors(fails('course.not_found'))
    .input(z.strictObject({ courseKey: courseKeySchema }))
    .output(z.object({ ok: z.literal(true) })),
  /** Makes the file and counts the download; who asks again is counted again. */
  download: write('learner', { idempotency: 'none' })
    .route({
      method: 'POST',
      path: '/courses/{courseKey}/templates/{templateKey}/downloads',
      tags: ['templates'],
      summary: 'Download a template',
      successStatus: 200,
    })
    .errors(fails('template.not_found', 'template.premium'))
    .input(
      z.strictObject({
        ...one,
        /** Whose filled example is wanted; left out for the blank file. */
        company: industrySchema.optional(),
      }),
    )
    .output(templateDownloadSchema),
  /** Stars by somebody who has downloaded it; rating again replaces the stars. */
  rate: write('learner', { idempotency: 'none' })
    .route({
      method: 'PUT',
      path: '/courses/{courseKey}/templates/{templateKey}/rating',
      tags: ['templates'],
      summary: 'Rate a template',
    })
    .errors(fails('template.not_found', 'template.not_downloaded'))
    .input(z.strictObject({ ...one, stars: z.int().min(1).max(5) }))
    .output(templateCardSchema),
};
