// Points of a task: the share that was earned, in tenths. Only the whole work is worth all of them.

/** What rows keep of points: whole ones, as the release before reads and writes them, and tenths. */
export interface KeptPoints {
  readonly points: number | null;
  /** Null where that release gave whole points. */
  readonly pointTenths: number | null;
}

/**
 * The points for a share of a task.
 * @param points what it is worth at most
 * @param earned right parts, or criteria met, halves among them
 * @param of how many there are
 * @returns tenths, rounded: 6 of 7 are 2.6 of 3 points; short of all of it at most a tenth below all points
 */
export const sharePoints = (points: number, earned: number, of: number): number => {
  const tenths = Math.round((10 * points * earned) / of);
  return Math.min(tenths, 10 * points - (earned < of ? 1 : 0)) / 10;
};

/** The points of several tasks, without what adding broken numbers leaves. */
export const sumOfPoints = (points: readonly number[]): number =>
  Math.round(points.reduce((sum, one) => sum + 10 * one, 0)) / 10;

/** Points as rows keep them. */
export const keptPoints = (points: number | null): KeptPoints => ({
  points: points && Math.floor(points),
  pointTenths: points && Math.round(10 * points),
});

/** Points of a row: tenths count where they are those of its whole points, and not of what was there before. */
export const pointsKept = ({ points, pointTenths }: KeptPoints): number | null =>
  pointTenths !== null && Math.floor(pointTenths / 10) === points ? pointTenths / 10 : points;
