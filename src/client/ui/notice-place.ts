// Puts the notices where no control of the page lies under them. On a phone there is rarely such a
// place: there they are a bar above the bottom bar, or under the head where that covers a control and this does not,
// and the page can be scrolled past them.
import { type Box, coversAny, coversMiddle, freePlace, noticePlaces } from './free-place.ts';
import { BESIDE_PX, controlBoxes, onPageChange } from './page-controls.ts';

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

/** Nothing is shown any more. */
export function leavePlace(region: HTMLElement): void {
  region.style.removeProperty('inset');
  root.style.removeProperty('--notice-space');
}

/** On a phone: under the head, where it would cover a control at the bottom and covers none there. */
function standsAbove(region: HTMLElement): boolean {
  const own = region.getBoundingClientRect();
  const { left, right } = own;
  const top = pixels('--header-h') + EDGE_PX;
  const controls = controlBoxes(region);
  if (!coversAny(own, controls)) return false;
  if (coversAny({ left, right, top, bottom: top + own.height }, controls)) return false;
  region.style.inset = `${top}px ${innerWidth - right}px auto ${left}px`;
  return true;
}

/** Scrolling has ended when nothing moved for so long. */
const SETTLED_MS = 120;

/**
 * They keep their place while it is free; while the page is scrolled they stand still.
 * @param whenCrowded called where there is no place for all of them: less of them may have one
 * @returns what ends it
 */
export function placeNotices(region: HTMLElement, whenCrowded: () => void): () => void {
  const place = () => {
    if (isPhone()) {
      region.style.removeProperty('inset');
      if (standsAbove(region)) {
        root.style.removeProperty('--notice-space');
        return;
      }
      // As much is free below the end of a page: what a notice covers can be scrolled out from under it.
      const taken = innerHeight - region.getBoundingClientRect().top;
      root.style.setProperty('--notice-space', `${Math.ceil(taken)}px`);
      return;
    }
    root.style.removeProperty('--notice-space');
    const own = region.getBoundingClientRect();
    const controls = controlBoxes(region);
    if (!coversAny(own, controls)) return;
    const places = noticePlaces(own, {
      width: root.clientWidth,
      height: innerHeight,
      head: pixels('--header-h'),
      foot: 0,
      edge: EDGE_PX,
    });
    const [first = places[0], ...others] = places.filter((one) => !coversAny(one, mouse));
    const best = freePlace([first, ...others], controls);
    region.style.inset = `${best.top}px auto auto ${best.left}px`;
    if (controls.some((control) => coversMiddle(best, control))) whenCrowded();
  };
  place();
  let [scrolledTo, settled] = [scrollY, 0];
  const stop = onPageChange(() => {
    clearTimeout(settled);
    if (scrolledTo === scrollY) return place();
    scrolledTo = scrollY;
    settled = window.setTimeout(place, SETTLED_MS);
  });
  return () => {
    clearTimeout(settled);
    stop();
  };
}
