// Gaps in a text on the wire, written `{g1}`; each gap has options of its own.
import { z } from 'zod';
import type { FillQuestion, GapsAnswer } from '#domain/questions/fill.ts';
import { optionIdSchema, partIdSchema } from '../fields.ts';
import { asked, explained, MOST_PARTS, optionViewSchema, type QuestionWire } from './parts.ts';

const gapsMapSchema = z
  .record(partIdSchema, optionIdSchema)
  .refine((gaps) => Object.keys(gaps).length <= MOST_PARTS, `At most ${MOST_PARTS} gaps.`);

/** An option for a gap; not all gaps need one while the paper runs. */
export const gapsSchema = z.strictObject({ gaps: gapsMapSchema });

const openSchema = z.object({
  ...asked,
  type: z.literal('fill'),
  text: z.string(),
  gaps: z.array(z.object({ id: partIdSchema, options: z.array(optionViewSchema) })),
});

const feedbackSchema = z.object({
  ...explained,
  type: z.literal('fill'),
  gaps: gapsMapSchema,
  answer: gapsMapSchema,
  reasons: z.array(z.object({ gapId: partIdSchema, optionId: optionIdSchema, why: z.string() })),
});

export const fillWire = {
  openSchema,
  feedbackSchema,
  open: ({ type, text, gaps }, shown) => ({
    type,
    text,
    gaps: gaps.map((gap) => ({
      id: gap.id,
      options: shown.lines(gap.options, (option) => `${gap.id}.${option.id}`),
    })),
  }),
  feedback: ({ type, gaps }, given, key) => ({
    type,
    gaps: { ...given?.gaps },
    answer: { ...key.gaps },
    reasons: gaps.flatMap(({ id, options }) =>
      options.map((option) => ({ gapId: id, optionId: option.id, why: option.why })),
    ),
  }),
} satisfies QuestionWire<
  FillQuestion,
  GapsAnswer,
  z.infer<typeof openSchema>,
  z.infer<typeof feedbackSchema>
>;
