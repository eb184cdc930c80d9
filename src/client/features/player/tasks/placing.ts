// Items and their places: what was saved of them, which are open, and what a rule said of each.
import type { MarkedRow } from '#client/ui/answering/marked-rows.tsx';
import type { TaskOutcome } from '#contract/tasks/tasks.ts';

type Named = readonly { id: string }[];

export const idsOf = (list: Named): Set<string> => new Set(list.map(({ id }) => id));

/** What was placed, as far as item and place are still there. */
export function placedOf<P extends string>(
  placed: Readonly<Record<string, P>>,
  items: Named,
  places: ReadonlySet<string>,
): Record<string, P> {
  const known = idsOf(items);
  return Object.fromEntries(
    Object.entries(placed).filter(([id, place]) => known.has(id) && places.has(place)),
  );
}

/** The fields of items without a place. */
export const unplaced = (items: Named, placed: Readonly<Record<string, string>>): string[] =>
  items.filter(({ id }) => placed[id] === undefined).map(({ id }) => `placed.${id}`);

/** The first item without a place, counted on from one that was just placed. */
export function nextUnplaced(
  items: Named,
  placed: Readonly<Record<string, string>>,
  after: string,
): string | null {
  const at = items.findIndex(({ id }) => id === after);
  const ahead = [...items.slice(at + 1), ...items.slice(0, Math.max(0, at))];
  return ahead.find(({ id }) => placed[id] === undefined)?.id ?? null;
}

/** An item with its place and the right one. */
export function markedRow(
  { parts }: TaskOutcome,
  { id, text }: { id: string; text: string },
  yours: string,
  wordOf: (place: string) => string,
): MarkedRow {
  const marked = parts.find((one) => one.id === id);
  const isRight = marked?.right ?? false;
  const expected = wordOf(marked?.expected ?? '');
  return {
    id,
    text,
    places: [{ id, label: null, yours, expected, isRight }],
    why: marked?.why ?? '',
  };
}

export const textOf = (list: readonly { id: string; text: string }[]) => (id: string) =>
  list.find((one) => one.id === id)?.text ?? id;
