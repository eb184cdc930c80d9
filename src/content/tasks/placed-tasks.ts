import type { Content } from '../content.ts';
import type { Located, Path } from '../located.ts';
import type { TaskFile } from './tasks.ts';

/** A task with where it stands. */
export interface PlacedTask {
  readonly owner: Located<unknown>;
  readonly path: Path;
  readonly task: TaskFile;
}

/** The tasks of every lab and artifact, and of the library. */
export const tasksOf = (content: Content): PlacedTask[] => [
  ...content.lessons.flatMap((owner) =>
    owner.data.steps.flatMap((task, index): PlacedTask[] =>
      task.kind === 'template' ? [{ owner, path: ['steps', index], task }] : [],
    ),
  ),
  ...content.labs.flatMap((owner) =>
    owner.stories.flatMap(({ path, data }) =>
      data.steps.map((task, index): PlacedTask => {
        return { owner, path: [...path, 'steps', index], task };
      }),
    ),
  ),
  ...content.resources.flatMap((owner) =>
    owner.data.format === 'interactive'
      ? owner.data.steps.flatMap((task, index): PlacedTask[] =>
          task.kind === 'story' || task.kind === 'sums'
            ? []
            : [{ owner, path: ['steps', index], task }],
        )
      : [],
  ),
];
