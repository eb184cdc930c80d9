// What an author writes of every task, and what a kind of task has to say of its own parts.
import { z } from 'zod';
import type { View } from '#domain/modelling/view.ts';
import type { TaskStep } from '#domain/tasks/tasks.ts';
import type { Path } from '../located.ts';
import { slugSchema } from '../schema/fields.ts';

export const words = (limit: number) => z.string().min(1).max(limit);
export const labelled = (limit: number) => z.strictObject({ id: slugSchema, text: words(limit) });

/** Fields of a task of any kind. */
export const taskHead = {
  /** `t1`, `t2`, … in a lab; `s01`, … between readings. */
  id: z.string().min(1),
  title: words(80),
  prompt: words(480),
  points: z.int().min(1).max(10),
};

/** Text that a card of an item, or a reason below it, has room for. */
export const ITEM_TEXT = 120;
export const WHY_TEXT = 240;

export const wordLimits = { minWords: z.int().min(1), maxWords: z.int().max(150) };

/** Two to four criteria, each with what earns all, half or nothing of its share. */
export const rubricSchema = z
  .array(
    z.strictObject({
      id: slugSchema,
      text: words(100),
      full: words(140),
      half: words(140),
      none: words(140),
    }),
  )
  .min(2)
  .max(4);

/** An entry that learners tell apart from the others of its list. */
export interface Part {
  readonly id: string;
  readonly text?: string;
  readonly label?: string;
}

/** A list of parts with the field it stands in. */
export type PartList = readonly [field: string, parts: readonly Part[]];

export type Fault = readonly [field: Path, message: string, fix: string];

/** A text that learners write, with its model; absent where the model lacks it. */
export interface Written {
  readonly field: Path;
  readonly limits: { readonly minWords: number; readonly maxWords: number };
  readonly model: string | undefined;
}

/** What a task finds in its course to be drawn with. */
export interface DrawnBy {
  readonly courseKey: string;
  /** A view of the course by its id. */
  viewOf(id: string): View;
  /** What a viewpoint of the course's language takes; every kind where none is named. */
  kindsOf(viewpoint: string | undefined): string[];
}

/** How a kind of task is written by authors; `tasks.ts` lists all kinds. */
export interface AuthoredTask<T> {
  readonly schema: z.ZodType<T>;
  lists(task: T): PartList[];
  /** Whether every place is there and used (MP-18). */
  faults(task: T): Fault[];
  /** What the work on it takes, without the reading (MP-02). */
  minutes(task: T): number;
  /** Absent where nothing is written. */
  written?(task: T): Written[];
  /** What the catalog holds of it, where that is not what is written. */
  compiled?(task: T, drawn: DrawnBy): TaskStep;
}

/** A thing to place, to order or to choose a value for, with the reason that is read after it. */
export const MINUTES_PER_CHOICE = 0.4;
export const WORDS_WRITTEN_PER_MINUTE = 20;

export const minutesToWrite = ({ minWords, maxWords }: Written['limits']): number =>
  (minWords + maxWords) / 2 / WORDS_WRITTEN_PER_MINUTE;

/** What a record lacks of the ids it is to have as its keys, and what it has beyond them. */
export function sameKeys(
  parts: readonly { id: string }[],
  record: Readonly<Record<string, unknown>>,
): [message: string, fix: string][] {
  const ids = parts.map((one) => one.id);
  return [
    ...ids
      .filter((id) => !Object.hasOwn(record, id))
      .map((id): [string, string] => [`has no ${id}`, `add ${id}`]),
    ...Object.keys(record)
      .filter((id) => !ids.includes(id))
      .map((id): [string, string] => [`has ${id}, which is not there`, `remove ${id}`]),
  ];
}
