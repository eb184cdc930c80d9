// Whatever a learner does, in whatever order and course: progress never falls by learning, is whole exactly at
// the end, and no label of a screen says anything else than its figure (decisions 1).
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Course } from '#domain/catalog/catalog.ts';
import type { CatalogIndex } from '#domain/catalog/catalog-index.ts';
import { doneRecord, dueMissions } from '#domain/missions/ending.ts';
import {
  type ActivityRecord,
  missionStates,
  missionStats,
  nextMission,
  sectionStatus,
} from '#domain/missions/mission-status.ts';
import { isQuest, requirementsOf } from '#domain/missions/requirements.ts';
import { asksFor } from '#domain/path/asks-for.ts';
import { pathStates } from '#domain/path/path-states.ts';
import { twinOf } from '#domain/route/twins.ts';
import { productCatalogIndex } from '#tests/support/catalog.ts';
import { stubCatalogIndex } from '#tests/support/stub-course.ts';
import { courseProgress } from './course-progress.ts';

type Records = Map<string, ActivityRecord>;

/** What a screen of the course would show. */
function screensOf(
  catalog: CatalogIndex,
  { key }: Course,
  { records, track }: { records: Records; track: string | null },
) {
  const missions = missionStates(catalog, key, records);
  const path = pathStates(catalog, key, records);
  const progress = courseProgress(catalog, key, { records, track });
  return { missions, path, progress, stats: missionStats(missions), next: nextMission(missions) };
}
type Screens = ReturnType<typeof screensOf>;

/**
 * What can be done now: papers that were not passed, a topic list that is not clear, a template to take, open
 * missions with cards of their own, open items of path and Core line.
 */
const openIn = (
  catalog: CatalogIndex,
  { key }: Course,
  records: Records,
  { missions, path }: Screens,
): string[] => [
  ...catalog
    .papersOf(key)
    .flatMap(({ id }) => [id, `topics.strong:${id}`])
    .filter((id) => !records.has(id)),
  ...catalog
    .missionsOf(key)
    .flatMap((mission) => requirementsOf(mission))
    .flatMap(({ recordId }) => recordId ?? [])
    .filter((id) => id.startsWith('template.used:') && !records.has(id)),
  ...missions
    .filter(({ mission, status }) => !isQuest(mission) && isOpen(status))
    .map(({ mission }) => mission.id),
  ...path.items.filter(({ status }) => isOpen(status)).map(({ item }) => item.id),
];
const isOpen = (status: string) => status === 'available' || status === 'in_progress';

/** Does an activity, a quiz with all right, and ends the quests that it brings about. */
function finish(catalog: CatalogIndex, { key }: Course, records: Records, id: string): void {
  const whole = { bestPercent: 100, lastPercent: 100, percents: [100, 100, 100] };
  records.set(id, { ...doneRecord(id, records), ...whole });
  for (const quest of dueMissions(catalog, key, records, () => new Map()))
    records.set(quest.id, doneRecord(quest.id, records));
}

/** As somebody who has opened the first card of an activity; a paper has no cards. */
function begin(catalog: CatalogIndex, records: Records, id: string): void {
  if (records.has(id) || catalog.findActivity(id) === undefined) return;
  records.set(id, { ...doneRecord(id, records), status: 'in_progress', doneAt: null });
}

/** The minutes of an activity that the track asks for and that is no recap; 0 of anything else. */
function minutesThatCount(
  catalog: CatalogIndex,
  { missions, path }: Screens,
  { id, track }: { id: string; track: string | null },
): number {
  const twin = twinOf(catalog, id);
  const all = [...missions, ...path.items];
  const isDone = all.some((one) => idOf(one) === twin && one.status === 'done');
  const own = all.find((one) => idOf(one) === id);
  if (!own || isDone) return 0;
  if ('mission' in own) return own.mission.estimatedMinutes;
  return track === null || asksFor(track, own.item) ? own.item.estimatedMinutes : 0;
}
const idOf = (one: Screens['missions'][number] | Screens['path']['items'][number]): string =>
  'mission' in one ? one.mission.id : one.item.id;

function expectLabelsFit(catalog: CatalogIndex, { key }: Course, screens: Screens): void {
  const { missions, path, progress, stats, next } = screens;
  const done = missions.filter(({ status }) => status === 'done').length;
  expect([stats.completedMissions, stats.totalMissions]).toEqual([done, missions.length]);
  expect(progress.minutesLeft).toBeGreaterThanOrEqual(0);
  if (progress.percent === 100) expect(progress.minutesLeft).toBe(0);
  // Who is told 'all done' has no mission left that could be started, and the other way round.
  const isStartable = missions.some(({ status }) => isOpen(status));
  expect(next !== undefined).toBe(isStartable);
  for (const section of catalog.sectionsOf(key)) {
    const own = missions.filter(({ mission }) => mission.sectionId === section.id);
    const status = sectionStatus(own);
    expect(status === 'done').toBe(own.length > 0 && own.every((one) => one.status === 'done'));
    if (status === 'locked') expect(own.some((one) => isOpen(one.status))).toBe(false);
  }
  for (const phase of path.phases) {
    const statuses = phase.items.map(({ status }) => status);
    if (phase.status === 'done') expect(new Set(statuses)).toEqual(new Set(['done']));
    if (phase.status === 'locked') expect(statuses.some(isOpen)).toBe(false);
    // A locked phase says what opens it.
    if (phase.status === 'locked' && phase.items.length > 0)
      expect(phase.missing.length).toBeGreaterThan(0);
  }
}

/** All that counts for the track is done, by the states of the screens alone. */
const isWhole = ({ missions, path }: Screens, track: string | null): boolean =>
  missions.every(({ status }) => status === 'done') &&
  path.items.every(
    ({ item, status }) => status === 'done' || !(track === null || asksFor(track, item)),
  );

const catalogs: readonly (readonly [name: string, CatalogIndex, runs: number])[] = [
  ['the product', productCatalogIndex(), 3],
  ['the stub course', stubCatalogIndex(), 40],
];

test.each(catalogs)(
  'over random histories in every course of %s no figure falls and no label contradicts one',
  { timeout: 120_000 },
  (_name, catalog, numRuns) => {
    const histories = fc.record({
      picks: fc.infiniteStream(fc.nat()),
      changes: fc.infiniteStream(fc.nat(12)),
    });
    fc.assert(
      fc.property(histories, ({ picks, changes }) => {
        const courses = catalog.courses.map((course) => ({
          course,
          records: new Map<string, ActivityRecord>(),
          track: course.tracks[0]?.key ?? null,
        }));
        const active = new Set(courses);
        // A learner goes to and fro between the courses until nothing is left in any.
        while (active.size > 0) {
          const one = [...active][picks.next().value! % active.size]!;
          const { course, records } = one;
          if (changes.next().value === 0 && course.tracks.length > 0) {
            one.track = course.tracks[picks.next().value! % course.tracks.length]!.key;
          }
          const { track } = one;
          const before = screensOf(catalog, course, { records, track });
          expectLabelsFit(catalog, course, before);
          expect(before.progress.percent === 100).toBe(
            before.progress.minutes > 0 && isWhole(before, track),
          );
          const open = openIn(catalog, course, records, before);
          if (open.length === 0) {
            expect(before.missions.every(({ status }) => status === 'done')).toBe(true);
            active.delete(one);
            continue;
          }
          const id = open[picks.next().value! % open.length]!;
          begin(catalog, records, id);
          const begun = screensOf(catalog, course, { records, track });
          expect(begun.progress.percent).toBe(before.progress.percent);
          finish(catalog, course, records, id);
          const after = screensOf(catalog, course, { records, track });
          // What was finished takes off the time that remains just its own minutes, as its card says them.
          expect(begun.progress.minutesLeft - after.progress.minutesLeft).toBe(
            minutesThatCount(catalog, before, { id, track }),
          );
          expect(after.progress.percent).toBeGreaterThanOrEqual(before.progress.percent);
          expect(after.progress.minutesLeft).toBeLessThanOrEqual(before.progress.minutesLeft);
          expect(after.progress.minutes).toBe(before.progress.minutes);
          expect(after.stats.completedMissions).toBeGreaterThanOrEqual(
            before.stats.completedMissions,
          );
        }
      }),
      { numRuns },
    );
  },
);
