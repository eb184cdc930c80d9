// The controls of the page as they stand now, and when they may stand elsewhere.
import { type Box, sharedArea } from './free-place.ts';

/** A notice counts with them: what floats gives way to it. */
const CONTROLS =
  '.toast, a[href], button, input, select, textarea, summary, [tabindex="0"], [contenteditable="true"]';

/** What stands over the page and gives way by itself; in its own row, or unfolded by its learner, it does not. */
const FLOATS = '.quick:not([data-look="row"], [data-open])';

/** What a finger needs beside a control. */
export const BESIDE_PX = 4;

/**
 * @param except what floats: its own controls do not count
 * @param also a selector of what counts with them
 * @returns the rectangles in the window of every control that is shown in it, without those that give way
 */
export function controlBoxes(except: Element, also?: string): Box[] {
  const boxes: Box[] = [];
  const counted = also === undefined ? CONTROLS : `${CONTROLS}, ${also}`;
  for (const control of document.querySelectorAll(counted)) {
    // What is folded away has a place, too, and is not there.
    if (except.contains(control) || control.closest(FLOATS) || !control.checkVisibility()) continue;
    // Inputs are often drawn by the label around them.
    const drawn = control.closest('label') ?? control;
    const { left, top, right, bottom } = drawn.getBoundingClientRect();
    if (right <= left || bottom < 0 || top > innerHeight) continue;
    boxes.push({
      left: left - BESIDE_PX,
      top: top - BESIDE_PX,
      right: right + BESIDE_PX,
      bottom: bottom + BESIDE_PX,
    });
  }
  return boxes;
}

/** @returns the rectangles of what stands over the page and gives way to what comes over it */
export const floatBoxes = (): Box[] =>
  [...document.querySelectorAll(`:is(${FLOATS}) > *`)]
    .filter((part) => part.checkVisibility({ visibilityProperty: true }))
    .map((part) => part.getBoundingClientRect());

/** The rectangles of the lines of a node's text that are in the window; what only readers hear has none. */
function linesOf(node: Node): DOMRect[] {
  const range = document.createRange();
  range.selectNodeContents(node);
  return [...range.getClientRects()].filter(
    ({ width, bottom, top }) => width > 1 && bottom >= 0 && top <= innerHeight,
  );
}

/**
 * @param except what floats: its own do not count
 * @returns the rectangles in the window of the lines of every heading that is shown in it
 */
export const headingBoxes = (except: Element): Box[] =>
  [...document.querySelectorAll('h1, h2, h3')]
    .filter((heading) => !except.contains(heading) && heading.checkVisibility())
    .flatMap(linesOf);

/** Every line of text in the window, shown or not, with its text; none of what floats. */
function allLines(except: Element): [Node, DOMRect][] {
  const lines: [Node, DOMRect][] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    if (text.textContent?.trim() === '' || except.contains(text)) continue;
    for (const line of linesOf(text)) lines.push([text, line]);
  }
  return lines;
}

/**
 * @param except what floats: its own words do not count
 * @returns the rectangles of the lines of all words that are shown in the window, also of such as something clips
 */
export const wordBoxes = (except: Element): Box[] =>
  allLines(except)
    .filter(([{ parentElement: of }]) => of?.checkVisibility({ visibilityProperty: true }))
    .filter(([{ parentElement: of }]) => !of?.closest(FLOATS))
    .map(([, line]) => line);

/**
 * @param part a part of the window
 * @param except what floats: its own words do not count
 * @returns the rectangles of the lines of text that are seen in that part
 */
export const textBoxes = (part: Box, except: Element): Box[] =>
  allLines(except)
    .filter(([text, line]) => sharedArea(line, part) > 0 && isSeen(text, line, part))
    .map(([, line]) => line);

/** Is a line of text met where it lies in the part? What is clipped or folded away has a rectangle, too. */
function isSeen(text: Node, line: Box, part: Box): boolean {
  const x = (Math.max(line.left, part.left) + Math.min(line.right, part.right)) / 2;
  const y = (Math.max(line.top, part.top) + Math.min(line.bottom, part.bottom)) / 2;
  return document.elementsFromPoint(x, y).some((element) => element === text.parentElement);
}

/**
 * Calls back, at most once a frame, when the page was scrolled, resized or changed.
 * @returns what ends it
 */
export function onPageChange(callback: () => void): () => void {
  let frame = 0;
  const ask = () => {
    if (frame !== 0) return;
    frame = requestAnimationFrame(() => {
      frame = 0;
      callback();
    });
  };
  const sizes = new ResizeObserver(ask);
  sizes.observe(document.body);
  const changes = new MutationObserver(ask);
  changes.observe(document.body, { childList: true, subtree: true });
  addEventListener('scroll', ask, { passive: true });
  addEventListener('resize', ask);
  ask();
  return () => {
    cancelAnimationFrame(frame);
    sizes.disconnect();
    changes.disconnect();
    removeEventListener('scroll', ask);
    removeEventListener('resize', ask);
  };
}
