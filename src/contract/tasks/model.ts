// Completing, repairing or drawing a model, on the wire.
import { z } from 'zod';
import { addsElements, type ModelStep, onlyConnects } from '#domain/tasks/model.ts';
import { modelSchema } from '../modelling.ts';
import type { TaskWire } from './task.ts';

const answerSchema = z.strictObject({ kind: z.literal('model'), model: modelSchema });
const openShape = {
  /** The key of the course in whose language it is drawn. */
  language: z.string(),
  /** The id of a viewpoint of the language; null where any element may be used. */
  viewpoint: z.string().nullable(),
  hints: z.enum(['always', 'afterCheck']),
  /** False where everything that is needed stands there already. */
  addsElements: z.boolean(),
  /** True where all that is asked for is to draw relations between what stands there. */
  onlyConnects: z.boolean(),
  start: modelSchema,
};

/** A model without what the wire has no fields for. */
const plain = (model: ModelStep['start']): z.infer<typeof modelSchema> => modelSchema.parse(model);

export const modelWire: TaskWire<ModelStep, typeof answerSchema, typeof openShape> = {
  answerSchema,
  openShape,
  open: ({ language, viewpoint = null, hints, start, goal }) => ({
    language,
    viewpoint,
    hints: hints ?? ('always' as const),
    addsElements: addsElements({ start, goal }),
    onlyConnects: onlyConnects({ start, goal }),
    start: plain(start),
  }),
  rightModel: ({ goal }) => plain(goal),
};
