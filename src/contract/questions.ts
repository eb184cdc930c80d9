// Questions of every type: as asked, as answered, and as explained once the answer is committed.
import { z } from 'zod';
import { lessonLinkSchema } from './activity-link.ts';
import { industrySchema, optionIdSchema, partIdSchema } from './fields.ts';
import { figureViewSchema } from './figures.ts';

/** No question has more parts than this. */
const MOST_PARTS = 12;

const optionViewSchema = z.object({ id: optionIdSchema, text: z.string() });
const partViewSchema = z.object({ id: partIdSchema, text: z.string() });
const asked = { id: z.string(), stem: z.string() };

/** sc: one right option; ms: the exact set of right options. The only types of lessons and quizzes. */
export const choiceQuestionSchema = z.object({
  ...asked,
  type: z.enum(['sc', 'ms']),
  /** How many options are right; for ms the stem says it too. */
  choose: z.int(),
  options: z.array(optionViewSchema),
});

/** A rectangle of a picture, in the units of its viewBox; as a button it carries its label. */
export const areaViewSchema = z.object({
  id: partIdSchema,
  label: z.string(),
  x: z.number(),
  y: z.number(),
  width: z.number(),
  height: z.number(),
});

/**
 * A question before its answer: no key, no score, no reason, no explanation. Whatever has an order
 * that is not part of the question stands in the order of this attempt.
 */
export const openQuestionSchema = z.discriminatedUnion('type', [
  choiceQuestionSchema,
  /** A case, and four ways on that are worth 5, 3, 1 and 0 points: choose one. */
  z.object({
    ...asked,
    type: z.literal('gradient'),
    /** Paragraphs. */
    scenario: z.array(z.string()),
    industry: industrySchema.nullable(),
    options: z.array(optionViewSchema),
  }),
  /** Every left side gets one right side; a right side fits one left side at most. */
  z.object({
    ...asked,
    type: z.literal('match'),
    left: z.array(partViewSchema),
    right: z.array(partViewSchema),
  }),
  z.object({ ...asked, type: z.literal('order'), items: z.array(partViewSchema) }),
  /** A text with gaps, written `{g1}`; each gap has options of its own. */
  z.object({
    ...asked,
    type: z.literal('fill'),
    text: z.string(),
    gaps: z.array(z.object({ id: partIdSchema, options: z.array(optionViewSchema) })),
  }),
  z.object({
    ...asked,
    type: z.literal('hotspot'),
    figure: figureViewSchema,
    /** In the authors' order, which follows the picture. */
    areas: z.array(areaViewSchema),
    /** How many areas are right. */
    choose: z.int(),
  }),
]);
export type OpenQuestion = z.infer<typeof openQuestionSchema>;

const pairSchema = z.tuple([partIdSchema, partIdSchema]);
const pairsSchema = z.array(pairSchema).max(MOST_PARTS);
const orderSchema = z.array(partIdSchema).max(MOST_PARTS);
const gapsSchema = z
  .record(partIdSchema, optionIdSchema)
  .refine((gaps) => Object.keys(gaps).length <= MOST_PARTS, `At most ${MOST_PARTS} gaps.`);

/** An answer, in the form of its question's type. An empty answer is none: send null. */
export const answerSchema = z.union([
  /** sc, ms and gradient. */
  z.strictObject({ chosen: z.array(optionIdSchema).min(1).max(6) }),
  /** match: left and right side; not all left sides need one while the paper runs. */
  z.strictObject({ pairs: pairsSchema.min(1) }),
  /** order: all items, the first first. */
  z.strictObject({ order: orderSchema.min(1) }),
  /** fill: an option for a gap; not all gaps need one while the paper runs. */
  z.strictObject({ gaps: gapsSchema }),
  /** hotspot. */
  z.strictObject({ areas: z.array(partIdSchema).min(1).max(MOST_PARTS) }),
]);
export type Answer = z.infer<typeof answerSchema>;

const told = {
  /** All of it is right; for a gradient the option that is worth 5. */
  right: z.boolean(),
  points: z.int(),
  /** 5 for a gradient, 1 for all others. */
  maxPoints: z.int(),
  /** The principle first. */
  explanation: z.string(),
  ref: z.string(),
};

/** What a learner may see of a question only after the answer is committed. */
export const choiceVerdictSchema = z.object({
  ...told,
  type: z.enum(['sc', 'ms']),
  /** Empty where it was left unanswered. */
  chosen: z.array(optionIdSchema),
  answer: z.array(optionIdSchema),
  reasons: z.array(z.object({ optionId: optionIdSchema, why: z.string() })),
});
export type ChoiceVerdict = z.infer<typeof choiceVerdictSchema>;

const toldOfPaper = {
  ...told,
  /** Null where content names none. A lesson's own questions have no such link: they are in it. */
  lesson: lessonLinkSchema.nullable(),
};

/**
 * The verdict of a paper's question, of any type; what was given is empty where it was left
 * unanswered.
 */
export const verdictSchema = z.discriminatedUnion('type', [
  choiceVerdictSchema.extend(toldOfPaper),
  z.object({
    ...toldOfPaper,
    type: z.literal('gradient'),
    chosen: z.array(optionIdSchema),
    /** The option that is worth most. */
    answer: z.array(optionIdSchema),
    /** What the scenario asks a good answer to consider. */
    facts: z.array(z.string()),
    reasons: z.array(
      z.object({
        optionId: optionIdSchema,
        score: z.int(),
        why: z.string(),
        /** How this option deals with each of the facts, in their order. */
        facts: z.array(z.enum(['yes', 'part', 'no', 'contra'])),
      }),
    ),
  }),
  z.object({
    ...toldOfPaper,
    type: z.literal('match'),
    pairs: pairsSchema,
    answer: pairsSchema,
    /** By left side. */
    reasons: z.array(z.object({ leftId: partIdSchema, why: z.string() })),
  }),
  z.object({
    ...toldOfPaper,
    type: z.literal('order'),
    order: orderSchema,
    answer: orderSchema,
    reasons: z.array(z.object({ itemId: partIdSchema, why: z.string() })),
  }),
  z.object({
    ...toldOfPaper,
    type: z.literal('fill'),
    gaps: gapsSchema,
    answer: gapsSchema,
    reasons: z.array(z.object({ gapId: partIdSchema, optionId: optionIdSchema, why: z.string() })),
  }),
  z.object({
    ...toldOfPaper,
    type: z.literal('hotspot'),
    areas: z.array(partIdSchema),
    answer: z.array(partIdSchema),
    reasons: z.array(z.object({ areaId: partIdSchema, why: z.string() })),
  }),
]);
export type Verdict = z.infer<typeof verdictSchema>;
