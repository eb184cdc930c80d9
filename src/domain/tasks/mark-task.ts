// A task is handed in once; a rule grades what a rule can, the learner rates the rest by the rubric.
import { ok, type Result } from '#domain/kernel/result.ts';
import { sharePoints } from './points.ts';
import {
  malformed,
  type PartReason,
  type RubricLine,
  type TaskMalformed,
  type TaskMark,
} from './task.ts';
import { rulesOf, type TaskAnswer, type TaskStep } from './tasks.ts';

export type Rating = 'full' | 'half' | 'none';

/**
 * Marks a task; what a rule cannot grade comes back with `points` null.
 * @returns `task.malformed` with the field and the rule it broke
 */
export const markTask = (step: TaskStep, answer: TaskAnswer): Result<TaskMark, TaskMalformed> =>
  step.kind === answer.kind ? rulesOf(step).mark(step, answer) : malformed('kind', step.kind);

/** An answer without what the task does not ask for: what a draft keeps. */
export const ownAnswer = (step: TaskStep, answer: TaskAnswer): TaskAnswer =>
  rulesOf(step).own(step, answer);

/** A right answer to any task; it never leaves the server before the learner's own is handed in. */
export const modelAnswer = (step: TaskStep): TaskAnswer => rulesOf(step).model(step);

/** Where a part of a task belongs, and why; of a known mistake in the answer also what went wrong. */
export const explainPart = (step: TaskStep, partId: string, answer: TaskAnswer): PartReason =>
  rulesOf(step).explain?.(step, partId, answer) ?? { expected: '', why: '' };

/** Empty where the learner does not rate the task. */
export const rubricOf = (step: TaskStep): readonly RubricLine[] =>
  rulesOf(step).rubric?.(step) ?? [];

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
  return ok(sharePoints(points, sum, rubric.length));
}
