// A model is whole when each id is there once, each relation ends at something else that is there, and
// nothing stands inside itself.
import type { Model, ModelElement } from './model.ts';

/** The id of the first part that is not as it has to be; undefined where the model is whole. */
export function brokenPart({ elements, relations }: Model): string | undefined {
  const seen = new Set<string>();
  let twice: string | undefined;
  for (const { id } of [...elements, ...relations]) {
    if (seen.has(id)) twice ??= id;
    seen.add(id);
  }
  const loose = relations.find(({ id, from, to }) =>
    [from, to].some((end) => !seen.has(end) || end === id),
  );
  const byId = new Map(elements.map((one) => [one.id, one]));
  const outside = elements.find((one) => !isPlaced(byId, one));
  return twice ?? loose?.id ?? outside?.id;
}

/** The elements around it are there, and it is not among them. */
function isPlaced(byId: ReadonlyMap<string, ModelElement>, element: ModelElement): boolean {
  const around = new Set([element.id]);
  for (let next = element.inside; next !== undefined; next = byId.get(next)?.inside) {
    if (around.has(next) || !byId.has(next)) return false;
    around.add(next);
  }
  return true;
}
