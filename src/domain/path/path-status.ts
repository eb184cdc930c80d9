// Within a phase an item opens by what a track asks for before it; a phase opens when each phase it needs was begun.

import type { CatalogIndex } from '#domain/catalog/catalog-index.ts';
import type { CourseKey, Track } from '#domain/catalog/course-keys.ts';
import { oncePerCourse } from '#domain/catalog/once.ts';
import type { PathItem, Phase } from '#domain/catalog/path.ts';
import type { ActivityRecord, MissionStatus, Records } from '#domain/missions/records.ts';
import { stationOf } from '#domain/route/stations.ts';
import { asksFor } from './asks-for.ts';
import { waysTo } from './unit-order.ts';

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
  /** Something of it was opened or done: an item, or a mission that stands at its station. */
  readonly isStarted: boolean;
}

/**
 * The state of every phase in order (brief 2, section 4). A phase is done when all items are, in progress when an item
 * of it is done or was opened, or it is open and a mission at its station is or was (decision 0081), locked while a
 * phase it needs has no done item (unless tested out), otherwise available. An item is available when its phase is open and all that a track of the course asks for before it is
 * done, or the item just before it (record 0090); the track that its learner chose makes no difference.
 */
export function phaseStates(
  catalog: CatalogIndex,
  courseKey: CourseKey,
  records: Records,
): readonly PhaseState[] {
  const isDone = (id: string) => records.get(id)?.status === 'done';
  const isBegun = (phase: Phase) => phase.itemIds.some(isDone);
  return planOf(catalog, courseKey).map(({ phase, needs, all, ways, missionIds }) => {
    const isTestedOut = phase.testOutId !== undefined && isDone(phase.testOutId);
    const missing = isTestedOut ? [] : needs.filter((other) => !isBegun(other));
    const isOpen = missing.length === 0;
    const items = all.map((item, at): ItemState => {
      const record = records.get(item.id);
      const before = all[at - 1];
      const isReached =
        (before !== undefined && isDone(before.id)) ||
        ways[at]!.some((way) => way.every(({ id }) => isDone(id)));
      const opens = isOpen && isReached;
      return { item, record, status: record?.status ?? (opens ? 'available' : 'locked') };
    });
    const hasMission = missionIds.some((id) => records.has(id));
    return {
      phase,
      items,
      missing,
      isTestedOut,
      isStarted: hasMission || items.some(isOpened),
      status: phaseStatus(items, { isOpen, hasMission }),
    };
  });
}

interface Planned {
  readonly phase: Phase;
  /** The phases that have to be begun first. */
  readonly needs: readonly Phase[];
  /** Its items, in their order. */
  readonly all: readonly PathItem[];
  /** By the place of an item, the ways to it. */
  readonly ways: readonly (readonly (readonly PathItem[])[])[];
  /** The missions that stand at its station. */
  readonly missionIds: readonly string[];
}

/** The same for every learner. */
const planOf = oncePerCourse((catalog, courseKey): readonly Planned[] => {
  const phases = catalog.phasesOf(courseKey);
  const missions = catalog.sectionsOf(courseKey).flatMap(({ missionIds }) => missionIds);
  return phases.map((phase) => {
    const all = phase.itemIds.map(catalog.getItem);
    return {
      phase,
      needs: phases.filter(({ id }) => phase.prerequisites.includes(id)),
      all,
      ways: all.map(({ id }) => waysTo(all, id)),
      missionIds: missions.filter((id) => stationOf(catalog, { id, courseKey }) === phase),
    };
  });
});

interface Standing {
  readonly isOpen: boolean;
  /** A mission at its station was opened or done: no way into a phase that is locked. */
  readonly hasMission: boolean;
}

function phaseStatus(items: readonly ItemState[], { isOpen, hasMission }: Standing): PathStatus {
  if (items.length > 0 && items.every((state) => state.status === 'done')) return 'done';
  if (items.some(isOpened)) return 'in_progress';
  if (!isOpen || items.length === 0) return 'locked';
  return hasMission ? 'in_progress' : 'available';
}

/** Was it opened, be it for a look? Its own button then says 'Continue', and its station may not say otherwise. */
export const isOpened = ({ record }: Pick<ItemState, 'record'>): boolean => record !== undefined;

/**
 * The next action within a phase: the first in progress, else the first that can be started, and what the track asks
 * for before what is optional.
 * @param track null where the course has none, or where it makes no difference
 */
export function nextInPhase(phase: PhaseState, track: Track | null = null): ItemState | undefined {
  const open = phase.items.filter((state) => state.status === 'available');
  return (
    phase.items.find((state) => state.status === 'in_progress') ??
    open.find(({ item }) => asksFor(track, item)) ??
    open[0]
  );
}
