// How a drawing is seen whole in the room that it has.

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The steps of the zoom, as shares of the natural size. */
export const ZOOMS = [0.5, 0.65, 0.8, 1, 1.35, 1.8] as const;

/** Smaller than this nobody can tell one element from another. */
const LEAST = 0.25;

/**
 * The share of its size at which a drawing is seen whole; never larger than it is.
 * @param drawing in units of the drawing
 * @param room in pixels
 * @param isOpening names have to be read then: what is too large for that is shown at the smallest step of the zoom
 */
export function fitOf(drawing: Size, room: Size, isOpening: boolean): number {
  const share = Math.min(room.width / drawing.width, room.height / drawing.height, 1);
  // Rounded down, so that no bar to scroll by comes of a part of a pixel.
  return Math.max(isOpening ? ZOOMS[0] : LEAST, Math.floor(share * 1000) / 1000);
}

/** The next step of the zoom below or above a share; none at the ends. */
export const nextZoom = (zoom: number, way: 'closer' | 'farther'): number | undefined =>
  way === 'closer' ? ZOOMS.find((one) => one > zoom) : ZOOMS.findLast((one) => one < zoom);

/**
 * How far a room is scrolled so that a stretch is seen: no farther than needed, its beginning before its end.
 * @param scrolled how far it is now, in pixels; likewise all else
 * @param room how much is seen at once
 */
export const scrolledTo = (
  scrolled: number,
  room: number,
  { from, to }: { readonly from: number; readonly to: number },
): number => Math.min(from, Math.max(scrolled, to - room));
