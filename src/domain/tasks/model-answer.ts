// The answer an author would hand in: right where a rule grades, the model where none does.
import type { TaskStep } from '#domain/catalog/tasks.ts';
import type { TaskAnswer } from './mark-task.ts';

/** A right answer to any task; it never leaves the server before the learner's own is handed in. */
export function modelAnswer(step: TaskStep): TaskAnswer {
  switch (step.kind) {
    case 'sort':
      return {
        kind: 'sort',
        placed: Object.fromEntries(step.items.map(({ id, bin }) => [id, bin])),
      };
    case 'grid':
      return {
        kind: 'grid',
        placed: Object.fromEntries(step.items.map(({ id, cell }) => [id, cell])),
      };
    case 'order':
      return { kind: 'order', order: step.items.map(({ id }) => id) };
    case 'matrix':
      return { kind: 'matrix', cells: step.cells };
    case 'text':
      return { kind: 'text', text: step.model };
    case 'template':
      return { kind: 'template', fields: step.model };
    case 'ticks':
      return { kind: 'ticks', ticked: step.lines.map(({ id }) => id) };
  }
}
