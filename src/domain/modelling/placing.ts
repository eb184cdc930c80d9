// Where elements stand: by cells of a grid, as authors write them, and around what is inside them.
import { type Box, boundsOf, ELEMENT_SIZE, JUNCTION_SIZE, type ViewElement } from './view.ts';

/** From one cell to the next. */
export const PITCH = { x: 200, y: 120 } as const;
/** What holds others leaves this much around them, and room for its name. */
const AROUND = 16;
const NAME_ROOM = 30;

/** @param cell column and row, from 0; parts of a cell move an element between two */
export function boxIn([column, row]: readonly [number, number], isJunction: boolean): Box {
  const { width, height } = isJunction ? JUNCTION_SIZE : ELEMENT_SIZE;
  return {
    x: Math.round(column * PITCH.x + (ELEMENT_SIZE.width - width) / 2),
    y: Math.round(row * PITCH.y + (ELEMENT_SIZE.height - height) / 2),
    width,
    height,
  };
}

/** What holds these boxes. */
export function boxAround(boxes: readonly Box[]): Box | undefined {
  const bounds = boundsOf(boxes);
  return (
    bounds && {
      x: bounds.x - AROUND,
      y: bounds.y - NAME_ROOM,
      width: bounds.width + 2 * AROUND,
      height: bounds.height + NAME_ROOM + AROUND,
    }
  );
}

/** The same elements with every one that holds others drawn around them. */
export function aroundTheirOwn(elements: readonly ViewElement[]): ViewElement[] {
  const boxes = new Map(elements.map(({ id, box }) => [id, box]));
  const inside = Map.groupBy(
    elements.filter((one) => one.inside !== undefined),
    (one) => one.inside,
  );
  const open = new Set<string>();
  const boxOf = (id: string): Box => {
    const own = boxes.get(id) as Box;
    if (open.has(id)) return own;
    open.add(id);
    const held = inside.get(id) ?? [];
    const box = boxAround(held.map((one) => boxOf(one.id))) ?? own;
    boxes.set(id, box);
    open.delete(id);
    return box;
  };
  return elements.map((one) => (inside.has(one.id) ? { ...one, box: boxOf(one.id) } : one));
}

/** The same elements, moved so that none begins left of or above the corner. */
export function fromCorner(elements: readonly ViewElement[]): ViewElement[] {
  const bounds = boundsOf(elements.map(({ box }) => box));
  if (!bounds) return [];
  return elements.map((one) => ({
    ...one,
    box: { ...one.box, x: one.box.x - bounds.x, y: one.box.y - bounds.y },
  }));
}
