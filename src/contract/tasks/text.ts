// Writing a short text, on the wire.
import { z } from 'zod';
import type { TextStep } from '#domain/tasks/text.ts';
import { proseSchema, type TaskWire } from './task.ts';

const answerSchema = z.strictObject({ kind: z.literal('text'), text: proseSchema });
const openShape = { minWords: z.int(), maxWords: z.int() };

export const textWire: TaskWire<TextStep, typeof answerSchema, typeof openShape> = {
  answerSchema,
  openShape,
  open: ({ minWords, maxWords }) => ({ minWords, maxWords }),
  model: ({ model }) => ({ text: model }),
};
