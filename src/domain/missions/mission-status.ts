// A mission's status: stored where the learner acted, derived from what is done where not.

import type {
  Activity,
  CourseKey,
  Mission,
  OutsideCondition,
  Section,
} from '#domain/catalog/catalog.ts';
import type { CatalogIndex } from '#domain/catalog/catalog-index.ts';
import type { Instant } from '#domain/kernel/time.ts';
import { demandOf, demandsOf, isMet, isQuest } from './demands.ts';

export type MissionStatus = 'locked' | 'available' | 'in_progress' | 'done';

/** What is stored of a learner and an activity. */
export interface ActivityRecord {
  readonly activityId: string;
  readonly status: 'in_progress' | 'done';
  readonly currentStepId: string;
  readonly stepsSeen: number;
  readonly doneAt: Instant | null;
  /** The open round of a quiz, counted from 1. */
  readonly round: number;
  /** The best and the latest scored round of a quiz, whole percent. */
  readonly bestPercent: number | null;
  readonly lastPercent: number | null;
  readonly scoredAt: Instant | null;
  /** Of a paper only: the percent of every sitting that counts. */
  readonly percents?: readonly number[];
}

export type Records = ReadonlyMap<string, ActivityRecord>;

export interface MissionState {
  readonly mission: Mission;
  readonly section: Section;
  readonly status: MissionStatus;
  readonly record: ActivityRecord | undefined;
  /** What has to be done first, a mission or an item of the path; only while locked. */
  readonly opensAfter: Activity | undefined;
}

/**
 * The state of every mission of a course, in order. Default unlock (decisions 5): the one before it
 * in its section is done, and the whole section before is done; so the first of a course is open from
 * the start. `unlockWhen` replaces the default where content has it. An open quest is in progress
 * once anything that it asks for is true or was begun; nothing of it is stored before it is done.
 */
export function missionStates(
  catalog: CatalogIndex,
  courseKey: CourseKey,
  records: Records,
): readonly MissionState[] {
  const states: MissionState[] = [];
  let sectionBefore: Section | undefined;
  for (const section of catalog.sectionsOf(courseKey)) {
    let before: string | undefined;
    for (const id of section.missionIds) {
      const mission = catalog.findMission(id)!;
      const missing = needs(mission, before, sectionBefore)
        .map(demandOf)
        .find((demand) => !isMet(demand, records));
      const record = records.get(id);
      states.push({
        mission,
        section,
        record,
        status: record?.status ?? (missing === undefined ? openStatus(mission, records) : 'locked'),
        opensAfter:
          record || missing === undefined ? undefined : catalog.findActivity(missing.activityId),
      });
      before = id;
    }
    sectionBefore = section;
  }
  return states;
}

function needs(
  mission: Mission,
  before: string | undefined,
  sectionBefore: Section | undefined,
): readonly OutsideCondition[] {
  if (mission.unlockWhen) return mission.unlockWhen;
  const ids = [...(before === undefined ? [] : [before]), ...(sectionBefore?.missionIds ?? [])];
  return ids.map((id): OutsideCondition => `mission.done:${id}`);
}

function openStatus(mission: Mission, records: Records): MissionStatus {
  const isBegun =
    isQuest(mission) &&
    demandsOf(mission).some(({ activityId, anyOf = [activityId] }) =>
      anyOf.some((id) => records.has(id)),
    );
  return isBegun ? 'in_progress' : 'available';
}

/** Start Next Mission: the first in progress, else the first available (decisions 5). */
export function nextMission(states: readonly MissionState[]): MissionState | undefined {
  return (
    states.find((state) => state.status === 'in_progress') ??
    states.find((state) => state.status === 'available')
  );
}

/** A section is done when all its missions are, in progress when any was begun, else open as any is. */
export function sectionStatus(states: readonly MissionState[]): MissionStatus {
  if (states.length > 0 && states.every((state) => state.status === 'done')) return 'done';
  if (states.some((state) => state.status === 'done' || state.status === 'in_progress')) {
    return 'in_progress';
  }
  return states.some((state) => state.status === 'available') ? 'available' : 'locked';
}

export interface MissionStats {
  readonly completedMissions: number;
  readonly totalMissions: number;
  /** Base XP of the missions done. */
  readonly totalXp: number;
}

/** The counts of the missions screen's header (brief 1, 3.3). */
export function missionStats(states: readonly MissionState[]): MissionStats {
  const done = states.filter((state) => state.status === 'done');
  return {
    completedMissions: done.length,
    totalMissions: states.length,
    totalXp: done.reduce((sum, state) => sum + state.mission.xp, 0),
  };
}

/** Completion of a course in whole percent; 100 only when everything is done. */
export function percentDone(done: number, total: number): number {
  // Multiplied first: 29 / 50 * 100 is 57.999… in floating point.
  return total === 0 ? 0 : Math.floor((done * 100) / total);
}
