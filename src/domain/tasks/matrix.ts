// Filling a matrix: every crossing of a row and a column has its value.
import {
  entriesOf,
  type Labelled,
  type MarkedPart,
  malformed,
  markedParts,
  type TaskHead,
  type TaskRules,
} from './task.ts';

/** A value by row and column. */
export type MatrixCells = Readonly<Record<string, Readonly<Record<string, string>>>>;

export interface MatrixStep extends TaskHead {
  readonly kind: 'matrix';
  readonly rows: readonly Labelled[];
  readonly columns: readonly Labelled[];
  readonly values: readonly Labelled[];
  readonly cells: MatrixCells;
  /** Why a row is as it is. */
  readonly why: Readonly<Record<string, string>>;
}

export interface MatrixAnswer {
  readonly kind: 'matrix';
  readonly cells: MatrixCells;
}

export const matrix: TaskRules<MatrixStep, MatrixAnswer> = {
  mark: (step, answer) => {
    const known = new Set(step.values.map(({ id }) => id));
    const parts: MarkedPart[] = [];
    for (const row of step.rows) {
      for (const column of step.columns) {
        const chosen = answer.cells[row.id]?.[column.id];
        if (chosen === undefined || !known.has(chosen))
          return malformed(`cells.${row.id}.${column.id}`, 'one of the values');
        parts.push({
          id: `${row.id}.${column.id}`,
          right: step.cells[row.id]?.[column.id] === chosen,
        });
      }
    }
    const given = Object.values(answer.cells).flatMap((row) => Object.keys(row));
    if (Object.keys(answer.cells).length !== step.rows.length || given.length !== parts.length) {
      return malformed('cells', 'cells of the table only');
    }
    return markedParts(step.points, parts);
  },
  own: ({ rows, columns }, { cells, ...answer }) => ({
    ...answer,
    cells: Object.fromEntries(
      Object.entries(entriesOf(cells, rows)).map(([row, values]) => [
        row,
        entriesOf(values, columns),
      ]),
    ),
  }),
  model: ({ cells }) => ({ kind: 'matrix', cells }),
  explain: (step, id) => {
    const [row = '', column = ''] = id.split('.');
    return { expected: step.cells[row]?.[column] ?? '', why: step.why[row] ?? '' };
  },
};
