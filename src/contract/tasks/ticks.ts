// Ticking off, on the wire.
import { z } from 'zod';
import { LONGEST_NOTE, type TicksStep } from '#domain/tasks/ticks.ts';
import { byId, idSchema, labelledSchema, proseUpTo, type TaskWire } from './task.ts';

const linesSchema = z.array(idSchema).max(40);
/** Ticks, and what was left out by answers from before it could be said. */
export const ticksShape = {
  ticked: linesSchema,
  notApplicable: linesSchema.optional(),
  notes: byId(proseUpTo(LONGEST_NOTE)).optional(),
};
const answerSchema = z.strictObject({ kind: z.literal('ticks'), ...ticksShape });

const helpSchema = z.object({
  kind: z.enum(['template', 'item']),
  ref: z.string(),
  title: z.string(),
  phaseId: z.string().nullable(),
  itemType: z.string().nullable(),
  coreKey: z.string().nullable(),
  isPremium: z.boolean(),
});
const openShape = {
  lines: z.array(
    labelledSchema.extend({
      howKnown: z.string(),
      /** What helps with the line; absent where nothing of ours does. */
      help: helpSchema.optional(),
    }),
  ),
};

export const ticksWire: TaskWire<TicksStep, typeof answerSchema, typeof openShape> = {
  answerSchema,
  openShape,
  open: ({ lines }) => ({ lines: lines.map((line) => ({ ...line })) }),
};
