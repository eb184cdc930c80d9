// Puts the notices where no control and no heading of the page lies under them, and as few words as may be. On a
// phone they are a bar as wide as the window, at its bottom or under its head, never in the middle of what is read;
// where there is no free place, the page can be scrolled past them.
import {
  type Avoided,
  type Box,
  coversAny,
  coversMiddle,
  freePlace,
  noticePlaces,
  phonePlace,
} from './free-place.ts';
import {
  BESIDE_PX,
  controlBoxes,
  floatBoxes,
  headingBoxes,
  onPageChange,
  wordBoxes,
} from './page-controls.ts';

const EDGE_PX = 16;

/** There one notice stands at a time, at the bottom. */
export const isPhone = (): boolean => innerWidth < 768;

const root = document.documentElement;

/** Of a length of the design in rem. */
const pixels = (name: string): number => {
  const style = getComputedStyle(root);
  return Number.parseFloat(style.getPropertyValue(name)) * Number.parseFloat(style.fontSize) || 0;
};

/** Where the mouse was last: what comes under it would be held there, and take its next press. */
let mouse: readonly Box[] = [];
addEventListener(
  'pointermove',
  ({ pointerType, clientX, clientY }) => {
    if (pointerType !== 'mouse') return;
    mouse = [
      {
        left: clientX - BESIDE_PX,
        top: clientY - BESIDE_PX,
        right: clientX + BESIDE_PX,
        bottom: clientY + BESIDE_PX,
      },
    ];
  },
  { passive: true },
);

/** Those that do not come under the mouse; all where each would. */
function apartFromMouse(places: readonly [Box, ...Box[]]): readonly [Box, ...Box[]] {
  const [first = places[0], ...others] = places.filter((one) => !coversAny(one, mouse));
  return [first, ...others];
}

/** Nothing is shown any more. */
export function leavePlace(region: HTMLElement): void {
  region.style.removeProperty('inset');
  root.style.removeProperty('--notice-space');
}

const isFree = (box: Box, { controls, headings, texts = [] }: Avoided): boolean =>
  ![controls, headings, texts].some((boxes) => coversAny(box, boxes));

function placeOnPhone(region: HTMLElement, avoided: Avoided): void {
  const isElsewhere = region.style.inset !== '';
  if (isElsewhere && isFree(region.getBoundingClientRect(), avoided)) return;
  region.style.removeProperty('inset');
  const home = region.getBoundingClientRect();
  const first = pixels('--header-h') + EDGE_PX;
  // Where no bar stands at the bottom, its room is the notice's.
  const last = home.top + (document.querySelector('.bottom') ? 0 : pixels('--bottom-h'));
  const best = phonePlace(home, { first, last, held: mouse }, avoided);
  // As much is free below the end of a page, wherever it stands now: what it covers at the bottom can be scrolled out
  // from under it.
  root.style.setProperty('--notice-space', `${Math.ceil(innerHeight - home.top)}px`);
  if (best === home) return;
  region.style.inset = `${best.top}px ${innerWidth - best.right}px auto ${best.left}px`;
}

/** Scrolling has ended when nothing moved for so long. */
const SETTLED_MS = 120;

/** What moves a page without a change of its elements, such as a font or a picture that arrives, is seen so soon. */
const LOOK_AGAIN_MS = 250;

/**
 * They keep their place while it is free; while the page is scrolled they stand still. Words are spared until the page
 * is scrolled: then they come to lie under everything, and a notice would hop.
 * @param whenCrowded called where there is no place for all of them: less of them may have one
 * @returns what ends it
 */
export function placeNotices(region: HTMLElement, whenCrowded: () => void): () => void {
  const from = scrollY;
  const place = () => {
    const avoided = {
      controls: controlBoxes(region),
      headings: headingBoxes(region),
      texts: scrollY === from ? wordBoxes(region) : [],
      floats: floatBoxes(),
    };
    if (isPhone()) return placeOnPhone(region, avoided);
    root.style.removeProperty('--notice-space');
    const own = region.getBoundingClientRect();
    if (isFree(own, avoided)) return;
    const room = {
      width: root.clientWidth,
      height: innerHeight,
      head: pixels('--header-h'),
      foot: 0,
      edge: EDGE_PX,
    };
    const best = freePlace(apartFromMouse(noticePlaces(own, room, avoided)), avoided);
    region.style.inset = `${best.top}px auto auto ${best.left}px`;
    if (avoided.controls.some((control) => coversMiddle(best, control))) whenCrowded();
  };
  // On a phone another notice begins at the bottom again.
  if (isPhone()) region.style.removeProperty('inset');
  place();
  let [scrolledTo, settled] = [scrollY, 0];
  const look = () => {
    clearTimeout(settled);
    if (scrolledTo === scrollY) return place();
    scrolledTo = scrollY;
    settled = window.setTimeout(place, SETTLED_MS);
  };
  const stop = onPageChange(look);
  const again = setInterval(look, LOOK_AGAIN_MS);
  return () => {
    clearTimeout(settled);
    clearInterval(again);
    stop();
  };
}
