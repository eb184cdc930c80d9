// What a learner has done on a task so far, and what is still missing before it can be handed in.
import type { StepView } from '#contract/learning.ts';
import type { TaskAnswerView, TaskStepView } from '#contract/tasks.ts';

export type TaskKind = TaskStepView['kind'];
export type TaskOf<K extends TaskKind> = Extract<TaskStepView, { kind: K }>;
export type AnswerOf<K extends TaskKind> = Extract<TaskAnswerView, { kind: K }>;
export type GridCell = AnswerOf<'grid'>['placed'][string];

export const isTask = (step: StepView): step is TaskStepView =>
  step.kind !== 'reading' && step.kind !== 'check';

/** True where the learner rates their own work: no rule can. */
export const isSelfRated = (step: TaskStepView): step is TaskOf<'text'> | TaskOf<'template'> =>
  step.kind === 'text' || step.kind === 'template';

/** The cells of a grid as they are drawn, high above low: first letter up, second letter across. */
export const gridCells: readonly GridCell[] = ['hl', 'hh', 'll', 'lh'];

/** Words as the server counts them: runs of anything but white space. */
export function countWords(text: string): number {
  const trimmed = text.trim();
  return trimmed === '' ? 0 : trimmed.split(/\s+/u).length;
}

const idsOf = (list: readonly { id: string }[]): Set<string> => new Set(list.map(({ id }) => id));

function placedOf<P extends string>(
  placed: Readonly<Record<string, P>>,
  items: readonly { id: string }[],
  places: ReadonlySet<string>,
): Record<string, P> {
  const known = idsOf(items);
  return Object.fromEntries(
    Object.entries(placed).filter(([id, place]) => known.has(id) && places.has(place)),
  );
}

/**
 * The work to go on with: what was kept, as far as it still fits the task.
 * @param kept of another device, of this one, or of an older version of the task
 */
export function answerOf(step: TaskStepView, kept: TaskAnswerView | null): TaskAnswerView {
  switch (step.kind) {
    case 'sort': {
      const before = kept?.kind === 'sort' ? kept.placed : {};
      return { kind: 'sort', placed: placedOf(before, step.items, idsOf(step.bins)) };
    }
    case 'grid': {
      const before = kept?.kind === 'grid' ? kept.placed : {};
      return { kind: 'grid', placed: placedOf(before, step.items, new Set(gridCells)) };
    }
    case 'order': {
      const known = idsOf(step.items);
      const before = kept?.kind === 'order' ? kept.order.filter((id) => known.has(id)) : [];
      return { kind: 'order', order: [...new Set([...before, ...known])] };
    }
    case 'matrix': {
      const before = kept?.kind === 'matrix' ? kept.cells : {};
      const values = idsOf(step.values);
      const cells = step.rows.flatMap((row): [string, Record<string, string>][] => {
        const fit = placedOf(before[row.id] ?? {}, step.columns, values);
        return Object.keys(fit).length === 0 ? [] : [[row.id, fit]];
      });
      return { kind: 'matrix', cells: Object.fromEntries(cells) };
    }
    case 'text':
      return { kind: 'text', text: kept?.kind === 'text' ? kept.text : '' };
    case 'template': {
      const before = kept?.kind === 'template' ? kept.fields : {};
      const known = idsOf(step.fields);
      const fields = Object.entries(before).filter(([id]) => known.has(id));
      return { kind: 'template', fields: Object.fromEntries(fields) };
    }
    case 'ticks': {
      const before = new Set(kept?.kind === 'ticks' ? kept.ticked : []);
      const ticked = step.lines.map(({ id }) => id).filter((id) => before.has(id));
      return { kind: 'ticks', ticked };
    }
  }
}

/** What is wrong with a part: nothing chosen, not ticked, or too few or too many words. */
export type PartRule = 'place' | 'tick' | 'words';

/**
 * The parts that keep a task from being handed in, by the server's field names.
 * @returns empty when the task can be handed in
 */
export function openParts(step: TaskStepView, answer: TaskAnswerView): Map<string, PartRule> {
  const open = new Map<string, PartRule>();
  const words = (field: string, text: string, range: { minWords: number; maxWords: number }) => {
    const count = countWords(text);
    if (count < range.minWords || count > range.maxWords) open.set(field, 'words');
  };
  if ((step.kind === 'sort' || step.kind === 'grid') && answer.kind === step.kind) {
    for (const { id } of step.items) {
      if (answer.placed[id] === undefined) open.set(`placed.${id}`, 'place');
    }
  } else if (step.kind === 'matrix' && answer.kind === 'matrix') {
    for (const row of step.rows) {
      for (const { id } of step.columns) {
        if (answer.cells[row.id]?.[id] === undefined) open.set(`cells.${row.id}.${id}`, 'place');
      }
    }
  } else if (step.kind === 'text' && answer.kind === 'text') {
    words('text', answer.text, step);
  } else if (step.kind === 'template' && answer.kind === 'template') {
    for (const field of step.fields) {
      words(`fields.${field.id}`, answer.fields[field.id] ?? '', field);
    }
  } else if (step.kind === 'ticks' && answer.kind === 'ticks') {
    for (const { id } of step.lines) {
      if (!answer.ticked.includes(id)) open.set(`ticked.${id}`, 'tick');
    }
  }
  return open;
}

/** The first item without a place, counted on from one that was just placed. */
export function nextUnplaced(
  items: readonly { id: string }[],
  placed: Readonly<Record<string, string>>,
  after: string,
): string | null {
  const at = items.findIndex(({ id }) => id === after);
  const ahead = [...items.slice(at + 1), ...items.slice(0, Math.max(0, at))];
  return ahead.find(({ id }) => placed[id] === undefined)?.id ?? null;
}
