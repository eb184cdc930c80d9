import { z } from 'zod';
import { slugSchema } from './fields.ts';

const cellSchema = z.number().min(0).max(12);

const viewElementSchema = z.strictObject({
  id: slugSchema,
  /** An element of the language, a form of its junction, or `?` where its type is asked for. */
  is: z.string().min(1),
  /** A junction needs none. */
  name: z.string().min(1).max(60).exactOptional(),
  /** Column and row; what holds others is drawn around them and has none. */
  at: z.tuple([cellSchema, cellSchema]).exactOptional(),
  /** The element that it is drawn inside. */
  in: slugSchema.exactOptional(),
});

/** `clerk Assignment register`: from, type, to; `?` for a type that is asked for. */
const lineSchema = z
  .string()
  .regex(/^[a-z0-9-]+ (?:[A-Z][A-Za-z]+|\?) [a-z0-9-]+$/, 'expected from, type and to');

const viewRelationSchema = z.union([
  lineSchema,
  z.strictObject({
    /** Where another relation ends at it. */
    id: slugSchema.exactOptional(),
    line: lineSchema,
    access: z.enum(['access', 'read', 'write', 'read-write']).exactOptional(),
    strength: z.string().min(1).max(3).exactOptional(),
    directed: z.literal(true).exactOptional(),
    label: z.string().min(1).max(30).exactOptional(),
  }),
]);

const viewSchema = z.strictObject({
  id: slugSchema,
  title: z.string().min(1).max(80),
  /** The id of a viewpoint of the language; every element has to be one of its concepts. */
  viewpoint: slugSchema.exactOptional(),
  /** Set where it is drawn to be found wrong: the language may block what it shows. */
  faulty: z.literal(true).exactOptional(),
  elements: z.array(viewElementSchema).min(1).max(40),
  relations: z.array(viewRelationSchema).max(80).exactOptional(),
});
export type ViewFile = z.infer<typeof viewSchema>;

/** A view in a lesson or a question. */
export const viewUseSchema = z.strictObject({
  view: slugSchema,
  /** Said to those who do not see it; `notation` where kinds or types are what is asked for. */
  words: z.literal('notation').exactOptional(),
});
export type ViewUseFile = z.infer<typeof viewUseSchema>;

/** `courses/<course>/views/<slug>.yaml`: a list of views. */
export const viewsSchema = z.array(viewSchema);
