// Filling in a template, on the wire.
import { z } from 'zod';
import type { TemplateStep } from '#domain/tasks/template.ts';
import { byId, proseSchema, type TaskWire } from './task.ts';

const answerSchema = z.strictObject({ kind: z.literal('template'), fields: byId(proseSchema) });
const openShape = {
  fields: z.array(
    z.object({
      id: z.string(),
      label: z.string(),
      hint: z.string(),
      minWords: z.int(),
      maxWords: z.int(),
    }),
  ),
};

export const templateWire: TaskWire<TemplateStep, typeof answerSchema, typeof openShape> = {
  answerSchema,
  openShape,
  open: ({ fields }) => ({ fields: fields.map((field) => ({ ...field })) }),
  model: ({ model }) => ({ ...model }),
};
