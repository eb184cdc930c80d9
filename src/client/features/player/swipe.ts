// When a touch is a swipe between cards, and not a scroll or a tap.

const SHORTEST_PX = 56;

/** @param moved how far the finger went, in CSS pixels */
export function swipeOf(moved: { x: number; y: number }): 'back' | 'forward' | null {
  const isSideways = Math.abs(moved.x) > 2 * Math.abs(moved.y);
  if (!isSideways || Math.abs(moved.x) < SHORTEST_PX) return null;
  return moved.x > 0 ? 'back' : 'forward';
}
