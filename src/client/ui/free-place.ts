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

/** Would a press at the middle of the second meet the first? */
export const coversMiddle = (place: Box, { left, right, top, bottom }: Box): boolean => {
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return x >= place.left && x <= place.right && y >= place.top && y <= place.bottom;
};

/** What a place must not cover. */
export interface Avoided {
  readonly controls: readonly Box[];
  /** What a screen and its parts are called is read first; a control counts more. */
  readonly headings: readonly Box[];
  /** Lines of words: of places that are alike otherwise, the one that covers least of them. */
  readonly texts?: readonly Box[];
  /** What floats itself and gives way to what comes over it: only where another place is free is it spared. */
  readonly floats?: readonly Box[];
}

/** What a place covers, the gravest first: middles of controls, then their area, then that of headings, texts, floats. */
function coveredBy(
  place: Box,
  { controls, headings, texts = [], floats = [] }: Avoided,
): readonly number[] {
  const area = (boxes: readonly Box[]) =>
    boxes.reduce((sum, box) => sum + sharedArea(place, box), 0);
  const middles = controls.filter((control) => coversMiddle(place, control)).length;
  return [middles, area(controls), area(headings), area(texts), area(floats)];
}

const isLess = (one: readonly number[], other: readonly number[]): boolean => {
  const at = one.findIndex((value, index) => value !== other[index]);
  return at !== -1 && one[at]! < other[at]!;
};

/**
 * @param places where it may stand, the best first; at least one
 * @returns the first place that covers nothing; where each covers something, the first of those that cover the
 *   middle of the fewest controls, of these one that covers least of controls, of these least of headings, then of
 *   texts, then of what floats
 */
export function freePlace(places: readonly [Box, ...Box[]], avoided: Avoided): Box {
  let [best] = places;
  let least = coveredBy(best, avoided);
  for (const place of places) {
    if (least.every((value) => value === 0)) break;
    const here = coveredBy(place, avoided);
    if (isLess(here, least)) [best, least] = [place, here];
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
 * @param isFolded it was a tab before: it does not unfold by itself
 */
export function floatLook(
  { whole, tab }: { readonly whole: Box; readonly tab: Box },
  { controls, texts }: { readonly controls: readonly Box[]; readonly texts: readonly Box[] },
  isFolded: boolean,
): FloatLook {
  const covered = [...controls, ...texts];
  if (!isFolded && !coversAny(whole, covered)) return 'whole';
  return coversAny(tab, covered) ? 'row' : 'tab';
}

interface Size {
  readonly width: number;
  readonly height: number;
}

interface Room extends Size {
  /** What bars take at its top and bottom. */
  readonly head: number;
  readonly foot: number;
  /** What stays free at its edges. */
  readonly edge: number;
}

/**
 * Every gap that is high enough begins below something or ends above something: no other heights need a look.
 * @returns heights of the upper edge from the first to the last, both included, in whole pixels between
 */
function heights(height: number, [first, last]: readonly [number, number], all: Avoided): number[] {
  const { controls, headings, texts = [], floats = [] } = all;
  const beside = [...controls, ...headings, ...texts, ...floats].flatMap(({ top, bottom }) => [
    Math.floor(top - height),
    Math.ceil(bottom),
  ]);
  const between = beside.filter((top) => top > first && top < last).sort((one, two) => one - two);
  return [...new Set([first, ...between, last])];
}

const boxAt = (left: number, top: number, { width, height }: Size): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

/**
 * The places of a notice: at the right under the head, at the right and the left above the foot, then
 * down the right side, the middle, the left side and what lies between them; last in the head itself.
 * @param size of the notice, in pixels
 */
export function noticePlaces(
  size: Size,
  { width, height, head, foot, edge }: Room,
  avoided: Avoided,
): readonly [Box, ...Box[]] {
  const right = width - edge - size.width;
  const [first, last] = [head + edge, Math.max(head + edge, height - foot - edge - size.height)];
  const down = heights(size.height, [first, last], avoided);
  const across = [8, 4, 0, 6, 2, 7, 5, 3, 1].map((part) => edge + ((right - edge) * part) / 8);
  return [
    boxAt(right, first, size),
    boxAt(right, last, size),
    boxAt(edge, last, size),
    ...across.flatMap((left) => down.map((top) => boxAt(left, top, size))),
    ...across.map((left) => boxAt(left, edge / 2, size)),
  ];
}

/** How far above the bottom of a phone a notice may stand: higher up it lies over what is read first. */
export const REACH_PX = 96;

interface PhoneRoom {
  /** Height of the place under the head. */
  readonly first: number;
  /** Height of the lowest place, where no bar stands below the window's end; else that of home. */
  readonly last: number;
  /** What no place may touch, such as where the mouse is. */
  readonly held?: readonly Box[];
}

/**
 * The place of a notice that is as wide as a phone: at the bottom or under the head, or, where controls or headings
 * are there, a bit above the bottom; farther up only where each of these covers a control. Where every place does it
 * stays at the bottom: there the page scrolls out from under it.
 * @param home where it stands at the bottom, above the bar there
 */
export function phonePlace(
  home: Box,
  { first, last, held = [] }: PhoneRoom,
  avoided: Avoided,
): Box {
  const size = { width: home.right - home.left, height: home.bottom - home.top };
  const lowest = Math.max(first, last);
  const at = (top: number) => (top === home.top ? home : boxAt(home.left, top, size));
  const edges = [lowest, home.top, first].map(at);
  const upTo = (highest: number) =>
    heights(size.height, [highest, Math.max(highest, lowest)], avoided)
      .toReversed()
      .map(at);
  const bestOf = (places: readonly Box[]) => {
    const [one = home, ...others] = places.filter((place) => !coversAny(place, held));
    return freePlace([one, ...others], avoided);
  };
  const coversControl = (place: Box) => coversAny(place, avoided.controls);
  const atEdge = bestOf(edges);
  if (!coversControl(atEdge) && !coversAny(atEdge, avoided.headings)) return atEdge;
  const near = bestOf([...edges, ...upTo(Math.max(first, home.top - REACH_PX))]);
  if (!coversControl(near)) return near;
  const anywhere = bestOf(upTo(first));
  return coversControl(anywhere) ? home : anywhere;
}
