// What every task has, and what the rules of a kind of task have to say: a task is handed in whole.
import { err, ok, type Result } from '#domain/kernel/result.ts';
import { sharePoints } from './points.ts';

export interface Labelled {
  readonly id: string;
  readonly text: string;
}

export interface ExplainedItem extends Labelled {
  readonly why: string;
}

export interface TaskHead {
  readonly id: string;
  readonly title: string;
  readonly prompt: string;
  /** What the task is worth at most. */
  readonly points: number;
}

/** A criterion of a self-rating, with what earns all, half or nothing of its share. */
export interface RubricLine {
  readonly id: string;
  readonly text: string;
  readonly full: string;
  readonly half: string;
  readonly none: string;
}

export interface WordLimits {
  readonly minWords: number;
  readonly maxWords: number;
}

export interface MarkedPart {
  readonly id: string;
  readonly right: boolean;
}

export interface TaskMark {
  /** Points earned, in tenths; null until the learner has rated their own work. */
  readonly points: number | null;
  readonly parts: readonly MarkedPart[];
}

export interface TaskMalformed {
  readonly code: 'task.malformed';
  /** The part of the answer that was wrong, and the rule it broke. */
  readonly field: string;
  readonly rule: string;
}

/** Where a part belongs, and why. */
export interface PartReason {
  readonly expected: string;
  readonly why: string;
  /** Of a line of a model, ids of relations: those that the learner drew between its ends … */
  readonly drawn?: readonly string[];
  /** … and those of the right model; empty where there is to be none, absent where none is direct. */
  readonly asked?: readonly string[];
}

/** The rules of one kind of task; `tasks.ts` lists all kinds. */
export interface TaskRules<T, A> {
  /** Everything has to be placed, ordered, filled or chosen. */
  mark(step: T, answer: A): Result<TaskMark, TaskMalformed>;
  /** Of an answer what belongs to the task: places of its items, cells and fields that it has. */
  own(step: T, answer: A): A;
  /** A right answer; the model where no rule grades. */
  model(step: T): A;
  /** Absent where no rule grades a part. */
  explain?(step: T, partId: string, answer: A): PartReason;
  /** What learners rate their own work by; absent where they do not. */
  rubric?(step: T): readonly RubricLine[];
}

/** The entries of a record whose key is one of these. */
export const entriesOf = <V>(
  record: Readonly<Record<string, V>>,
  parts: readonly { readonly id: string }[],
): Record<string, V> => {
  const ids = new Set(parts.map(({ id }) => id));
  return Object.fromEntries(Object.entries(record).filter(([id]) => ids.has(id)));
};

/** The ids that are one of these, each once. */
export const idsOf = (
  given: readonly string[],
  parts: readonly { readonly id: string }[],
): string[] => [...new Set(given)].filter((id) => parts.some((part) => part.id === id));

export const malformed = (field: string, rule: string): Result<never, TaskMalformed> =>
  err({ code: 'task.malformed', field, rule });

/** The share of right parts as points. */
export function markedParts(
  points: number,
  parts: readonly MarkedPart[],
): Result<TaskMark, TaskMalformed> {
  const right = parts.filter((part) => part.right).length;
  return ok({ points: sharePoints(points, right, parts.length), parts });
}

/** Marks items that each have one place. */
export function markPlaced<Item extends { readonly id: string }>(
  { points, items }: { readonly points: number; readonly items: readonly Item[] },
  placed: Readonly<Record<string, string>>,
  places: readonly string[],
  placeOf: (item: Item) => string,
): Result<TaskMark, TaskMalformed> {
  const missing = items.find((item) => !places.includes(placed[item.id] ?? ''));
  if (missing) return malformed(`placed.${missing.id}`, 'one of the places');
  if (Object.keys(placed).length !== items.length)
    return malformed('placed', 'items of the task only');
  return markedParts(
    points,
    items.map((item) => ({ id: item.id, right: placed[item.id] === placeOf(item) })),
  );
}

export const itemOf = <Item extends { readonly id: string }>(
  items: readonly Item[],
  id: string,
): Item => items.find((item) => item.id === id)!;

/** What a text that the learner rates is marked with. */
export const unrated: Result<TaskMark, TaskMalformed> = ok({ points: null, parts: [] });

/** Words as a learner counts them: runs of anything but white space. */
export function countWords(text: string): number {
  return text.trim() === '' ? 0 : text.trim().split(/\s+/u).length;
}

/** @returns undefined where the text has as many words as it may */
export function outsideWords(
  field: string,
  text: string,
  { minWords, maxWords }: WordLimits,
): Result<never, TaskMalformed> | undefined {
  const words = countWords(text);
  return words < minWords || words > maxWords
    ? malformed(field, `${minWords} to ${maxWords} words`)
    : undefined;
}
