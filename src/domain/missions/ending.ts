// Missions that need no button end by themselves, one opening the next, until nothing more is due.
import type { Mission } from '#domain/catalog/catalog.ts';
import type { CatalogIndex } from '#domain/catalog/catalog-index.ts';
import type { PathItem } from '#domain/catalog/path.ts';
import type { Paper } from '#domain/exam/paper.ts';
import { isCore } from '#domain/path/core-line.ts';
import { nextInPhase, type PhaseState, phaseStates } from '#domain/path/path-status.ts';
import { firstToOpen } from '#domain/path/steps-to-open.ts';
import type { Template } from '#domain/templates/template.ts';
import {
  type ActivityRecord,
  type MissionState,
  missionStates,
  type Records,
} from './mission-status.ts';
import { playState, type StepRecords } from './play.ts';
import { isMet, isOutside, isQuest, requirementOf, requirementsOf } from './requirements.ts';
import type { Openers } from './what-opens.ts';

/** Stories that a learner began and that ask for something outside themselves, too. */
export function waitingStories(
  catalog: CatalogIndex,
  courseKey: string,
  records: Records,
): readonly Mission[] {
  return catalog
    .missionsOf(courseKey)
    .filter(
      (mission) =>
        !isQuest(mission) &&
        records.get(mission.id)?.status === 'in_progress' &&
        mission.doneWhen.some(isOutside),
    );
}

/**
 * The missions that end now, in the order in which they end: open quests whose conditions hold, and
 * begun stories that waited for nothing but an activity. What was true before counts, so the end of
 * one may bring the next (decisions 5).
 * @param stepsOf the stored steps of the `waitingStories`
 */
export function dueMissions(
  catalog: CatalogIndex,
  courseKey: string,
  records: Records,
  stepsOf: (missionId: string) => StepRecords,
): readonly Mission[] {
  const after = new Map(records);
  const ended: Mission[] = [];
  for (;;) {
    const due = missionStates(catalog, courseKey, after)
      .filter(({ status }) => status === 'available' || status === 'in_progress')
      .map(({ mission }) => mission)
      .filter(
        (mission) =>
          mission.doneWhen.some(isOutside) &&
          (isQuest(mission) || after.has(mission.id)) &&
          playState(mission, stepsOf(mission.id), (one) => isMet(requirementOf(one), after))
            .canFinish,
      );
    if (due.length === 0) return ended;
    for (const mission of due) after.set(mission.id, doneRecord(mission.id, after));
    ended.push(...due);
  }
}

/** What is known of an activity once it is done; its time is the caller's to tell. */
export const doneRecord = (activityId: string, records: Records, doneAt = 0): ActivityRecord => ({
  currentStepId: '',
  stepsSeen: 0,
  stepsWorked: 0,
  round: 1,
  bestPercent: null,
  lastPercent: null,
  scoredAt: null,
  ...records.get(activityId),
  activityId,
  status: 'done',
  doneAt,
});

/** Where a learner stands in everything that a quest can ask for. */
export interface Standing {
  readonly phases: readonly PhaseState[];
  readonly missions: readonly MissionState[];
}

export const standingIn = (
  catalog: CatalogIndex,
  courseKey: string,
  records: Records,
): Standing => ({
  phases: phaseStates(catalog, courseKey, records),
  missions: missionStates(catalog, courseKey, records),
});

/**
 * The activity with which an open quest goes on: what it asks for first and can be opened, else what
 * opens that on the path or among the missions. Undefined where everything it asks for is true.
 * @param known where the same records were looked at before
 */
export function nextForQuest(
  catalog: CatalogIndex,
  mission: Mission,
  records: Records,
  known: Standing = standingIn(catalog, mission.courseKey, records),
): PathItem | Mission | Paper | Template | undefined {
  const wayOn = (quest: Mission): PathItem | Mission | Paper | Template | undefined => {
    for (const { activityId } of requirementsOf(quest).filter((one) => !isMet(one, records))) {
      const way = wayTo(activityId);
      if (way) return way;
    }
    return undefined;
  };
  /** The conditions of content have no circle (MP-04), so this ends. */
  const wayTo = (activityId: string): PathItem | Mission | Paper | Template | undefined => {
    // Papers and templates are always open.
    const open = catalog.findPaper(activityId) ?? catalog.findTemplate(activityId);
    if (open) return open;
    const state = known.missions.find((one) => one.mission.id === activityId);
    // On the Core line everything is open.
    const core = catalog.findItem(activityId);
    if (core && isCore(core)) return core;
    if (!state) return wayToItem(activityId, known.phases);
    if (state.status === 'locked') return wayToAny(state.opensAfter);
    return isQuest(state.mission) ? wayOn(state.mission) : state.mission;
  };
  /** A test that opens a phase is offered beside the way, and leads nowhere here. */
  const wayToAny = (openers: Openers) => {
    for (const { id } of openers.flat()) {
      const way = wayTo(id);
      if (way) return way;
    }
    return undefined;
  };
  return wayOn(mission);
}

/** The item itself, or what can be done now so that it opens. */
function wayToItem(itemId: string, phases: readonly PhaseState[]): PathItem | undefined {
  const phase = phases.find(({ items }) => items.some(({ item }) => item.id === itemId));
  const own = phase?.items.find(({ item }) => item.id === itemId);
  if (own && own.status !== 'locked') return own.item;
  return phase && (firstToOpen(phase, itemId) ?? openerOf(phase, phases));
}

/** What can be done now so that the items of this phase open. */
function openerOf(phase: PhaseState, phases: readonly PhaseState[]): PathItem | undefined {
  const next = nextInPhase(phase);
  if (next) return next.item;
  for (const { id } of phase.missing) {
    const before = phases.find((state) => state.phase.id === id);
    const opener = before && openerOf(before, phases);
    if (opener) return opener;
  }
  return undefined;
}

/**
 * What a story asks for and cannot be begun yet: its cards can be read, its end cannot be reached. A quest asks for
 * nothing else, and goes on with what opens it.
 * @returns the first of them; undefined where everything it asks for is open or done
 */
export function lockedNeed(
  mission: Mission,
  records: Records,
  { phases, missions }: Standing,
): PathItem | Mission | undefined {
  if (isQuest(mission)) return undefined;
  const unmet = requirementsOf(mission).filter((one) => !isMet(one, records));
  for (const { activityId } of unmet) {
    const item = phases.flatMap(({ items }) => items).find((one) => one.item.id === activityId);
    if (item?.status === 'locked') return item.item;
    const story = missions.find((one) => one.mission.id === activityId);
    if (story?.status === 'locked') return story.mission;
  }
  return undefined;
}
