// What a learner looks at after a graded task: what was missed, and apart from it what was right.
import type { MarkedRow } from '#client/ui/answering/marked-rows.tsx';

/**
 * @returns missed: rows with something wrong, of several places in a row those that are wrong;
 *   right: rows that are right as a whole; both in the order of the rows
 */
export function missedRows(rows: readonly MarkedRow[]): {
  missed: MarkedRow[];
  right: MarkedRow[];
} {
  const isRight = ({ places }: MarkedRow) => places.every((place) => place.isRight);
  return {
    missed: rows
      .filter((row) => !isRight(row))
      .map((row) => ({ ...row, places: row.places.filter((place) => !place.isRight) })),
    right: rows.filter(isRight),
  };
}

export type PartsVerdict = 'right' | 'part' | 'wrong';

/**
 * What is said of a graded task as a whole: nobody failed who has six of seven.
 * @returns undefined where no rule graded a part
 */
export function partsVerdict(parts: readonly { right: boolean }[]): PartsVerdict | undefined {
  if (parts.length === 0) return undefined;
  const right = parts.filter((part) => part.right).length;
  if (right === parts.length) return 'right';
  return right === 0 ? 'wrong' : 'part';
}

/** Has any row several places? Then places and rows are counted apart, each by its own name. */
export const isTable = (rows: readonly MarkedRow[]): boolean =>
  rows.some(({ places }) => places.length > 1);
