// Where a new element is put: the first cell of the grid, row by row, that nothing stands in.
import { doOverlap, type Point } from '../drawing/geometry.ts';
import type { Language } from '../language.ts';
import { boxIn, PITCH } from '../placing.ts';
import { isJunction, MOST_PLACE, type Model, viewOfModel } from './model.ts';

/** From the corner of the drawing. */
const MARGIN = 20;
const COLUMNS = 4;
/** Where a drawing is longer than this, it grows to the right. */
const ROWS = 25;

/** @returns the upper left corner for an element of that kind */
export function freePlace(language: Language, model: Model, kind: string): Point {
  const taken = viewOfModel(language, model, { title: '' }).elements.map(({ box }) => box);
  const most = Math.floor(MOST_PLACE / PITCH.x) - 1;
  for (let first = 0; first + COLUMNS <= most; first += COLUMNS) {
    for (let cell = 0; cell < ROWS * COLUMNS; cell += 1) {
      const column = first + (cell % COLUMNS);
      const at = boxIn([column, Math.floor(cell / COLUMNS)], isJunction(language, kind));
      const box = { ...at, x: at.x + MARGIN, y: at.y + MARGIN };
      if (!taken.some((one) => doOverlap(one, box))) return { x: box.x, y: box.y };
    }
  }
  return { x: MARGIN, y: MARGIN };
}
