import { z } from 'zod';
import { ICONS } from '#domain/modelling/drawing/icons.ts';
import type { Icon } from '#domain/modelling/notation.ts';
import { drillsSchema } from './drills.ts';
import { slugSchema } from './fields.ts';

const idSchema = z.string().regex(/^[A-Z][A-Za-z]{1,39}$/, 'expected words joined in capitals');
const nameSchema = z.string().min(1).max(60);
const lettersSchema = z.string().regex(/^[a-z]+$/, 'expected letters of relationships');
/** Elements and sets; `all` is every element. */
const namesSchema = z.array(z.string().min(1)).min(1);

const pairRuleSchema = z.strictObject({
  from: namesSchema,
  to: namesSchema,
  when: z
    .array(z.enum(['same-concept', 'same-rank', 'same-aspect', 'upward']))
    .min(1)
    .exactOptional(),
  types: lettersSchema,
});

/** How concepts are drawn; the names of icons, corners and ends are those of the drawings. */
const tintSchema = z.enum(['yellow', 'blue', 'green', 'violet', 'sand', 'rose', 'plain']);
const endSchema = z.enum([
  'none',
  'filled-diamond',
  'open-diamond',
  'dot',
  'filled-arrow',
  'open-arrow',
  'half-arrow',
  'open-triangle',
]);
const lineSchema = z.strictObject({
  dash: z.enum(['solid', 'dashed', 'dotted']),
  start: endSchema,
  end: endSchema,
  /** What it may say beside its type; `access` and `direction` decide its ends. */
  extra: z.enum(['access', 'strength', 'direction']).exactOptional(),
});

const elementSchema = z.strictObject({
  id: idSchema,
  name: nameSchema,
  layer: slugSchema,
  aspect: slugSchema,
  /** The defining phrase, then our own words. */
  definition: z.string().min(20).max(160),
  icon: z.enum(Object.keys(ICONS) as [Icon, ...Icon[]]),
  isFolder: z.literal(true).exactOptional(),
});

const relationshipSchema = z.strictObject({
  id: idSchema,
  letter: z.string().regex(/^[a-z]$/, 'expected one small letter'),
  family: z.enum(['structural', 'dependency', 'dynamic', 'other']),
  strength: z.int().min(1).max(9).exactOptional(),
  chains: z.literal(true).exactOptional(),
  endMoves: z.literal(true).exactOptional(),
  reads: z.string().min(1).max(80),
  notation: z.string().min(1).max(80),
  meaning: z.string().min(20).max(160),
  says: z.string().min(1).max(40),
  line: lineSchema,
});

const viewpointSchema = z.strictObject({
  id: slugSchema,
  name: nameSchema,
  group: slugSchema,
  purposes: z.array(z.enum(['designing', 'deciding', 'informing'])).min(1),
  content: z.enum(['details', 'coherence', 'overview']),
  concepts: namesSchema.exactOptional(),
});

/** `courses/<course>/language.yaml`: a modelling language and the rules of its relationships. */
export const languageSchema = z.strictObject({
  version: z.string().min(1).max(20),
  layers: z
    .array(
      z.strictObject({
        id: slugSchema,
        name: nameSchema,
        domain: slugSchema,
        tint: tintSchema,
        rank: z.int().min(1).exactOptional(),
      }),
    )
    .min(1),
  aspects: z
    .array(
      z.strictObject({
        id: slugSchema,
        name: nameSchema,
        external: slugSchema.exactOptional(),
        corners: z.enum(['square', 'round', 'cut']),
      }),
    )
    .min(1),
  relationships: z.array(relationshipSchema).min(1),
  elements: z.array(elementSchema).min(1),
  junction: z.strictObject({
    id: idSchema,
    forms: z
      .array(
        z.strictObject({ id: idSchema, name: nameSchema, isOpen: z.literal(true).exactOptional() }),
      )
      .min(1),
    neverOut: lettersSchema,
    mixedFrom: namesSchema,
    mixedTypes: lettersSchema,
  }),
  relation: z.strictObject({
    id: idSchema,
    types: lettersSchema,
    containers: namesSchema,
    contained: lettersSchema,
  }),
  unions: namesSchema,
  sets: z.record(slugSchema, namesSchema),
  rules: z.array(pairRuleSchema).min(1),
  cells: z.array(z.strictObject({ from: idSchema, to: idSchema, types: lettersSchema })),
  preferred: z.array(pairRuleSchema).min(1),
  crossings: z.array(z.strictObject({ from: namesSchema, to: slugSchema, types: lettersSchema })),
  viewpoints: z.array(viewpointSchema).min(1),
  /** The file by which other tools read and write models of it. */
  exchange: z.strictObject({ namespace: z.url(), schema: z.url() }).exactOptional(),
  /** Questions that are made from the rules. */
  drills: drillsSchema.exactOptional(),
});
export type LanguageFile = z.infer<typeof languageSchema>;
