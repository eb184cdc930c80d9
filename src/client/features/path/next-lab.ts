// Which lab of a course is next: one that is begun, else one that can be begun, else the first that is not done.
import type { ItemView } from '#contract/path.ts';

type Standing = Pick<ItemView, 'type' | 'status'>;

/**
 * @param phases in the order of the path
 * @param isLab whether the course plays a kind of items as a lab
 * @returns undefined where all labs are done
 */
export function nextLab<I extends Standing>(
  phases: readonly { readonly items: readonly I[] }[],
  isLab: (kind: string) => boolean,
): I | undefined {
  const left = phases
    .flatMap(({ items }) => items)
    .filter(({ type, status }) => isLab(type) && status !== 'done');
  const first = (status: ItemView['status']) => left.find((item) => item.status === status);
  return first('in_progress') ?? first('available') ?? left[0];
}
