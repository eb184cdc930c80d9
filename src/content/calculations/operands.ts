// What an item is calculated from, as authors write it. The set of formulas is closed: none is parsed.
import { z } from 'zod';
import { FORMULAS, type FormulaKey } from '#domain/calculations/formulas.ts';
import { slugSchema } from '../schema/fields.ts';

const activitySchema = z.strictObject({
  id: z.string().min(1).max(20),
  takes: z.number().nonnegative(),
  /** Activities that have to be finished before it starts. */
  after: z.array(z.string().min(1)).exactOptional(),
});

const formulaSchema = z.enum(Object.keys(FORMULAS) as [FormulaKey, ...FormulaKey[]]);

const operandFields = {
  /** Numbers by the names that the formula gives them; the case may hold more than one formula takes. */
  inputs: z.record(slugSchema, z.number()).exactOptional(),
  /** Such as probability and impact, weight and score, year and cash flow. */
  pairs: z.array(z.tuple([z.number(), z.number()])).exactOptional(),
  activities: z.array(activitySchema).exactOptional(),
  /** The activity that is asked about. */
  of: z.string().min(1).exactOptional(),
};

/** Formula and inputs of the key, and by option the mistake that leads to it (QC-36). */
export const calculationSchema = z.strictObject({
  formula: formulaSchema,
  ...operandFields,
  /** What differs: another formula, or wrong inputs. */
  mistakes: z.record(
    z.string().min(1),
    z.strictObject({ formula: formulaSchema.exactOptional(), ...operandFields }),
  ),
});
export type CalculationFile = z.infer<typeof calculationSchema>;
