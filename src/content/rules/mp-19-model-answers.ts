import { countWords } from '#domain/tasks/task.ts';
import { at } from '../located.ts';
import type { Finding } from '../problem.ts';
import { type PlacedTask, tasksOf } from '../tasks/placed-tasks.ts';
import type { Written } from '../tasks/task-kind.ts';
import { writtenIn } from '../tasks/tasks.ts';
import type { Rule } from './rule.ts';

export const modelAnswersRule: Rule = {
  id: 'MP-19',
  title: 'Model answers stay within the words that learners have',
  why: 'A model that breaks the limit shows learners an answer they were not allowed to give.',
  severity: 'error',
  run: (content) =>
    tasksOf(content).flatMap((placed) =>
      writtenIn(placed.task).flatMap((written) => outside(placed, written)),
    ),
};

function outside(
  { owner, path, task }: PlacedTask,
  { field, limits: { minWords, maxWords }, model }: Written,
): Finding[] {
  const place = at(owner, [...path, ...field]);
  if (minWords > maxWords) {
    const message = `${minWords} words at least are more than ${maxWords} at most`;
    return [{ ...place, message, fix: 'raise maxWords or lower minWords' }];
  }
  // A field that the model lacks is reported by MP-18.
  const words = model === undefined ? minWords : countWords(model);
  if (words >= minWords && words <= maxWords) return [];
  const message = `a model answer of ${task.id} has ${words} words`;
  return [{ ...place, message, fix: `write ${minWords} to ${maxWords}, or change the limits` }];
}
