// A scenario on the wire: a case, and four ways on that are worth 5, 3, 1 and 0 points.
import { z } from 'zod';
import type { ChosenAnswer } from '#domain/questions/choice.ts';
import type { GradientQuestion } from '#domain/questions/scenario.ts';
import { industrySchema, optionIdSchema } from '../fields.ts';
import { figureViewSchema } from '../figures.ts';
import { asked, explained, optionViewSchema, type QuestionWire } from './parts.ts';

const openSchema = z.object({
  ...asked,
  type: z.literal('gradient'),
  /** Paragraphs. */
  scenario: z.array(z.string()),
  industry: industrySchema.nullable(),
  options: z.array(
    z.object({
      ...optionViewSchema.shape,
      /** The diagram that is chosen, where the ways on are diagrams; the text is empty then. */
      view: figureViewSchema.exactOptional(),
    }),
  ),
});

const feedbackSchema = z.object({
  ...explained,
  type: z.literal('gradient'),
  chosen: z.array(optionIdSchema),
  /** The option that is worth most. */
  answer: z.array(optionIdSchema),
  /** What the scenario asks a good answer to consider. */
  facts: z.array(z.string()),
  /** What would change the answer: a sentence of the case, another one, and what is best then. */
  turns: z.array(
    z.object({
      replace: z.string(),
      with: z.string(),
      /** All options, the best of the turned case first. */
      ranking: z.array(optionIdSchema),
      why: z.string(),
    }),
  ),
  reasons: z.array(
    z.object({
      optionId: optionIdSchema,
      score: z.int(),
      why: z.string(),
      /** How this option deals with each of the facts, in their order. */
      facts: z.array(z.enum(['yes', 'part', 'no', 'contra'])),
    }),
  ),
});

export const scenarioWire = {
  openSchema,
  feedbackSchema,
  open: ({ type, scenario, industry = null, options }, shown) => ({
    type,
    scenario: [...scenario],
    industry,
    options: shown.lines(options).map((line) => {
      const view = options.find(({ id }) => id === line.id)?.view;
      return { ...line, ...(view && { view: shown.figure(view) }) };
    }),
  }),
  feedback: ({ type, facts, turns, options }, given, key) => ({
    type,
    chosen: [...(given?.chosen ?? [])],
    answer: [...key.chosen],
    facts: [...facts],
    turns: turns.map((turn) => ({ ...turn, ranking: [...turn.ranking] })),
    reasons: options.map(({ id, score, why, facts: covers }) => ({
      optionId: id,
      score,
      why,
      facts: [...covers],
    })),
  }),
} satisfies QuestionWire<
  GradientQuestion,
  ChosenAnswer,
  z.infer<typeof openSchema>,
  z.infer<typeof feedbackSchema>
>;
