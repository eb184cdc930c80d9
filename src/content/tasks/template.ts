// A template to fill in, as authors set it.
import { z } from 'zod';
import { slugSchema } from '../schema/fields.ts';
import {
  type AuthoredTask,
  type Fault,
  minutesToWrite,
  rubricSchema,
  sameKeys,
  taskHead,
  wordLimits,
  words,
} from './task-kind.ts';

const templateSchema = z.strictObject({
  ...taskHead,
  kind: z.literal('template'),
  fields: z
    .array(z.strictObject({ id: slugSchema, label: words(60), hint: words(120), ...wordLimits }))
    .min(2)
    .max(8),
  rubric: rubricSchema,
  /** A good answer by field. */
  model: z.record(slugSchema, z.string().min(1)),
});

export const template = {
  schema: templateSchema,
  lists: ({ fields, rubric }) => [
    ['fields', fields],
    ['rubric', rubric],
  ],
  faults: ({ fields, model }) =>
    sameKeys(fields, model).map(
      ([message, fix]): Fault => [['model'], `the model ${message}`, fix],
    ),
  minutes: ({ fields }) => fields.reduce((sum, field) => sum + minutesToWrite(field), 0),
  written: ({ fields, model }) =>
    fields.map((field, index) => ({
      field: ['fields', index],
      limits: field,
      model: model[field.id],
    })),
} satisfies AuthoredTask<z.infer<typeof templateSchema>>;
