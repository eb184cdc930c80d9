// Where the card of a term stands: under its word, over it where there is more room, never outside.

interface Box {
  left: number;
  top: number;
  bottom: number;
}
interface Size {
  width: number;
  height: number;
}

/** Pixels between card and word, and between card and the edge of the page. */
const GAP = 6;
const EDGE = 12;

/**
 * @param word the box of the marked word
 * @param card the size of the card
 * @param room the part of the page that is shown and free; the card stays inside
 */
export function cardPlace(word: Box, card: Size, room: Size): { left: number; top: number } {
  const below = word.bottom + GAP;
  const above = word.top - GAP - card.height;
  const fits = below + card.height <= room.height - EDGE;
  const top = fits || above < EDGE ? Math.min(below, room.height - EDGE - card.height) : above;
  const left = Math.min(word.left, room.width - EDGE - card.width);
  return { left: Math.max(EDGE, left), top: Math.max(EDGE, top) };
}
