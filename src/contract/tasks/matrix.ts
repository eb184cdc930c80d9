// Filling a matrix, on the wire.
import { z } from 'zod';
import type { MatrixStep } from '#domain/tasks/matrix.ts';
import { bare, byId, idSchema, labelledSchema, type TaskWire } from './task.ts';

const answerSchema = z.strictObject({
  kind: z.literal('matrix'),
  cells: byId(byId(idSchema)),
});
const openShape = {
  rows: z.array(labelledSchema),
  columns: z.array(labelledSchema),
  values: z.array(labelledSchema),
};

export const matrixWire: TaskWire<MatrixStep, typeof answerSchema, typeof openShape> = {
  answerSchema,
  openShape,
  open: ({ rows, columns, values }) => ({
    rows: bare(rows),
    columns: bare(columns),
    values: bare(values),
  }),
};
