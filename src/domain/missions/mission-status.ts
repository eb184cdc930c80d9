// A mission's status: stored where the learner acted, derived from what is done where not.

import type { OutsideCondition } from '#domain/catalog/activity.ts';
import type { Mission, Section } from '#domain/catalog/catalog.ts';
import type { CatalogIndex } from '#domain/catalog/catalog-index.ts';
import type { CourseKey } from '#domain/catalog/course-keys.ts';
import { oncePerCourse } from '#domain/catalog/once.ts';
import { type ActivityRecord, isTouched, type MissionStatus, type Records } from './records.ts';
import { isQuest, requirementOf, requirementsOf, type Subject } from './requirements.ts';
import { type Asked, type Openers, whatIsMissing } from './what-opens.ts';

export type { ActivityRecord, MissionStatus, Records };

export interface MissionState {
  readonly mission: Mission;
  readonly section: Section;
  readonly status: MissionStatus;
  readonly record: ActivityRecord | undefined;
  /** All that is missing before it opens, of each "or" any one; what can be done now first, and empty once it is open. */
  readonly opensAfter: Openers;
  /** One way to it, in its order: what comes first can be done now. Empty once it is open. */
  readonly stepsToOpen: readonly Subject[];
}

/**
 * The state of every mission of a course, in order. Default unlock (decisions 5): the one before it
 * in its section is done, and the whole section before is done; so the first of a course is open from
 * the start; a recap opens what follows it, as it counts as done. `unlockWhen` replaces the default where content has it.
 * A story that asks for something locked is locked, too, until that opens (decision record 0084). An open quest is in
 * progress once anything that it asks for is done or was really begun; nothing of it is stored before it is done.
 */
export function missionStates(
  catalog: CatalogIndex,
  courseKey: CourseKey,
  records: Records,
): readonly MissionState[] {
  const plan = planOf(catalog, courseKey);
  const { isLocked, openersOf, stepsTo } = whatIsMissing(catalog, courseKey, records, plan);
  return plan.map(({ mission, section }): MissionState => {
    const record = records.get(mission.id);
    const isClosed = record === undefined && isLocked(mission.id);
    const status = record?.status ?? (isClosed ? 'locked' : openStatus(mission, records));
    return {
      ...{ mission, section, record, status },
      // Most who ask for a status name nothing.
      get opensAfter() {
        return openersOf(mission.id);
      },
      get stepsToOpen() {
        return stepsTo(mission.id);
      },
    };
  });
}

interface Planned extends Asked {
  readonly section: Section;
}

/** The same for every learner. */
const planOf = oncePerCourse((catalog, courseKey): readonly Planned[] => {
  const sections = catalog.sectionsOf(courseKey);
  return sections.flatMap((section, at) =>
    section.missionIds.map((id, inSection): Planned => {
      const mission = catalog.findMission(id)!;
      const needs = opensWhen(mission, section.missionIds[inSection - 1], sections[at - 1]);
      return { mission, section, needs: needs.map(requirementOf) };
    }),
  );
});

function opensWhen(
  mission: Mission,
  before: string | undefined,
  sectionBefore: Section | undefined,
): readonly OutsideCondition[] {
  if (mission.unlockWhen) return mission.unlockWhen;
  const ids = [...(sectionBefore?.missionIds ?? []), ...(before === undefined ? [] : [before])];
  return ids.map((id): OutsideCondition => `mission.done:${id}`);
}

function openStatus(mission: Mission, records: Records): MissionStatus {
  const isBegun =
    isQuest(mission) &&
    requirementsOf(mission).some(({ activityId, anyOf = [activityId] }) =>
      anyOf.some((id) => isTouched(records.get(id))),
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
export function sectionStatus(states: readonly Pick<MissionState, 'status'>[]): MissionStatus {
  if (states.length > 0 && states.every((state) => state.status === 'done')) return 'done';
  if (states.some((state) => state.status === 'done' || state.status === 'in_progress')) {
    return 'in_progress';
  }
  return states.some((state) => state.status === 'available') ? 'available' : 'locked';
}

/**
 * Whether a section is shown as locked. A station and the section of its missions have one word: where the station is
 * open the section is not called locked, though its missions still are, each by itself.
 * @param stations statuses of the stations where its missions stand; none where they stand at no station
 */
export const isSectionShut = (
  section: MissionStatus,
  stations: readonly { readonly status: MissionStatus }[],
): boolean => section === 'locked' && stations.every(({ status }) => status === 'locked');

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
