// What the wire carries of every task: its draft, and what a learner hands in.
import { z } from 'zod';
import type { TaskHead } from '#domain/tasks/task.ts';
import type { modelSchema } from '../modelling.ts';

export const idSchema = z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/);
export const labelledSchema = z.object({ id: z.string(), text: z.string() });
/** A task has at most this many parts. */
const MOST_PARTS = 40;
/** A record by ids with a bound on its entries. */
export const byId = <V extends z.ZodType>(value: V) =>
  z
    .record(idSchema, value)
    .refine(
      (entries) => Object.keys(entries).length <= MOST_PARTS,
      `At most ${MOST_PARTS} entries.`,
    );
/**
 * A learner's text is bounded generously; the words are counted by the task's own rule. What no database
 * stores goes: U+0000, and the half of a letter that a browser cut in two.
 */
export const proseUpTo = (most: number) =>
  z
    .string()
    .max(most)
    .overwrite((text) => text.toWellFormed().replaceAll('\0', ''));
export const proseSchema = proseUpTo(4_000);

type Shape = z.ZodRawShape;
/** Of a task, whatever its kind. */
type Common = keyof TaskHead | 'kind';

/** How one kind of task travels; before it is handed in it shows no key, no reason and no model. */
export interface TaskWire<T extends TaskHead, Answer extends z.ZodType, Open extends Shape> {
  readonly answerSchema: Answer;
  /** What it shows beside what every task shows. */
  readonly openShape: Open;
  /** @param mix brings a list into an order that stays the same for a learner */
  open(step: T, mix: <I>(items: readonly I[]) => I[]): Omit<z.infer<z.ZodObject<Open>>, Common>;
  /** Model texts by field, once it is handed in; absent where a rule grades it. */
  model?(step: T): Record<string, string>;
  /** A right model, once it is handed in; absent where none is drawn. */
  rightModel?(step: T): z.infer<typeof modelSchema>;
  /** The right order, once it is handed in; absent where it asks for none. */
  rightOrder?(step: T): string[];
}

/** Lines without what tells where they belong. */
export const bare = (list: readonly { readonly id: string; readonly text: string }[]) =>
  list.map(({ id, text }) => ({ id, text }));
