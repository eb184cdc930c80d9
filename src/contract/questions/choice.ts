// Single and multiple choice on the wire.
import { z } from 'zod';
import type { ChoiceQuestion, ChosenAnswer } from '#domain/questions/choice.ts';
import { optionIdSchema } from '../fields.ts';
import { asked, explained, optionViewSchema, type QuestionWire } from './parts.ts';

/** sc, ms and gradient. */
export const chosenSchema = z.strictObject({ chosen: z.array(optionIdSchema).min(1).max(6) });

export const choiceQuestionSchema = z.object({
  ...asked,
  type: z.enum(['sc', 'ms']),
  /** How many options are right; for ms the stem says it too. */
  choose: z.int(),
  options: z.array(optionViewSchema),
});

export const choiceFeedbackSchema = z.object({
  ...explained,
  type: z.enum(['sc', 'ms']),
  /** Empty where it was left unanswered. */
  chosen: z.array(optionIdSchema),
  answer: z.array(optionIdSchema),
  reasons: z.array(z.object({ optionId: optionIdSchema, why: z.string() })),
});

export type ChoiceFeedback = z.infer<typeof choiceFeedbackSchema>;

export const choiceWire = {
  openSchema: choiceQuestionSchema,
  feedbackSchema: choiceFeedbackSchema,
  open: ({ type, options, answer }, shown) => ({
    type,
    choose: answer.length,
    options: shown.lines(options),
  }),
  feedback: ({ type, options }, given, key) => ({
    type,
    chosen: [...(given?.chosen ?? [])],
    answer: [...key.chosen],
    reasons: options.map(({ id, why }) => ({ optionId: id, why })),
  }),
} satisfies QuestionWire<
  ChoiceQuestion,
  ChosenAnswer,
  z.infer<typeof choiceQuestionSchema>,
  z.infer<typeof choiceFeedbackSchema>
>;
