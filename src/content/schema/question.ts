import { z } from 'zod';
import { INDUSTRIES } from '#domain/catalog/path.ts';
import { FACT_COVERS } from '#domain/catalog/questions.ts';
import { dateSchema, revSchema, slugSchema, stateSchema } from './fields.ts';

/** Sides, items, gaps and areas are named as the wire takes them. */
const partIdSchema = z
  .string()
  .regex(/^[a-z][a-z0-9-]{0,19}$/, 'expected a small letter, then small letters, digits, hyphens');

const optionSchema = z.strictObject({
  id: z.string().regex(/^[a-f]$/, 'expected a letter from a to f'),
  text: z.string().min(1),
  /** Why this option is right, or which error it stands for (QC-04). */
  why: z.string(),
  /** The code of that error; none on a right option, nor on the best way on of a scenario (QC-29). */
  trap: z.string().min(1).exactOptional(),
});

const explainedSchema = z.strictObject({
  id: partIdSchema,
  text: z.string().min(1),
  why: z.string(),
});

const head = {
  id: z.string().min(1),
  stem: z.string().min(1),
  /** Ids of objectives or areas of the course; reports count by the first. */
  tags: z.array(z.string().min(1)).min(1),
  /** The activity of the course that teaches the point; every question of a bank names one (MP-23). */
  lesson: z.string().min(1).exactOptional(),
  phase: slugSchema.exactOptional(),
  /** Where the case plays. */
  industry: z.enum(INDUSTRIES).exactOptional(),
  difficulty: z.enum(['easy', 'medium', 'hard']),
  bloom: z.enum(['remember', 'understand', 'apply', 'analyse', 'evaluate']),
  spec: z.string().min(1),
  explanation: z.string(),
  ref: z.string().min(1),
  checkedOn: dateSchema,
  state: stateSchema,
  rev: revSchema,
  /** Variants of one question share a family: they may be alike, and never meet on one paper. */
  family: slugSchema.exactOptional(),
  /** Set where the question is about an older edition, so that QC-30 leaves it alone. */
  legacy: z.literal(true).exactOptional(),
};

const choiceSchema = z.strictObject({
  ...head,
  type: z.enum(['sc', 'ms']),
  options: z.array(optionSchema).min(2),
  answer: z.array(z.string().min(1)).min(1),
});
export type ChoiceFile = z.infer<typeof choiceSchema>;

/** A case and four ways on, worth 5, 3, 1 and 0 (QC-03). */
const gradientSchema = z.strictObject({
  ...head,
  type: z.literal('gradient'),
  /** Paragraphs, apart by an empty line. */
  scenario: z.string().min(1),
  /** What the scenario asks a good answer to consider. */
  facts: z.array(z.string().min(1)).min(1),
  options: z
    .array(
      z.strictObject({
        ...optionSchema.shape,
        score: z.union([z.literal(5), z.literal(3), z.literal(1), z.literal(0)]),
        /** How it deals with each of the question's facts; contra: it goes against it. */
        facts: z.array(z.enum(FACT_COVERS)),
      }),
    )
    .min(2),
});
export type GradientFile = z.infer<typeof gradientSchema>;

const matchSchema = z.strictObject({
  ...head,
  type: z.literal('match'),
  left: z.array(explainedSchema).min(2),
  right: z.array(z.strictObject({ id: partIdSchema, text: z.string().min(1) })).min(2),
  /** Every left side with its right one. */
  pairs: z.array(z.tuple([partIdSchema, partIdSchema])).min(1),
});

const orderSchema = z.strictObject({
  ...head,
  type: z.literal('order'),
  /** In the right order; learners see them in another. */
  items: z.array(explainedSchema).min(2),
});

const fillSchema = z.strictObject({
  ...head,
  type: z.literal('fill'),
  /** Holds each gap once, as its id in braces. */
  text: z.string().min(1),
  gaps: z
    .array(
      z.strictObject({
        id: partIdSchema,
        options: z.array(optionSchema).min(2),
        answer: z.string().min(1),
      }),
    )
    .min(1),
});

const hotspotSchema = z.strictObject({
  ...head,
  type: z.literal('hotspot'),
  /** The picture by the name of its file. */
  figure: z.strictObject({ src: slugSchema, alt: z.string().min(1) }),
  /** Rectangles in the units of the picture's viewBox. */
  areas: z
    .array(
      z.strictObject({
        id: partIdSchema,
        label: z.string().min(1).max(60),
        x: z.number(),
        y: z.number(),
        width: z.number().positive(),
        height: z.number().positive(),
        why: z.string(),
        trap: z.string().min(1).exactOptional(),
      }),
    )
    .min(2),
  answer: z.array(partIdSchema).min(1),
});
export type HotspotFile = z.infer<typeof hotspotSchema>;

const questionSchema = z.discriminatedUnion('type', [
  choiceSchema,
  gradientSchema,
  matchSchema,
  orderSchema,
  fillSchema,
  hotspotSchema,
]);
export type QuestionFile = z.infer<typeof questionSchema>;

/** `courses/<course>/questions/<slug>.yaml` and `banks/<bank>/<unit>.yaml`: a list of questions. */
export const questionsSchema = z.array(questionSchema);
