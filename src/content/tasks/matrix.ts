// Filling a matrix as authors write it.
import { z } from 'zod';
import { slugSchema } from '../schema/fields.ts';
import {
  type AuthoredTask,
  type Fault,
  ITEM_TEXT,
  labelled,
  MINUTES_PER_CHOICE,
  sameKeys,
  taskHead,
  WHY_TEXT,
  words,
} from './task-kind.ts';

const matrixSchema = z.strictObject({
  ...taskHead,
  kind: z.literal('matrix'),
  rows: z.array(labelled(ITEM_TEXT)).min(2).max(6),
  columns: z.array(labelled(40)).min(2).max(4),
  values: z.array(labelled(30)).min(2).max(4),
  /** The right value by row and column. */
  cells: z.record(slugSchema, z.record(slugSchema, slugSchema)),
  /** By row. */
  why: z.record(slugSchema, words(WHY_TEXT)),
});
type MatrixFile = z.infer<typeof matrixSchema>;

function cellFaults({ rows, columns, values, cells, why }: MatrixFile): Fault[] {
  const ids = values.map(({ id }) => id);
  const used = new Set(Object.values(cells).flatMap((row) => Object.values(row)));
  return [
    ...sameKeys(rows, cells).map(
      ([message, fix]): Fault => [['cells'], `the table of cells ${message}`, fix],
    ),
    ...sameKeys(rows, why).map(
      ([message, fix]): Fault => [['why'], `the list of reasons ${message}`, fix],
    ),
    ...Object.entries(cells).flatMap(([row, ofRow]) => [
      ...sameKeys(columns, ofRow).map(
        ([message, fix]): Fault => [['cells', row], `row ${row} ${message}`, fix],
      ),
      ...Object.entries(ofRow).flatMap(([column, value]): Fault[] =>
        ids.includes(value)
          ? []
          : [[['cells', row, column], `${row}.${column} is ${value}`, `use ${ids.join(', ')}`]],
      ),
    ]),
    ...ids.flatMap((id, index): Fault[] =>
      used.has(id) ? [] : [[['values', index], `no cell is ${id}`, 'use the value or remove it']],
    ),
  ];
}

export const matrix = {
  schema: matrixSchema,
  lists: ({ rows, columns, values }) => [
    ['rows', rows],
    ['columns', columns],
    ['values', values],
  ],
  faults: cellFaults,
  minutes: ({ rows, columns }) => rows.length * columns.length * MINUTES_PER_CHOICE,
} satisfies AuthoredTask<MatrixFile>;
