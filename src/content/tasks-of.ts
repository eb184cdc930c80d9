import type { Content } from './content.ts';
import type { Located, Path } from './located.ts';
import type { TaskFile } from './schema/tasks.ts';

/** A task with where it stands. */
export interface PlacedTask {
  readonly owner: Located<unknown>;
  readonly path: Path;
  readonly task: TaskFile;
}

/** The tasks of every lab and artifact. */
export const tasksOf = (content: Content): PlacedTask[] => [
  ...content.lessons.flatMap((owner) =>
    owner.data.steps.flatMap((task, index): PlacedTask[] =>
      task.kind === 'template' ? [{ owner, path: ['steps', index], task }] : [],
    ),
  ),
  ...content.labs.flatMap((owner) =>
    Object.entries(owner.data.variants).flatMap(([industry, { steps }]) =>
      steps.map(
        (task, index): PlacedTask => ({
          owner,
          path: ['variants', industry, 'steps', index],
          task,
        }),
      ),
    ),
  ),
];
