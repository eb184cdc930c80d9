import { at, type Located, type Path } from '../located.ts';
import type { Finding } from '../problem.ts';
import { normalised } from '../prose.ts';
import { tasksOf } from '../tasks/placed-tasks.ts';
import type { Part } from '../tasks/task-kind.ts';
import { partListsOf, taskFaultsOf } from '../tasks/tasks.ts';
import type { Rule } from './rule.ts';

export const taskPartsRule: Rule = {
  id: 'MP-18',
  title: 'The parts of a task fit together: every place is there, used, and told apart',
  why: 'A key that names a missing place can never be right, and an empty bin or two equal cards give the task away.',
  severity: 'error',
  run: (content) => [
    ...tasksOf(content).flatMap(({ owner, path, task }) => [
      ...partListsOf(task).flatMap(([field, list]) => repeats(owner, [...path, field], list)),
      ...taskFaultsOf(task).map(([field, message, fix]) => ({
        ...at(owner, [...path, ...field]),
        message,
        fix,
      })),
    ]),
    ...content.checklists.flatMap((list) => repeats(list, ['lines'], list.data.lines)),
  ],
};

function repeats(owner: Located<unknown>, path: Path, list: readonly Part[]): Finding[] {
  const wordsOf = (part: Part) => normalised(part.text ?? part.label ?? '');
  return list.flatMap((part, index) => {
    const twin = list
      .slice(0, index)
      .find((other) => other.id === part.id || wordsOf(other) === wordsOf(part));
    if (!twin) return [];
    const message = `${part.id} has the id or the words of ${twin.id}`;
    return [{ ...at(owner, [...path, index]), message, fix: 'give each its own id and words' }];
  });
}
