// Working out numbers as authors write it: what is drawn, the case that shows it, and what is asked.
// MP-50 draws many rounds and works each of them out.
import { z } from 'zod';
import { FORMULAS, type FormulaKey } from '#domain/calculations/formulas.ts';
import type { CalculationStep } from '#domain/tasks/calculation.ts';
import { countWords } from '#domain/tasks/task.ts';
import { slugSchema } from '../schema/fields.ts';
import { type AuthoredTask, ITEM_TEXT, taskHead, WHY_TEXT, words } from './task-kind.ts';

const nameSchema = z.string().regex(/^[a-z][a-z0-9]*$/, 'expected small letters and digits');
/** Numbers, names, + - * / ^, brackets, min, max, ceil, floor. */
const expressionSchema = z.union([z.number(), words(200)]);
const calculatedSchema = z.union([
  expressionSchema,
  z.strictObject({
    /** Of the same closed set as QC-36. */
    formula: z.enum(Object.keys(FORMULAS) as [FormulaKey, ...FormulaKey[]]),
    inputs: z.record(slugSchema, expressionSchema).exactOptional(),
    pairs: z.array(z.tuple([expressionSchema, expressionSchema])).exactOptional(),
    activities: z
      .array(
        z.strictObject({
          id: words(20),
          takes: expressionSchema,
          after: z.array(words(20)).exactOptional(),
        }),
      )
      .exactOptional(),
    of: words(20).exactOptional(),
  }),
]);

const limitSchema = z.strictObject({
  value: calculatedSchema,
  from: z.number().exactOptional(),
  to: z.number().exactOptional(),
  decimals: z.int().min(0).max(4).exactOptional(),
});

const askSchema = z.strictObject({
  id: slugSchema,
  text: words(ITEM_TEXT),
  answer: calculatedSchema,
  unit: z.string().max(30).default(''),
  decimals: z.int().min(0).max(3),
  /** How far off an answer may be; one in the last place that is asked for where it is left out. */
  within: z.number().min(0).exactOptional(),
  working: z.array(words(WHY_TEXT)).min(1).max(5),
  mistakes: z
    .array(z.strictObject({ value: calculatedSchema, why: words(WHY_TEXT) }))
    .max(4)
    .default([]),
  /** The answer may be below 0. */
  negative: z.literal(true).exactOptional(),
});

const cellSchema = z.string().min(1).max(80);

const calculationTaskSchema = z.strictObject({
  ...taskHead,
  kind: z.literal('calculation'),
  numbers: z.record(
    nameSchema,
    z.strictObject({ from: z.number(), to: z.number(), step: z.number().positive() }),
  ),
  /** Worked out of the numbers, each of those before it. */
  values: z.record(nameSchema, calculatedSchema).default({}),
  where: z.array(limitSchema).max(12).default([]),
  /** Paragraphs; `{name}` shows a number, `{name:2}` with at most two places, `{=a + b}` a sum. */
  case: z.array(words(400)).min(1).max(4),
  table: z
    .strictObject({
      head: z.array(cellSchema).min(2).max(5),
      rows: z.array(z.array(cellSchema)).min(2).max(10),
    })
    .exactOptional(),
  asks: z.array(askSchema).min(2).max(8),
});
export type CalculationTaskFile = z.infer<typeof calculationTaskSchema>;

/** Finding the formula, working it out, typing it and reading the solution. */
const MINUTES_PER_ASK = 0.8;
const WORDS_READ_PER_MINUTE = 130;

/** What the learner's numbers are drawn and worked out by. */
export const stepOf = ({ asks, ...task }: CalculationTaskFile): CalculationStep => ({
  ...task,
  asks: asks.map(({ negative: _, within, ...ask }) => ({
    ...ask,
    within: within ?? 10 ** -ask.decimals,
  })),
});

export const calculation = {
  schema: calculationTaskSchema,
  lists: ({ asks }) => [['asks', asks]],
  faults: ({ table }) =>
    (table?.rows ?? []).flatMap((row, index) =>
      row.length === table?.head.length
        ? []
        : [
            [
              ['table', 'rows', index],
              `has ${row.length} cells`,
              `write ${table?.head.length}, one a column`,
            ] as const,
          ],
    ),
  minutes: ({ asks, case: told }) =>
    asks.length * MINUTES_PER_ASK + countWords(told.join(' ')) / WORDS_READ_PER_MINUTE,
  compiled: stepOf,
} satisfies AuthoredTask<CalculationTaskFile>;
