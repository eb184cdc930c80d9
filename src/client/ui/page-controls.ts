// The controls of the page as they stand now, and when they may stand elsewhere.
import type { Box } from './free-place.ts';

/** A notice counts with them: what floats gives way to it. */
const CONTROLS =
  '.toast, a[href], button, input, select, textarea, summary, [tabindex="0"], [contenteditable="true"]';

/** What a finger needs beside a control. */
export const BESIDE_PX = 4;

/**
 * @param except what floats: its own controls do not count
 * @param also a selector of what counts with them
 * @returns the rectangles in the window of every control that is shown in it
 */
export function controlBoxes(except: Element, also?: string): Box[] {
  const boxes: Box[] = [];
  const counted = also === undefined ? CONTROLS : `${CONTROLS}, ${also}`;
  for (const control of document.querySelectorAll(counted)) {
    // What is folded away has a place, too, and is not there.
    if (except.contains(control) || !control.checkVisibility()) continue;
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

/** How far apart one looks for words under a box: no line is lower, no word that matters narrower. */
const LOOK_PX = { x: 20, y: 10 };

/**
 * @param except what floats: its own words do not count
 * @returns the rectangles of the lines of text that lie in a part of the window
 */
export function textBoxes({ left, top, right, bottom }: Box, except: Element): Box[] {
  const found = new Set<Element>();
  for (let y = top; y <= bottom; y += LOOK_PX.y) {
    for (let x = left; x <= right; x += LOOK_PX.x) {
      for (const element of document.elementsFromPoint(x, y)) {
        if (!except.contains(element)) found.add(element);
      }
    }
  }
  return [...found].flatMap((element) =>
    [...element.childNodes]
      .filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '')
      .flatMap((node) => {
        const range = document.createRange();
        range.selectNodeContents(node);
        return [...range.getClientRects()];
      }),
  );
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
