import { countWords } from '#domain/tasks/mark-task.ts';
import { at, type Path } from '../located.ts';
import type { Finding } from '../problem.ts';
import { type PlacedTask, tasksOf } from '../tasks-of.ts';
import type { Rule } from './rule.ts';

export const modelAnswersRule: Rule = {
  id: 'MP-19',
  title: 'Model answers stay within the words that learners have',
  why: 'A model that breaks the limit shows learners an answer they were not allowed to give.',
  severity: 'error',
  run: (content) =>
    tasksOf(content).flatMap((placed) => {
      const { task } = placed;
      if (task.kind === 'text') return outside(placed, [], task, task.model);
      if (task.kind !== 'template') return [];
      return task.fields.flatMap((field, index) =>
        outside(placed, ['fields', index], field, task.model[field.id]),
      );
    }),
};

function outside(
  { owner, path, task }: PlacedTask,
  field: Path,
  { minWords, maxWords }: { readonly minWords: number; readonly maxWords: number },
  /** Absent where the model lacks a field; MP-18 reports that. */
  model: string | undefined,
): Finding[] {
  const place = at(owner, [...path, ...field]);
  if (minWords > maxWords) {
    const message = `${minWords} words at least are more than ${maxWords} at most`;
    return [{ ...place, message, fix: 'raise maxWords or lower minWords' }];
  }
  const words = model === undefined ? minWords : countWords(model);
  if (words >= minWords && words <= maxWords) return [];
  const message = `a model answer of ${task.id} has ${words} words`;
  return [{ ...place, message, fix: `write ${minWords} to ${maxWords}, or change the limits` }];
}
