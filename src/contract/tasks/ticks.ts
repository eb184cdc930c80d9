// Ticking off, on the wire.
import { z } from 'zod';
import type { TicksStep } from '#domain/tasks/ticks.ts';
import { idSchema, labelledSchema, type TaskWire } from './task.ts';

const answerSchema = z.strictObject({
  kind: z.literal('ticks'),
  ticked: z.array(idSchema).max(40),
});
const openShape = { lines: z.array(labelledSchema.extend({ howKnown: z.string() })) };

export const ticksWire: TaskWire<TicksStep, typeof answerSchema, typeof openShape> = {
  answerSchema,
  openShape,
  open: ({ lines }) => ({ lines: lines.map((line) => ({ ...line })) }),
};
