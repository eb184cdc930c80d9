// Where something that floats over a page may stand: nowhere that a control lies under it.

/** A rectangle of the window, in pixels; as `DOMRect` has it. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** How much two rectangles share, in square pixels; 0 where they only touch. */
export const sharedArea = (one: Box, other: Box): number =>
  Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
  Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));

export const coversAny = (box: Box, controls: readonly Box[]): boolean =>
  controls.some((control) => sharedArea(box, control) > 0);

/** More than any window has of square pixels. */
const MIDDLE = 1e9;

/** Would a press at the middle of the second meet the first? */
export const coversMiddle = (place: Box, { left, right, top, bottom }: Box): boolean => {
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return x >= place.left && x <= place.right && y >= place.top && y <= place.bottom;
};

/**
 * @param places where it may stand, the best first; at least one
 * @param controls what it must not cover
 * @returns the first place that covers none; where each covers some, the first of those that cover the middle
 *   of the fewest, and of these one that covers least
 */
export function freePlace(places: readonly [Box, ...Box[]], controls: readonly Box[]): Box {
  const covered = (place: Box) =>
    controls.reduce(
      (sum, control) =>
        sum + sharedArea(place, control) + (coversMiddle(place, control) ? MIDDLE : 0),
      0,
    );
  let [best] = places;
  let least = covered(best);
  for (const place of places) {
    if (least === 0) break;
    const here = covered(place);
    if (here < least) [best, least] = [place, here];
  }
  return best;
}

/** How something that floats stands: as it is, shrunk to a tab, or in its own row at the end of the page. */
export type FloatLook = 'whole' | 'tab' | 'row';

/**
 * @param whole where it would float
 * @param tab where it would float shrunk
 * @param controls what neither may cover
 * @param texts the words of the page, which neither may lie over
 */
export function floatLook(
  { whole, tab }: { readonly whole: Box; readonly tab: Box },
  { controls, texts }: { readonly controls: readonly Box[]; readonly texts: readonly Box[] },
): FloatLook {
  if (!coversAny(whole, controls) && !coversAny(whole, texts)) return 'whole';
  return coversAny(tab, [...controls, ...texts]) ? 'row' : 'tab';
}

interface Room {
  /** Of the window, in pixels. */
  readonly width: number;
  readonly height: number;
  /** What bars take at its top and bottom. */
  readonly head: number;
  readonly foot: number;
  /** What stays free at its edges. */
  readonly edge: number;
}

const STEP_PX = 16;

/**
 * The places of a notice: at the right under the head, at the right and the left above the foot, then
 * down the right side, the middle, the left side and what lies between them; last in the head itself.
 * @param size of the notice, in pixels
 */
export function noticePlaces(
  size: { readonly width: number; readonly height: number },
  { width, height, head, foot, edge }: Room,
): readonly [Box, ...Box[]] {
  const at = (left: number, top: number): Box => ({
    left,
    top,
    right: left + size.width,
    bottom: top + size.height,
  });
  const right = width - edge - size.width;
  const [first, last] = [head + edge, Math.max(head + edge, height - foot - edge - size.height)];
  const steps = Array.from(
    { length: Math.floor((last - first) / STEP_PX) },
    (_, row) => first + (row + 1) * STEP_PX,
  );
  const down = [first, ...steps, last];
  const across = [8, 4, 0, 6, 2, 7, 5, 3, 1].map((part) => edge + ((right - edge) * part) / 8);
  return [
    at(right, first),
    at(right, last),
    at(edge, last),
    ...across.flatMap((left) => down.map((top) => at(left, top))),
    ...across.map((left) => at(left, edge / 2)),
  ];
}
