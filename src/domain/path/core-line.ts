// The Core line feeds the path: its lessons and quizzes stand open from the start, in any order.

import type { CatalogIndex } from '#domain/catalog/catalog-index.ts';
import type { CourseKey } from '#domain/catalog/course-keys.ts';
import { CORE_ID, type CoreLine } from '#domain/catalog/path.ts';
import { isUnderway, type Records } from '#domain/missions/records.ts';
import { type ItemState, isOpened, type PathStatus } from './path-status.ts';

export interface CoreGroupState {
  readonly id: string;
  readonly title: string;
  readonly items: readonly ItemState[];
}

export interface CoreState {
  readonly line: CoreLine;
  /** The lessons by group, in the order of the authors. */
  readonly groups: readonly CoreGroupState[];
  readonly quizzes: readonly ItemState[];
  /** Lessons, then quizzes. */
  readonly items: readonly ItemState[];
}

/** What the line is called among texts of the content, which are English. */
export const CORE_NAME = 'Core line';

/** True for a lesson or a quiz of the Core line. */
export const isCore = (item: { readonly phaseId: string }): boolean => item.phaseId === CORE_ID;

/** The state of a course's Core line; undefined while none of its lessons is written. */
export function coreState(
  catalog: CatalogIndex,
  courseKey: CourseKey,
  records: Records,
): CoreState | undefined {
  const line = catalog.findCore(courseKey);
  if (!line) return undefined;
  const stateOf = (id: string): ItemState => {
    const record = records.get(id);
    return { item: catalog.getItem(id), record, status: record?.status ?? 'available' };
  };
  const groups = line.groups.map(({ id, title, itemIds }) => ({
    id,
    title,
    items: itemIds.map(stateOf),
  }));
  const quizzes = line.quizIds.map(stateOf);
  return { line, groups, quizzes, items: [...groups.flatMap((group) => group.items), ...quizzes] };
}

/** Done when all of it is, in progress once anything was opened, else available: it is never locked. */
export function coreStatus({ items }: Pick<CoreState, 'items'>): PathStatus {
  if (items.every((state) => state.status === 'done')) return 'done';
  return items.some(isOpened) ? 'in_progress' : 'available';
}

/**
 * What to go on with on the Core line: an item that was really begun, else the first that is not done behind
 * the one that was just done, else the first that is not done.
 * @param afterId the item that was just done
 */
export function nextInCore(
  { items }: Pick<CoreState, 'items'>,
  afterId?: string,
): ItemState | undefined {
  const at = items.findIndex((state) => state.item.id === afterId);
  const isOpen = (state: ItemState) => state.status !== 'done';
  return (
    items.find((state) => isUnderway(state.record)) ??
    items.slice(at + 1).find(isOpen) ??
    items.find(isOpen)
  );
}
