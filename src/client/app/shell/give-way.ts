// How the 'Quick Course Test' box stands on the page that is shown now.
import { changeDevice, deviceState } from '#client/base/device.ts';
import { type Box, floatLook } from '#client/ui/free-place.ts';
import { controlBoxes, onPageChange, textBoxes } from '#client/ui/page-controls.ts';

const fold = () =>
  changeDevice((before) => ({ ...before, nav: { ...before.nav, quickTestFolded: true } }));

/**
 * Beside controls and words: what is still to come, where it would lie over it a moment later; signs such as a lock,
 * and what is drawn, which say as much as words.
 */
const SAYS = '.sk, .i, main :is(svg, img, .bar, [data-drawn])';

/** As wide and as high as a finger needs. */
const TAB_PX = 44;

/**
 * Keeps what floats off what stands under it, as long as the page changes.
 * @returns what ends it
 */
export const giveWay = (box: HTMLElement): (() => void) => onPageChange(() => place(box));

/**
 * Where it would float is known also while it does not: its distance to the edges is its style's, and its place
 * keeps its size while only the tab is shown. At the end of the page that place is its own row.
 */
function place(box: HTMLElement): void {
  const own = box.getBoundingClientRect();
  const bottom = Math.min(
    own.bottom,
    innerHeight - Number.parseFloat(getComputedStyle(box).bottom),
  );
  const whole: Box = { left: own.left, right: own.right, top: bottom - own.height, bottom };
  const tab = { left: own.right - TAB_PX, right: own.right, top: bottom - TAB_PX, bottom };
  const controls = controlBoxes(box, SAYS);
  const { quickTestFolded } = deviceState().nav;
  const look = floatLook(
    { whole, tab },
    { controls, texts: textBoxes(whole, box) },
    quickTestFolded,
  );
  box.dataset.look = look;
  if (look === 'tab' && !quickTestFolded) fold();
}
