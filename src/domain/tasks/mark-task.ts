// A task is handed in once; a rule grades what a rule can, the learner rates the rest by the rubric.

import type { GridCell, RubricLine, TaskStep } from '#domain/catalog/tasks.ts';
import { err, ok, type Result } from '#domain/kernel/result.ts';

/** What a learner hands in for a task, by its kind. */
export type TaskAnswer =
  | { readonly kind: 'sort'; readonly placed: Readonly<Record<string, string>> }
  | { readonly kind: 'grid'; readonly placed: Readonly<Record<string, GridCell>> }
  | { readonly kind: 'order'; readonly order: readonly string[] }
  | {
      readonly kind: 'matrix';
      readonly cells: Readonly<Record<string, Readonly<Record<string, string>>>>;
    }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'template'; readonly fields: Readonly<Record<string, string>> }
  | { readonly kind: 'ticks'; readonly ticked: readonly string[] };

export type Rating = 'full' | 'half' | 'none';

export interface MarkedPart {
  readonly id: string;
  readonly right: boolean;
}

export interface TaskMark {
  /** Points earned; null until the learner has rated their own work. */
  readonly points: number | null;
  readonly parts: readonly MarkedPart[];
}

export interface TaskMalformed {
  readonly code: 'task.malformed';
  /** The part of the answer that was wrong, and the rule it broke. */
  readonly field: string;
  readonly rule: string;
}

const malformed = (field: string, rule: string): Result<never, TaskMalformed> =>
  err({ code: 'task.malformed', field, rule });

/** Words as a learner counts them: runs of anything but white space. */
export function countWords(text: string): number {
  return text.trim() === '' ? 0 : text.trim().split(/\s+/u).length;
}

/** The share of right parts as points, halves rounded down to whole points. */
function marked(points: number, parts: readonly MarkedPart[]): Result<TaskMark, TaskMalformed> {
  const right = parts.filter((part) => part.right).length;
  return ok({ points: Math.floor((points * right) / parts.length), parts });
}

/**
 * Marks a task. Everything has to be placed, ordered, filled or chosen; what a rule cannot grade
 * comes back with `points` null.
 * @returns `task.malformed` with the field and the rule it broke
 */
export function markTask(step: TaskStep, answer: TaskAnswer): Result<TaskMark, TaskMalformed> {
  if (step.kind !== answer.kind) return malformed('kind', step.kind);
  switch (answer.kind) {
    case 'sort':
      return step.kind === 'sort'
        ? markPlaced(
            step.points,
            step.items,
            answer.placed,
            step.bins.map((bin) => bin.id),
            (item) => item.bin,
          )
        : malformed('kind', step.kind);
    case 'grid':
      return step.kind === 'grid'
        ? markPlaced(
            step.points,
            step.items,
            answer.placed,
            ['ll', 'lh', 'hl', 'hh'],
            (item) => item.cell,
          )
        : malformed('kind', step.kind);
    case 'order': {
      if (step.kind !== 'order') return malformed('kind', step.kind);
      const ids = step.items.map((item) => item.id);
      const given = new Set(answer.order);
      if (
        given.size !== ids.length ||
        answer.order.length !== ids.length ||
        !ids.every((id) => given.has(id))
      ) {
        return malformed('order', 'every item once');
      }
      return marked(
        step.points,
        ids.map((id, at) => ({ id, right: answer.order[at] === id })),
      );
    }
    case 'matrix': {
      if (step.kind !== 'matrix') return malformed('kind', step.kind);
      const known = new Set(step.values.map((value) => value.id));
      const parts: MarkedPart[] = [];
      for (const row of step.rows) {
        for (const column of step.columns) {
          const chosen = answer.cells[row.id]?.[column.id];
          if (chosen === undefined || !known.has(chosen))
            return malformed(`cells.${row.id}.${column.id}`, 'one of the values');
          parts.push({
            id: `${row.id}.${column.id}`,
            right: step.cells[row.id]?.[column.id] === chosen,
          });
        }
      }
      const given = Object.values(answer.cells).flatMap((row) => Object.keys(row));
      if (Object.keys(answer.cells).length !== step.rows.length || given.length !== parts.length) {
        return malformed('cells', 'cells of the table only');
      }
      return marked(step.points, parts);
    }
    case 'text': {
      if (step.kind !== 'text') return malformed('kind', step.kind);
      return withinWords('text', answer.text, step) ?? ok({ points: null, parts: [] });
    }
    case 'template': {
      if (step.kind !== 'template') return malformed('kind', step.kind);
      for (const field of step.fields) {
        const wrong = withinWords(`fields.${field.id}`, answer.fields[field.id] ?? '', field);
        if (wrong) return wrong;
      }
      const known = new Set(step.fields.map((field) => field.id));
      if (!Object.keys(answer.fields).every((id) => known.has(id))) {
        return malformed('fields', 'fields of the form only');
      }
      return ok({ points: null, parts: [] });
    }
    case 'ticks': {
      if (step.kind !== 'ticks') return malformed('kind', step.kind);
      const ticked = new Set(answer.ticked);
      const lines = step.lines.map((line) => line.id);
      if (!lines.every((id) => ticked.has(id)) || ticked.size !== lines.length)
        return malformed('ticked', 'every line');
      return ok({ points: step.points, parts: [] });
    }
  }
}

function markPlaced<Item extends { readonly id: string }>(
  points: number,
  items: readonly Item[],
  placed: Readonly<Record<string, string>>,
  places: readonly string[],
  placeOf: (item: Item) => string,
): Result<TaskMark, TaskMalformed> {
  const missing = items.find((item) => !places.includes(placed[item.id] ?? ''));
  if (missing) return malformed(`placed.${missing.id}`, 'one of the places');
  if (Object.keys(placed).length !== items.length)
    return malformed('placed', 'items of the task only');
  return marked(
    points,
    items.map((item) => ({ id: item.id, right: placed[item.id] === placeOf(item) })),
  );
}

function withinWords(
  field: string,
  text: string,
  limits: { readonly minWords: number; readonly maxWords: number },
): Result<never, TaskMalformed> | undefined {
  const words = countWords(text);
  const { minWords, maxWords } = limits;
  return words < minWords || words > maxWords
    ? malformed(field, `${minWords} to ${maxWords} words`)
    : undefined;
}

const SHARE: Record<Rating, number> = { full: 1, half: 0.5, none: 0 };

/**
 * The points of a self-rated task: each criterion has the same share.
 * @returns `task.malformed` when a criterion is missing
 */
export function rateTask(
  points: number,
  rubric: readonly RubricLine[],
  ratings: Readonly<Record<string, Rating>>,
): Result<number, TaskMalformed> {
  const missing = rubric.find((line) => !(line.id in ratings));
  if (missing) return malformed(`ratings.${missing.id}`, 'full, half or none');
  const sum = rubric.reduce((total, line) => total + SHARE[ratings[line.id]!], 0);
  return ok(Math.floor((points * sum) / rubric.length));
}
