// Placing on a grid, on the wire.
import { z } from 'zod';
import { GRID_CELLS, type GridStep } from '#domain/tasks/grid.ts';
import { bare, byId, labelledSchema, type TaskWire } from './task.ts';

const axisSchema = z.object({ label: z.string(), low: z.string(), high: z.string() });

const answerSchema = z.strictObject({
  kind: z.literal('grid'),
  placed: byId(z.enum(GRID_CELLS)),
});
const openShape = { x: axisSchema, y: axisSchema, items: z.array(labelledSchema) };

export const gridWire: TaskWire<GridStep, typeof answerSchema, typeof openShape> = {
  answerSchema,
  openShape,
  open: ({ x, y, items }, mix) => ({ x, y, items: bare(mix(items)) }),
};
