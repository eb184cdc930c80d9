import { z } from 'zod';
import { slugSchema } from './fields.ts';

/** A name as the field prints it. One that a single copy shows is marked, and no key rests on it. */
const fieldNameSchema = z.union([
  z.string().min(2).max(120),
  z.strictObject({ name: z.string().min(2).max(120), seen: z.literal('once') }),
]);
export type FieldNameFile = z.infer<typeof fieldNameSchema>;

const nameGroupSchema = z.strictObject({
  id: slugSchema,
  /** What the names are names of. */
  title: z.string().min(1).max(80),
  /** The objective whose lessons hold each of them. */
  unit: z.string().min(1).max(40),
  /** Where the field defines them. */
  source: z.strictObject({ part: z.string().min(1).max(80), chapter: z.string().min(1).max(80) }),
  /** The kinds of copies that they were compared with. */
  copies: z.array(z.string().min(1).max(80)).min(1).max(4),
  names: z.array(fieldNameSchema).min(1).max(80),
});
export type NameGroupFile = z.infer<typeof nameGroupSchema>;

/** `courses/<course>/names.yaml`: the names of the field, as an exam prints them. */
export const namesSchema = z.array(nameGroupSchema).min(1);
