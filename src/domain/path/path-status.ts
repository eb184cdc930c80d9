// Items open one after the other within a phase; a phase opens when each phase it needs was begun.

import type { CatalogIndex } from '#domain/catalog/catalog-index.ts';
import type { CourseKey } from '#domain/catalog/course-keys.ts';
import { oncePerCourse } from '#domain/catalog/once.ts';
import type { PathItem, Phase } from '#domain/catalog/path.ts';
import type { ActivityRecord, MissionStatus, Records } from '#domain/missions/mission-status.ts';

export type PathStatus = MissionStatus;

export interface ItemState {
  readonly item: PathItem;
  readonly status: PathStatus;
  readonly record: ActivityRecord | undefined;
}

export interface PhaseState {
  readonly phase: Phase;
  readonly status: PathStatus;
  readonly items: readonly ItemState[];
  /** Phases that have to be begun first; only while locked. */
  readonly missing: readonly Phase[];
  /** Open although a phase before it was not begun: the learner tested out. */
  readonly isTestedOut: boolean;
}

/**
 * The state of every phase in order (brief 2, section 4). A phase is done when all items are, in progress when one
 * is done or was opened (decision 0081), locked while a phase it needs has no done item (unless tested out), otherwise
 * available. An item is available when its phase is open and the item before it is done.
 */
export function phaseStates(
  catalog: CatalogIndex,
  courseKey: CourseKey,
  records: Records,
): readonly PhaseState[] {
  const isDone = (id: string) => records.get(id)?.status === 'done';
  const isBegun = (phase: Phase) => phase.itemIds.some(isDone);
  return planOf(catalog, courseKey).map(({ phase, needs, all }) => {
    const isTestedOut = phase.testOutId !== undefined && isDone(phase.testOutId);
    const missing = isTestedOut ? [] : needs.filter((other) => !isBegun(other));
    const isOpen = missing.length === 0;
    const items = all.map((item, at): ItemState => {
      const record = records.get(item.id);
      const before = all[at - 1];
      const opens = isOpen && (before === undefined || isDone(before.id));
      return { item, record, status: record?.status ?? (opens ? 'available' : 'locked') };
    });
    return { phase, items, missing, isTestedOut, status: phaseStatus(items, isOpen) };
  });
}

interface Planned {
  readonly phase: Phase;
  /** The phases that have to be begun first. */
  readonly needs: readonly Phase[];
  /** Its items, in their order. */
  readonly all: readonly PathItem[];
}

/** The same for every learner. */
const planOf = oncePerCourse((catalog, courseKey): readonly Planned[] => {
  const phases = catalog.phasesOf(courseKey);
  return phases.map((phase) => ({
    phase,
    needs: phases.filter(({ id }) => phase.prerequisites.includes(id)),
    all: phase.itemIds.map(catalog.getItem),
  }));
});

function phaseStatus(items: readonly ItemState[], isOpen: boolean): PathStatus {
  if (items.length > 0 && items.every((state) => state.status === 'done')) return 'done';
  if (items.some(isOpened)) return 'in_progress';
  return isOpen && items.length > 0 ? 'available' : 'locked';
}

/** Was it opened, be it for a look? Its own button then says 'Continue', and its station may not say otherwise. */
export const isOpened = ({ record }: Pick<ItemState, 'record'>): boolean => record !== undefined;

/** The next action within a phase: the first in progress, else the first that can be started. */
export function nextInPhase(phase: PhaseState): ItemState | undefined {
  return (
    phase.items.find((state) => state.status === 'in_progress') ??
    phase.items.find((state) => state.status === 'available')
  );
}

/** What opens a locked item of a phase: the one before it, or the first of a phase that has to be begun. */
export function openerOf(
  catalog: CatalogIndex,
  { items, missing }: Pick<PhaseState, 'items' | 'missing'>,
  itemId: string,
): PathItem | undefined {
  const first = missing[0] && catalog.findItem(missing[0].itemIds[0] ?? '');
  return first ?? items[items.findIndex(({ item }) => item.id === itemId) - 1]?.item;
}
