// Models and the languages that they are drawn in, on the wire.
import { z } from 'zod';
import { type Bounds, OWN_BOUNDS, TASK_BOUNDS } from '#domain/modelling/editing/bounds.ts';
import { MOST_NAME, MOST_PLACE } from '#domain/modelling/editing/model.ts';
import type { Language } from '#domain/modelling/language.ts';

const idSchema = z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/);
/** Kinds and types are content; the pattern only bounds them. */
const conceptSchema = z.string().regex(/^[A-Z][A-Za-z]{1,39}$/);
const placeSchema = z.int().min(0).max(MOST_PLACE);
/** What no database stores goes: U+0000, and the half of a letter that a browser cut in two. */
const lineSchema = (most: number) =>
  z
    .string()
    .max(most)
    .overwrite((text) => text.toWellFormed().replaceAll('\0', ''));

/** A model under edit; rows keep it, so its form never changes. */
const modelOf = (most: Bounds) =>
  z.strictObject({
    elements: z
      .array(
        z.strictObject({
          id: idSchema,
          kind: conceptSchema,
          name: lineSchema(MOST_NAME),
          x: placeSchema,
          y: placeSchema,
          inside: idSchema.exactOptional(),
        }),
      )
      .max(most.elements),
    relations: z
      .array(
        z.strictObject({
          id: idSchema,
          type: conceptSchema,
          from: idSchema,
          to: idSchema,
          access: z.enum(['access', 'read', 'write', 'read-write']).exactOptional(),
          strength: lineSchema(3).exactOptional(),
          directed: z.boolean().exactOptional(),
          label: lineSchema(30).exactOptional(),
        }),
      )
      .max(most.relations),
  });
/** In a draft of a task or handed in. */
export const modelSchema = modelOf(TASK_BOUNDS);
/** One of a learner's own. */
export const ownModelSchema = modelOf(OWN_BOUNDS);

const idAndName = { id: z.string(), name: z.string() };
const names = z.array(z.string());
const pairs = z.object({ from: names, to: names, types: z.string() });
const rules = z.array(
  pairs.extend({
    when: z.array(z.enum(['same-concept', 'same-rank', 'same-aspect', 'upward'])).exactOptional(),
  }),
);
/** Names of drawings, colours and ends; those that the product does not have are never sent. */
const drawn = <T extends string>() => z.string() as unknown as z.ZodType<T, T>;

/** A modelling language as its rules: from it the browser knows what may be drawn, and how. */
export const languageSchema: z.ZodType<Language> = z.object({
  layers: z.array(
    z.object({
      ...idAndName,
      domain: z.string(),
      tint: drawn<Language['layers'][number]['tint']>(),
      rank: z.number().exactOptional(),
    }),
  ),
  aspects: z.array(
    z.object({ id: z.string(), corners: drawn<Language['aspects'][number]['corners']>() }),
  ),
  relationships: z.array(
    z.object({
      id: z.string(),
      letter: z.string(),
      family: z.enum(['structural', 'dependency', 'dynamic', 'other']),
      strength: z.number().exactOptional(),
      chains: z.literal(true).exactOptional(),
      endMoves: z.literal(true).exactOptional(),
      meaning: z.string(),
      says: z.string(),
      line: z.object({
        dash: drawn<Language['relationships'][number]['line']['dash']>(),
        start: drawn<Language['relationships'][number]['line']['start']>(),
        end: drawn<Language['relationships'][number]['line']['end']>(),
        extra: z.enum(['access', 'strength', 'direction']).exactOptional(),
      }),
    }),
  ),
  elements: z.array(
    z.object({
      ...idAndName,
      layer: z.string(),
      aspect: z.string(),
      definition: z.string(),
      icon: drawn<Language['elements'][number]['icon']>(),
      isFolder: z.literal(true).exactOptional(),
    }),
  ),
  junction: z.object({
    id: z.string(),
    forms: z.array(z.object({ ...idAndName, isOpen: z.literal(true).exactOptional() })),
    neverOut: z.string(),
    mixedFrom: names,
    mixedTypes: z.string(),
  }),
  relation: z.object({
    id: z.string(),
    types: z.string(),
    containers: names,
    contained: z.string(),
  }),
  unions: names,
  sets: z.record(z.string(), names),
  rules,
  cells: z.array(z.object({ from: z.string(), to: z.string(), types: z.string() })),
  preferred: rules,
  crossings: z.array(z.object({ from: names, to: z.string(), types: z.string() })),
  viewpoints: z.array(z.object({ ...idAndName, concepts: names.exactOptional() })),
  exchange: z.object({ namespace: z.string(), schema: z.string() }).exactOptional(),
});
