import { isMet, isUntouched, type ModelStep } from '#domain/tasks/model.ts';
import type { Content } from '../content.ts';
import { drawnBy } from '../course-drawings.ts';
import { at, type Located, type Path } from '../located.ts';
import type { Finding } from '../problem.ts';
import { type ModelTaskFile, model } from '../tasks/model.ts';
import { tasksOf } from '../tasks/placed-tasks.ts';
import type { Rule } from './rule.ts';

export const modelsRule: Rule = {
  id: 'MP-45',
  title: 'A model to be drawn can be drawn: its goal has every line, its start has not',
  why: 'A line that the right model does not have can never be earned, and one that is there from the start is given away.',
  severity: 'error',
  run: (content) =>
    tasksOf(content).flatMap(({ owner, path, task }) =>
      task.kind === 'model' ? faults(content, owner, path, task) : [],
    ),
};

function faults(
  content: Content,
  owner: Located<unknown>,
  path: Path,
  task: ModelTaskFile,
): Finding[] {
  const { courseKey } = owner;
  const found = (field: Path, message: string, fix: string): Finding => ({
    ...at(owner, [...path, ...field]),
    message,
    fix,
  });
  const language = content.languages.find((one) => one.courseKey === courseKey)?.data;
  if (!language) return [found([], 'its course has no language', 'add language.yaml')];
  const view = (id: string | undefined) =>
    content.views.find((one) => one.courseKey === courseKey && one.id === id);
  const { start, goal, viewpoint } = task;
  const missing = (['start', 'goal'] as const).filter((field) => task[field] && !view(task[field]));
  if (missing.length > 0) {
    return missing.map((field) =>
      found([field], `there is no view ${task[field]}`, 'correct its name'),
    );
  }
  if (viewpoint !== undefined && !language.viewpoints.some(({ id }) => id === viewpoint)) {
    return [found(['viewpoint'], `the language has no viewpoint ${viewpoint}`, 'correct the name')];
  }
  const known = new Set([
    ...language.elements.map(({ id }) => id),
    ...language.relationships.map(({ id }) => id),
    ...language.junction.forms.map(({ id }) => id),
  ]);
  const step: ModelStep = model.compiled(task, drawnBy(content, courseKey));
  const outside = step.goal.elements.find(({ kind }) => !step.kinds.includes(kind));
  return [
    ...step.lines.flatMap((line, index) => {
      const used = 'kinds' in line ? line.kinds : 'types' in line ? line.types : [];
      const unknown = used.filter((id) => !known.has(id));
      return [
        ...unknown.map((id) =>
          found(['lines', index], `the language has no ${id}`, 'correct the name'),
        ),
        ...(isMet(step, line, step.goal)
          ? []
          : [
              found(['lines', index], `the goal has no ${line.id}`, 'correct the line or the goal'),
            ]),
      ];
    }),
    ...(start !== undefined && step.lines.every((line) => isMet(step, line, step.start))
      ? [found(['start'], 'the start has every line already', 'take away what is asked for')]
      : []),
    ...(isUntouched(step, step.goal)
      ? [found(['goal'], 'the goal is what one begins with', 'take another view')]
      : []),
    ...(view(goal)?.data.faulty
      ? [found(['goal'], 'the goal is marked as faulty', 'take a view that is right')]
      : []),
    ...(outside
      ? [found(['goal'], `${outside.id} is outside the viewpoint`, 'change one of the two')]
      : []),
  ];
}
