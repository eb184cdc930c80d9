// Placing on a grid: every item goes into one cell of two axes, each low or high.
import {
  type ExplainedItem,
  entriesOf,
  itemOf,
  markPlaced,
  type TaskHead,
  type TaskRules,
} from './task.ts';

/** The cells of a two by two grid: y first, then x, each low or high. */
export const GRID_CELLS = ['ll', 'lh', 'hl', 'hh'] as const;
export type GridCell = (typeof GRID_CELLS)[number];

export interface Axis {
  readonly label: string;
  readonly low: string;
  readonly high: string;
}

export interface GridStep extends TaskHead {
  readonly kind: 'grid';
  readonly x: Axis;
  readonly y: Axis;
  readonly items: readonly (ExplainedItem & { readonly cell: GridCell })[];
}

export interface GridAnswer {
  readonly kind: 'grid';
  readonly placed: Readonly<Record<string, GridCell>>;
}

export const grid: TaskRules<GridStep, GridAnswer> = {
  mark: (step, { placed }) => markPlaced(step, placed, GRID_CELLS, ({ cell }) => cell),
  own: ({ items }, { placed, ...answer }) => ({ ...answer, placed: entriesOf(placed, items) }),
  model: ({ items }) => ({
    kind: 'grid',
    placed: Object.fromEntries(items.map(({ id, cell }) => [id, cell])),
  }),
  explain: ({ items }, id) => {
    const { cell, why } = itemOf(items, id);
    return { expected: cell, why };
  },
};
