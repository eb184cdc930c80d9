import { roundFaults } from '../calculation-rounds.ts';
import { at } from '../located.ts';
import { tasksOf } from '../tasks/placed-tasks.ts';
import type { Rule } from './rule.ts';

/** Rounds that are worked out with each check; a test works out a thousand. */
const ROUNDS = 60;

export const calculationTasksRule: Rule = {
  id: 'MP-50',
  title: 'Every round of a calculation can be worked out, and its solution comes to the answer',
  why: 'Numbers are drawn for each learner: one round that divides by zero or shows a false line is somebody’s only one.',
  severity: 'error',
  run: (content) =>
    tasksOf(content).flatMap(({ owner, path, task }) =>
      task.kind === 'calculation'
        ? roundFaults(task, ROUNDS).map(([field, message, fix]) => ({
            ...at(owner, [...path, ...field]),
            message,
            fix,
          }))
        : [],
    ),
};
