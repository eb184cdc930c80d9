// Matching on the wire: every left side gets one right side; a right side fits one left side at most.
import { z } from 'zod';
import type { MatchQuestion, PairsAnswer } from '#domain/questions/match.ts';
import { partIdSchema } from '../fields.ts';
import {
  asked,
  explained,
  linesOf,
  MOST_PARTS,
  partViewSchema,
  type QuestionWire,
} from './parts.ts';

const pairsListSchema = z.array(z.tuple([partIdSchema, partIdSchema])).max(MOST_PARTS);

/** Left and right side; not all left sides need one while the paper runs. */
export const pairsSchema = z.strictObject({ pairs: pairsListSchema.min(1) });

const openSchema = z.object({
  ...asked,
  type: z.literal('match'),
  left: z.array(partViewSchema),
  right: z.array(partViewSchema),
});

const feedbackSchema = z.object({
  ...explained,
  type: z.literal('match'),
  pairs: pairsListSchema,
  answer: pairsListSchema,
  /** By left side. */
  reasons: z.array(z.object({ leftId: partIdSchema, why: z.string() })),
});

const copied = (pairs: readonly (readonly [string, string])[] = []): [string, string][] =>
  pairs.map(([left, right]) => [left, right]);

export const matchWire = {
  openSchema,
  feedbackSchema,
  open: ({ type, left, right }, shown) => ({
    type,
    left: linesOf(left),
    right: shown.lines(right),
  }),
  feedback: ({ type, left }, given, key) => ({
    type,
    pairs: copied(given?.pairs),
    answer: copied(key.pairs),
    reasons: left.map(({ id, why }) => ({ leftId: id, why })),
  }),
} satisfies QuestionWire<
  MatchQuestion,
  PairsAnswer,
  z.infer<typeof openSchema>,
  z.infer<typeof feedbackSchema>
>;
