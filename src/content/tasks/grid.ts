// Placing on a grid as authors write it.
import { z } from 'zod';
import { GRID_CELLS } from '#domain/tasks/grid.ts';
import {
  type AuthoredTask,
  type Fault,
  ITEM_TEXT,
  labelled,
  MINUTES_PER_CHOICE,
  taskHead,
  WHY_TEXT,
  words,
} from './task-kind.ts';

const axisSchema = z.strictObject({ label: words(40), low: words(30), high: words(30) });

const gridSchema = z.strictObject({
  ...taskHead,
  kind: z.literal('grid'),
  x: axisSchema,
  y: axisSchema,
  items: z
    .array(
      z.strictObject({
        ...labelled(ITEM_TEXT).shape,
        /** y first, then x, each low or high. */
        cell: z.enum(GRID_CELLS),
        why: words(WHY_TEXT),
      }),
    )
    .min(4)
    .max(10),
});
type GridFile = z.infer<typeof gridSchema>;

function cellFaults({ items }: GridFile): Fault[] {
  const cells = new Set(items.map(({ cell }) => cell));
  if (cells.size > 2) return [];
  const fix = 'spread the items over three cells or four';
  return [[['items'], `the items stand in ${cells.size} cells`, fix]];
}

export const grid = {
  schema: gridSchema,
  lists: ({ items }) => [['items', items]],
  faults: cellFaults,
  minutes: ({ items }) => items.length * MINUTES_PER_CHOICE,
} satisfies AuthoredTask<GridFile>;
