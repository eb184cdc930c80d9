// What is still missing before a mission opens: the one answer that lists, the path, the locked page and the API give.
import type { Mission } from '#domain/catalog/catalog.ts';
import type { CatalogIndex } from '#domain/catalog/catalog-index.ts';
import type { CourseKey } from '#domain/catalog/course-keys.ts';
import type { Phase } from '#domain/catalog/path.ts';
import { allOf, type Groups } from '#domain/kernel/all-of.ts';
import { isCore } from '#domain/path/core-line.ts';
import { type PhaseState, phaseStates } from '#domain/path/path-status.ts';
import { openersOfItem, shortestToOpen } from '#domain/path/steps-to-open.ts';
import { stationOf } from '#domain/route/stations.ts';
import { isRecap, twinOf } from '#domain/route/twins.ts';
import type { Records } from './records.ts';
import { isMet, isQuest, type Requirement, requirementsOf, type Subject } from './requirements.ts';

/** All of these have to be done, and of each of them any one. */
export type Openers = Groups<Subject>;

export interface Asked {
  readonly mission: Mission;
  /** What has to be true before it opens. */
  readonly needs: readonly Requirement[];
}

export interface Missing {
  isLocked(missionId: string): boolean;
  /** Only what is truly missing, what can be done now first; empty once it is open. */
  openersOf(missionId: string): Openers;
  /** One way to it, in its order: what is done first can be done now. Empty once it is open. */
  stepsTo(missionId: string): readonly Subject[];
}

/**
 * What is missing before the missions of a course open. A mission opens once its own conditions hold (decisions 5), for
 * each of which its twin counts as well, and once everything that it asks for as a story is open: nobody begins what
 * cannot be finished. The missions of a unit that was opened by its test wait for nothing that stands before it on the
 * path (both decision record 0084). What is named twice is named once, and an "or" of which a part is asked
 * for anyway is that part.
 * @param plan the missions of the course with their conditions
 * @returns answers by the id of a mission; one that was begun, is done or is none of the plan misses nothing
 */
export function whatIsMissing(
  catalog: CatalogIndex,
  courseKey: CourseKey,
  records: Records,
  plan: readonly Asked[],
): Missing {
  const asked = new Map(plan.map((one) => [one.mission.id, one]));
  const locked = new Map<string, boolean>();
  const openers = new Map<string, Openers>();
  let phases: readonly PhaseState[] | undefined;
  const path = () => {
    phases ??= phaseStates(catalog, courseKey, records);
    return phases;
  };

  const find = (id: string): Subject[] => {
    const found = catalog.findActivity(id) ?? catalog.findPaper(id) ?? catalog.findTemplate(id);
    return found ? [found] : [];
  };

  const isItemLocked = (itemId: string): boolean =>
    path().some(({ items }) =>
      items.some(({ item, status }) => item.id === itemId && status === 'locked'),
    );

  const isShut = ({ id }: { readonly id: string }): boolean => {
    if (asked.has(id)) return isLocked(id);
    const item = catalog.findItem(id);
    return item !== undefined && !isCore(item) && isItemLocked(id);
  };

  /** A test that opens a phase is a way past it, and never what is done first. */
  const isLater = ({ id }: Subject): boolean =>
    isShut({ id }) || catalog.findItem(id)?.kind === 'testout';

  const unitOf = (id: string): Phase | undefined => {
    const own = asked.get(id);
    if (own) return stationOf(catalog, own.mission);
    const phaseId = catalog.findItem(id)?.phaseId;
    return catalog.phasesOf(courseKey).find((phase) => phase.id === phaseId);
  };

  /** The test that leads past what is asked for: that of the mission's own unit, where that stands in one before it. */
  const testPast = ({ mission }: Asked, { activityId }: Requirement): string | undefined => {
    const own = stationOf(catalog, mission);
    if (own?.testOutId === undefined) return undefined;
    const other = unitOf(activityId);
    return other !== undefined && other.order < own.order ? own.testOutId : undefined;
  };

  const isPassed = (test: string | undefined): boolean =>
    test !== undefined && records.get(test)?.status === 'done';

  const conditionsOf = (own: Asked): readonly Requirement[] =>
    own.needs.filter(
      (one) =>
        !isMet(one, records) &&
        !isRecap(catalog, one.activityId, records) &&
        !isPassed(testPast(own, one)),
    );

  /** Only while its unit is locked can its test be taken. */
  const testNow = (own: Asked, asks: Requirement): readonly Subject[] => {
    const test = testPast(own, asks);
    const unit = path().find(({ phase }) => phase.testOutId === test);
    return test === undefined || unit?.status !== 'locked' ? [] : find(test);
  };

  /** What a story asks for and nobody can begin yet. */
  const lockedNeeds = ({ mission }: Asked): readonly Requirement[] =>
    isQuest(mission)
      ? []
      : requirementsOf(mission).filter(
          (one) => !isMet(one, records) && isShut({ id: one.activityId }),
        );

  const missingOf = (missionId: string): Asked | undefined =>
    records.has(missionId) ? undefined : asked.get(missionId);

  function isLocked(missionId: string): boolean {
    const before = locked.get(missionId);
    if (before !== undefined) return before;
    const own = missingOf(missionId);
    if (!own) return false;
    // Conditions have no circle (MP-04); what would stand in one is locked for good.
    locked.set(missionId, true);
    const is = conditionsOf(own).length > 0 || lockedNeeds(own).length > 0;
    locked.set(missionId, is);
    return is;
  }

  function openersOf(missionId: string): Openers {
    const before = openers.get(missionId);
    if (before) return before;
    const own = missingOf(missionId);
    if (!own) return [];
    openers.set(missionId, []);
    const groups = [
      ...conditionsOf(own).map((one) => [
        ...[one.activityId, twinOf(catalog, one.activityId) ?? []].flat().flatMap(find),
        ...testNow(own, one),
      ]),
      ...lockedNeeds(own).flatMap(({ activityId: id }) =>
        asked.has(id) ? openersOf(id) : openersOfItem(path(), id).map((ids) => ids.flatMap(find)),
      ),
    ];
    const named = openFirst(
      allOf(groups, ({ id }) => id).map((group) => openFirst(group, isLater)),
      (group) => group.every(isLater),
    );
    openers.set(missionId, named);
    return named;
  }

  function stepsTo(missionId: string): readonly Subject[] {
    const steps = new Map<string, Subject>();
    const met = new Set<string>();
    const open = (groups: Openers): void => {
      for (const group of groups) {
        // A test is a way past the others, and no step of this one.
        const [first] = group.filter(({ id }) => catalog.findItem(id)?.kind !== 'testout');
        if (first && !group.some(({ id }) => met.has(id))) take(first);
      }
    };
    const take = (subject: Subject): void => {
      const { id } = subject;
      // What would stand in a circle, which content may not have, is met once.
      if (met.has(id)) return;
      met.add(id);
      const own = asked.get(id);
      if (own) {
        open(openersOf(id));
        const needs = requirementsOf(own.mission).filter((one) => !isMet(one, records));
        for (const { activityId } of needs) for (const one of find(activityId)) take(one);
        // A quest ends by itself, with the last thing that it asks for.
        if (isQuest(own.mission)) return;
      } else {
        for (const one of shortestToOpen(path(), id)) take(one);
      }
      steps.set(id, subject);
    };
    open(openersOf(missionId));
    return [...steps.values()];
  }

  return { isLocked, openersOf, stepsTo };
}

const openFirst = <T>(list: readonly T[], isLater: (one: T) => boolean): readonly T[] =>
  list.toSorted((a, b) => Number(isLater(a)) - Number(isLater(b)));
