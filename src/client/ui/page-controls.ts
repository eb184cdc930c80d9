// The controls of the page as they stand now, and when they may stand elsewhere.
import type { Box } from './free-place.ts';

/** A notice counts with them: what floats gives way to it. */
const CONTROLS =
  '.toast, a[href], button, input, select, textarea, summary, [tabindex="0"], [contenteditable="true"]';

/** What a finger needs beside a control. */
export const BESIDE_PX = 4;

/**
 * @param except what floats: its own controls do not count
 * @returns the rectangles in the window of every control that is shown in it
 */
export function controlBoxes(except: Element): Box[] {
  const boxes: Box[] = [];
  for (const control of document.querySelectorAll(CONTROLS)) {
    if (except.contains(control)) continue;
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
