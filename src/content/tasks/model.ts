// Completing, repairing or drawing a model, as authors write it: a view to begin with, one that is right,
// and the lines by which the work is graded. MP-45 tries the lines on both views.
import { z } from 'zod';
import { modelOfView } from '#domain/modelling/editing/model.ts';
import type { ModelLine, ModelStep } from '#domain/tasks/model.ts';
import { slugSchema } from '../schema/fields.ts';
import { type AuthoredTask, ITEM_TEXT, taskHead, WHY_TEXT, words } from './task-kind.ts';

const conceptSchema = z
  .string()
  .regex(/^[A-Z][A-Za-z]{1,39}$/, 'expected words joined in capitals');
const oneOrMore = <T extends z.ZodType>(one: T) => z.union([one, z.array(one).min(1).max(4)]);
/** A name, or several that are taken for it; each word has to be there. */
const namesSchema = oneOrMore(words(60));
const lineHead = { id: slugSchema, text: words(ITEM_TEXT), why: words(WHY_TEXT) };
const relation = {
  types: oneOrMore(conceptSchema).exactOptional(),
  from: namesSchema,
  to: namesSchema,
  /** The other direction counts as well. */
  either: z.literal(true).exactOptional(),
};

const lineSchema = z.discriminatedUnion('rule', [
  z.strictObject({
    ...lineHead,
    rule: z.literal('exists'),
    kinds: oneOrMore(conceptSchema),
    /** Left out where it may have any, or has none. */
    name: namesSchema.exactOptional(),
  }),
  z.strictObject({ ...lineHead, rule: z.literal('rel'), ...relation }),
  z.strictObject({ ...lineHead, rule: z.literal('no_rel'), ...relation }),
  z.strictObject({ ...lineHead, rule: z.literal('viewpoint') }),
  z.strictObject({ ...lineHead, rule: z.literal('max_elements'), most: z.int().min(1).max(40) }),
]);

const modelTaskSchema = z.strictObject({
  ...taskHead,
  kind: z.literal('model'),
  /** The id of a viewpoint: its elements are the palette. Left out where any may be used. */
  viewpoint: slugSchema.exactOptional(),
  /** A view of the course; left out where one begins with nothing. */
  start: slugSchema.exactOptional(),
  /** A view of the course that has all lines. */
  goal: slugSchema,
  /** Where faults are to be found: they are named when the learner asks, not at once. */
  hints: z.literal('afterCheck').exactOptional(),
  lines: z.array(lineSchema).min(3).max(8),
});
export type ModelTaskFile = z.infer<typeof modelTaskSchema>;

/** Finding out what is asked for, drawing it and reading the reason. */
const MINUTES_PER_LINE = 0.8;

const listOf = (one: string | readonly string[] | undefined): readonly string[] =>
  one === undefined ? [] : typeof one === 'string' ? [one] : one;

/** A line as it is graded. */
export function lineOf(line: ModelTaskFile['lines'][number]): ModelLine {
  const { id, text, why } = line;
  const about = { id, text, why };
  switch (line.rule) {
    case 'exists': {
      const { rule } = line;
      return { ...about, rule, kinds: listOf(line.kinds), name: listOf(line.name) };
    }
    case 'rel':
    case 'no_rel': {
      const { rule, types, from, to, either } = line;
      const ends = { from: listOf(from), to: listOf(to), ...(either && { either }) };
      return { ...about, rule, types: listOf(types), ...ends };
    }
    case 'viewpoint':
      return { ...about, rule: line.rule };
    case 'max_elements':
      return { ...about, rule: line.rule, most: line.most };
  }
}

export const model = {
  schema: modelTaskSchema,
  lists: ({ lines }) => [['lines', lines]],
  faults: () => [],
  minutes: ({ lines }) => lines.length * MINUTES_PER_LINE,
  compiled: ({ start, goal, lines, ...task }, { courseKey, viewOf, kindsOf }): ModelStep => ({
    ...task,
    language: courseKey,
    kinds: kindsOf(task.viewpoint),
    start: start === undefined ? { elements: [], relations: [] } : modelOfView(viewOf(start)),
    goal: modelOfView(viewOf(goal)),
    lines: lines.map(lineOf),
  }),
} satisfies AuthoredTask<ModelTaskFile>;
