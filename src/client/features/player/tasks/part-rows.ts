// What a rule said about each part of a handed-in task, in the order in which it is read.
import type { MarkedPlace, MarkedRow } from '#client/features/questions/marked-rows.tsx';
import type { TaskOutcome, TaskStepView } from '#contract/tasks.ts';

interface PlaceWords {
  /** A place in an order, counted from 1. */
  place: (n: number) => string;
  /** A cell of a grid, by the ends of its two axes. */
  cell: (y: string, yEnd: string, x: string, xEnd: string) => string;
}

/** @returns nothing for tasks that no rule grades */
export function partRows(step: TaskStepView, outcome: TaskOutcome, words: PlaceWords): MarkedRow[] {
  const { answer } = outcome;
  const part = (id: string) => outcome.parts.find((one) => one.id === id);
  const row = (id: string, text: string, yours: string, wordOf: (place: string) => string) => {
    const marked = part(id);
    const isRight = marked?.right ?? false;
    const expected = wordOf(marked?.expected ?? '');
    return {
      id,
      text,
      places: [{ id, label: null, yours, expected, isRight }],
      why: marked?.why ?? '',
    };
  };
  if (step.kind === 'sort' && answer.kind === 'sort') {
    const wordOf = textOf(step.bins);
    return step.items.map(({ id, text }) => row(id, text, wordOf(answer.placed[id] ?? ''), wordOf));
  }
  if (step.kind === 'grid' && answer.kind === 'grid') {
    const { x, y } = step;
    const wordOf = (cell: string) =>
      words.cell(
        y.label,
        cell[0] === 'h' ? y.high : y.low,
        x.label,
        cell[1] === 'h' ? x.high : x.low,
      );
    return step.items.map(({ id, text }) => row(id, text, wordOf(answer.placed[id] ?? ''), wordOf));
  }
  if (step.kind === 'order' && answer.kind === 'order') {
    const wordOf = textOf(step.items);
    return outcome.rightOrder.map((id) =>
      row(id, wordOf(id), words.place(answer.order.indexOf(id) + 1), (place) =>
        words.place(Number(place)),
      ),
    );
  }
  if (step.kind === 'matrix' && answer.kind === 'matrix') {
    const wordOf = textOf(step.values);
    return step.rows.map(({ id, text }) => {
      const places = step.columns.map((column): MarkedPlace => {
        const marked = part(`${id}.${column.id}`);
        return {
          id: column.id,
          label: column.text,
          yours: wordOf(answer.cells[id]?.[column.id] ?? ''),
          expected: wordOf(marked?.expected ?? ''),
          isRight: marked?.right ?? false,
        };
      });
      const why = outcome.parts.find((one) => one.id.startsWith(`${id}.`))?.why ?? '';
      return { id, text, places, why };
    });
  }
  return [];
}

const textOf = (list: readonly { id: string; text: string }[]) => (id: string) =>
  list.find((one) => one.id === id)?.text ?? id;
