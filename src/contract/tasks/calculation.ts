// Working out numbers, on the wire: the numbers of the round stand in its texts, formulas stay on the server.
import { z } from 'zod';
import { type CalculationStep, drawCalculation } from '#domain/tasks/calculation.ts';
import { byId, type TaskWire } from './task.ts';

/** No lab is worked on more often than this. */
const MOST_ROUNDS = 10_000;

const answerSchema = z.strictObject({
  kind: z.literal('calculation'),
  /** The round whose numbers it is about, counted from 1. */
  round: z.int().min(1).max(MOST_ROUNDS),
  /** By ask: a number such as `-1200.5`; a draft may hold anything that was typed. */
  values: byId(
    z
      .string()
      .max(24)
      .overwrite((text) => text.toWellFormed().replaceAll('\0', '')),
  ),
});
const openShape = {
  round: z.int(),
  /** The case, paragraph by paragraph. */
  case: z.array(z.string()),
  table: z.object({ head: z.array(z.string()), rows: z.array(z.array(z.string())) }).nullable(),
  asks: z.array(
    z.object({
      id: z.string(),
      text: z.string(),
      unit: z.string(),
      /** Places that are asked for. */
      decimals: z.int(),
      /** How far off an answer may be, in its unit. */
      within: z.number(),
    }),
  ),
};

export const calculationWire: TaskWire<CalculationStep, typeof answerSchema, typeof openShape> = {
  answerSchema,
  openShape,
  open: (step) => {
    const drawn = drawCalculation(step);
    return {
      round: step.round ?? 1,
      case: [...drawn.case],
      table: drawn.table && {
        head: [...drawn.table.head],
        rows: drawn.table.rows.map((row) => [...row]),
      },
      asks: drawn.asks.map(({ id, text, unit, decimals, within }) => {
        return { id, text, unit, decimals, within };
      }),
    };
  },
};
