// Sorting on the wire.
import { z } from 'zod';
import type { SortStep } from '#domain/tasks/sort.ts';
import { bare, byId, idSchema, labelledSchema, type TaskWire } from './task.ts';

const answerSchema = z.strictObject({ kind: z.literal('sort'), placed: byId(idSchema) });
const openShape = { bins: z.array(labelledSchema), items: z.array(labelledSchema) };

export const sortWire: TaskWire<SortStep, typeof answerSchema, typeof openShape> = {
  answerSchema,
  openShape,
  // In the authors' order neighbours tend to lie in different bins, which would be a hint.
  open: ({ bins, items }, mix) => ({ bins: bare(bins), items: bare(mix(items)) }),
};
