// A paper may be made of parts that stand one after the other, each to be passed by itself.
import { isPassed } from '#domain/kernel/pass-line.ts';
import type { Paper } from './paper.ts';

/** A part with the numbers of its questions, from 1. */
export interface PartRange {
  readonly from: number;
  readonly to: number;
  readonly units: readonly string[];
  readonly passPercent: number;
  readonly openBook: boolean;
  /** Of its own clock; null where the paper has one clock for all. */
  readonly minutes: number | null;
}

/** The parts in their order; none where the paper is one whole. */
export function partsOf({
  parts = [],
  blueprint = {},
}: Pick<Paper, 'parts' | 'blueprint'>): readonly PartRange[] {
  let from = 1;
  return parts.map(({ units, passPercent, openBook = false, minutes = null }) => {
    const count = units.reduce((sum, unit) => sum + (blueprint[unit] ?? 0), 0);
    const range = { from, to: from + count - 1, units, passPercent, openBook, minutes };
    from += count;
    return range;
  });
}

interface Marked {
  readonly number: number;
  readonly points: number;
  readonly maxPoints: number;
}

export interface PartScore extends PartRange {
  readonly points: number;
  readonly maxPoints: number;
  readonly passed: boolean;
}

/** What each part earned. A part of which no question is left has not been passed. */
export const scoreParts = (
  paper: Pick<Paper, 'parts' | 'blueprint'>,
  items: readonly Marked[],
): readonly PartScore[] =>
  partsOf(paper).map((part) => {
    const own = items.filter(({ number }) => number >= part.from && number <= part.to);
    const points = own.reduce((sum, item) => sum + item.points, 0);
    const maxPoints = own.reduce((sum, item) => sum + item.maxPoints, 0);
    return { ...part, points, maxPoints, passed: isPassed(points, maxPoints, part.passPercent) };
  });

/** Whether the line of the whole was reached, and that of each part. */
export function passesPaper(
  paper: Pick<Paper, 'parts' | 'blueprint'> | undefined,
  items: readonly Marked[],
  passPercent: number,
): boolean {
  const points = items.reduce((sum, item) => sum + item.points, 0);
  const maxPoints = items.reduce((sum, item) => sum + item.maxPoints, 0);
  const parts = paper ? scoreParts(paper, items) : [];
  return isPassed(points, maxPoints, passPercent) && parts.every(({ passed }) => passed);
}
