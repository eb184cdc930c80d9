// The kinds of tasks as authors write them: a new kind is a file beside this one and two lines here.
import { z } from 'zod';
import type { TaskKind, TaskStep } from '#domain/tasks/tasks.ts';
import { calculation } from './calculation.ts';
import { grid } from './grid.ts';
import { matrix } from './matrix.ts';
import { model } from './model.ts';
import { order } from './order.ts';
import { sort } from './sort.ts';
import type { AuthoredTask, DrawnBy, Fault, PartList, Written } from './task-kind.ts';
import { template } from './template.ts';
import { text } from './text.ts';

/** Ticks are not written as tasks: they are the lines of a checklist. */
const authoredTasks = {
  sort,
  grid,
  order,
  matrix,
  text,
  template,
  model,
  calculation,
} satisfies Record<Exclude<TaskKind, 'ticks'>, object>;

/** What a lab is made of. */
export const labTaskSchema = z.discriminatedUnion('kind', [
  sort.schema,
  grid.schema,
  order.schema,
  matrix.schema,
  text.schema,
  model.schema,
  calculation.schema,
]);

/** What stands between the readings of an artifact. */
export const artifactTaskSchema = template.schema;

/** Any task of a file, wherever it stands. */
export type TaskFile = z.infer<typeof labTaskSchema> | z.infer<typeof artifactTaskSchema>;

const kindOf = ({ kind }: TaskFile): AuthoredTask<TaskFile> =>
  // The compiler cannot see that the entry of a kind takes the task of that kind.
  authoredTasks[kind] as unknown as AuthoredTask<TaskFile>;

/** The lists of a task whose entries learners tell apart. */
export const partListsOf = (task: TaskFile): PartList[] => kindOf(task).lists(task);

export const taskFaultsOf = (task: TaskFile): Fault[] => kindOf(task).faults(task);

/** What the work on it takes, without the reading. */
export const workMinutesOf = (task: TaskFile): number => kindOf(task).minutes(task);

/** The texts that learners write, with their models. */
export const writtenIn = (task: TaskFile): Written[] => kindOf(task).written?.(task) ?? [];

/** What the catalog holds of a task. */
export const compiledTask = (task: TaskFile, drawn: DrawnBy): TaskStep =>
  // Kinds without a form of their own in the catalog are held as they are written.
  kindOf(task).compiled?.(task, drawn) ?? (task as TaskStep);
