// What is named as missing before a mission opens is all of it, and no more than that.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Condition, OutsideCondition } from '#domain/catalog/activity.ts';
import type { Mission } from '#domain/catalog/catalog.ts';
import { type CatalogIndex, indexCatalog } from '#domain/catalog/catalog-index.ts';
import { phaseStates } from '#domain/path/path-status.ts';
import { aCatalogOf, anItem, aPhase, aRecord, someRecords } from '#tests/support/builders.ts';
import { dueMissions, nextForQuest } from './ending.ts';
import { type ActivityRecord, missionStates, type Records } from './mission-status.ts';
import { isQuest } from './requirements.ts';

const KINDS = ['lesson', 'artifact', 'quiz', 'checklist'] as const;
const PHASES = ['one', 'two', 'three'];
const ITEMS = PHASES.flatMap((phase) => KINDS.map((kind) => `${phase}.${kind}`));
const TESTS = ['two.testout', 'three.testout'];

const items = [
  ...PHASES.flatMap((phaseId) =>
    KINDS.map((kind) => anItem({ id: `${phaseId}.${kind}`, phaseId, kind })),
  ),
  ...TESTS.map((id) => anItem({ id, phaseId: id.split('.')[0]!, kind: 'testout' })),
];
const phases = PHASES.map((id, order) =>
  aPhase({
    id,
    short: id,
    order,
    prerequisites: PHASES.slice(Math.max(0, order - 1), order),
    itemIds: ITEMS.filter((item) => item.startsWith(id)),
    objectives: [id],
    ...(order > 0 && { testOutId: `${id}.testout` }),
  }),
);

/** The first mission and the first lesson teach the same. */
const aCourse = (
  layout: readonly (readonly string[])[],
  change: Record<string, Partial<Mission>>,
) => {
  const catalog = aCatalogOf(layout, change);
  const courses = catalog.courses.map((course) => ({
    ...course,
    twins: [['one.lesson', 'm0'] as const],
  }));
  return indexCatalog({ ...catalog, courses, items, phases });
};

const named = (catalog: CatalogIndex, done: readonly string[], id: string) => {
  const states = missionStates(catalog, 'togaf', someRecords({ done: [...done] }));
  const { status, opensAfter } = states.find(({ mission }) => mission.id === id)!;
  return [status, ...opensAfter.map((any) => any.map((one) => one.id).join('|'))];
};

const asks = (...doneWhen: OutsideCondition[]): Partial<Mission> => ({
  doneWhen: ['steps.seen', ...doneWhen],
});

test('a twin counts for a condition, and an “or” of which a part is asked for anyway is that part', () => {
  const catalog = aCourse([['m0', 'm1', 'm2']], {
    m1: { unlockWhen: ['mission.done:m0'] },
    m2: { unlockWhen: ['mission.done:m0'], ...asks('item.done:one.artifact') },
  });
  expect(named(catalog, [], 'm1')).toEqual(['locked', 'm0|one.lesson']);
  expect(named(catalog, ['one.lesson'], 'm1')).toEqual(['available']);
  expect(named(catalog, [], 'm2')).toEqual(['locked', 'one.lesson']);
  // The mission alone opens it not: what it asks for is still locked.
  expect(named(catalog, ['m0'], 'm2')).toEqual(['locked', 'one.lesson']);
  expect(named(catalog, ['one.lesson'], 'm2')).toEqual(['available']);
});

test('a story that asks for something locked is locked until that opens, unless it was begun', () => {
  const catalog = aCourse([['m0', 'm1']], {
    m0: asks('item.done:two.lesson'),
    m1: { unlockWhen: [], ...asks('mission.done:m0') },
  });
  expect(named(catalog, [], 'm0')).toEqual(['locked', 'one.lesson|two.testout']);
  // What it asks for waits for the same.
  expect(named(catalog, [], 'm1')).toEqual(['locked', 'one.lesson|two.testout']);
  const begun = missionStates(catalog, 'togaf', someRecords({ begun: ['m0'] }));
  expect(begun.map(({ status }) => status)).toEqual(['in_progress', 'available']);
});

test('a mission of a unit that its test opened waits for nothing that stands before the unit', () => {
  const catalog = aCourse([['m0'], ['m1', 'm2'], ['m3']], {
    m0: { objectives: ['one'], unlockWhen: [] },
    m1: { objectives: ['two'], unlockWhen: ['item.done:one.lesson', 'mission.done:m0'] },
    m2: { objectives: ['two'] },
    m3: { objectives: ['three'], unlockWhen: ['item.done:two.lesson'] },
  });
  expect(named(catalog, [], 'm1')).toEqual(['locked', 'one.lesson|m0|two.testout']);
  expect(named(catalog, ['two.testout'], 'm1')).toEqual(['available']);
  // What stands in the unit itself the test leaves as it is, and what stands at a later unit, too.
  expect(named(catalog, ['two.testout'], 'm2')).toEqual(['locked', 'm1']);
  expect(named(catalog, ['two.testout'], 'm3')).toEqual(['locked', 'two.lesson|three.testout']);
  expect(named(catalog, ['three.testout'], 'm3')).toEqual(['available']);
  expect(named(catalog, ['three.testout'], 'm1')[0]).toBe('locked');
});

test('a test is named only while its unit is locked, as nobody can take it later', () => {
  const catalog = aCourse([['m0', 'm1']], {
    m0: { objectives: ['one'], unlockWhen: [] },
    m1: { objectives: ['two'], unlockWhen: ['item.done:one.quiz'] },
  });
  expect(named(catalog, [], 'm1')).toEqual(['locked', 'one.quiz|two.testout']);
  expect(named(catalog, ['one.lesson'], 'm1')).toEqual(['locked', 'one.quiz']);
});

const steps = (catalog: CatalogIndex, done: readonly string[], id: string) =>
  missionStates(catalog, 'togaf', someRecords({ done: [...done] }))
    .find(({ mission }) => mission.id === id)!
    .stepsToOpen.map((one) => one.id);

test('the steps to a mission begin with what can be done now, and count no quest', () => {
  const catalog = aCourse([['m4', 'm1'], ['m2'], ['m3']], {
    m4: { unlockWhen: ['item.done:one.quiz'] },
    m1: { steps: [], doneWhen: ['item.done:one.checklist'] },
    m2: { unlockWhen: ['mission.done:m1', 'mission.done:m4'] },
    m3: { unlockWhen: ['item.done:three.lesson'] },
  });
  expect(steps(catalog, [], 'm4')).toEqual(['one.lesson', 'one.quiz']);
  expect(steps(catalog, [], 'm2')).toEqual(['one.lesson', 'one.quiz', 'm4', 'one.checklist']);
  expect(steps(catalog, ['one.lesson', 'one.quiz', 'm4'], 'm2')).toEqual(['one.checklist']);
  expect(steps(catalog, [], 'm3')).toEqual(['one.lesson', 'two.lesson', 'three.lesson']);
  expect(steps(catalog, ['one.quiz'], 'm4')).toEqual([]);
});

test('what can be done now is named first', () => {
  const catalog = aCourse([['m0', 'm1', 'm2']], {
    m1: { unlockWhen: ['item.done:three.lesson'] },
    m2: { unlockWhen: ['mission.done:m1', 'mission.done:m0', 'item.done:two.lesson'] },
  });
  expect(named(catalog, [], 'm2')).toEqual(['locked', 'm0|one.lesson', 'm1', 'two.lesson']);
  expect(named(catalog, ['one.quiz', 'm0'], 'm2')).toEqual(['locked', 'two.lesson', 'm1']);
});

test('the way on leads to what can be done, and past no phase by its test', () => {
  const catalog = aCourse([['m0', 'm1']], {
    m0: { unlockWhen: [], ...asks('item.done:three.lesson') },
    m1: { unlockWhen: [], steps: [], doneWhen: ['mission.done:m0'] },
  });
  expect(named(catalog, [], 'm0')).toEqual(['locked', 'two.lesson|three.testout']);
  const next = (...done: string[]) =>
    nextForQuest(catalog, catalog.findMission('m1')!, someRecords({ done }))?.id;
  expect(next()).toBe('one.lesson');
  expect(next('one.lesson')).toBe('two.lesson');
  expect(next('one.lesson', 'two.lesson')).toBe('m0');
});

test('conditions in a circle, which content may not have, lock for good and end', () => {
  const catalog = aCourse([['m0', 'm1']], {
    m0: { unlockWhen: [], ...asks('mission.done:m1') },
    m1: { unlockWhen: ['mission.done:m0'] },
  });
  expect(named(catalog, [], 'm0')[0]).toBe('locked');
});

/** Missions that ask for items and missions before them, by default conditions and by own ones. */
const courses = fc
  .array(
    fc.record({
      isStory: fc.boolean(),
      unit: fc.constantFrom(...PHASES),
      asks: fc.subarray(ITEMS, { maxLength: 2 }),
      opens: fc.option(fc.subarray(ITEMS, { maxLength: 2 })),
      asksBefore: fc.boolean(),
      opensBefore: fc.boolean(),
    }),
    { minLength: 1, maxLength: 7 },
  )
  .map((list) => {
    const change = list.map(({ isStory, unit, opens, asksBefore, opensBefore, ...one }, at) => {
      const before = at > 0 ? [`mission.done:m${at - 1}` as const] : [];
      const outside: OutsideCondition[] = [
        ...one.asks.map((id) => `item.done:${id}` as const),
        ...(asksBefore ? before : []),
      ];
      const own = isStory || outside.length === 0;
      const doneWhen: Condition[] = own ? ['steps.seen', ...outside] : outside;
      const unlockWhen: OutsideCondition[] | undefined = opens
        ? [...opens.map((id) => `item.done:${id}` as const), ...(opensBefore ? before : [])]
        : undefined;
      return [
        `m${at}`,
        {
          ...(!own && { steps: [] }),
          objectives: [unit],
          doneWhen,
          ...(unlockWhen && { unlockWhen }),
        },
      ] as const;
    });
    const ids = list.map((_, at) => `m${at}`);
    const layout = [ids.slice(0, 3), ids.slice(3)].filter(({ length }) => length > 0);
    return aCourse(layout, Object.fromEntries(change));
  });

/** What can be done next: an open item, a test of a locked phase, an open story whose conditions hold. */
function possible(catalog: CatalogIndex, records: Records): string[] {
  const path = phaseStates(catalog, 'togaf', records);
  const isDone = (id: string) => records.get(id)?.status === 'done';
  const stories = missionStates(catalog, 'togaf', records).filter(
    ({ status, mission }) => status === 'available' && !isQuest(mission),
  );
  return [
    ...path.flatMap((phase) =>
      phase.items.filter(({ status }) => status === 'available').map(({ item }) => item.id),
    ),
    ...path.flatMap(({ phase, status }) =>
      status === 'locked' && phase.testOutId !== undefined ? [phase.testOutId] : [],
    ),
    ...stories
      .filter(({ mission }) =>
        mission.doneWhen.every((one) => !one.includes(':') || isDone(one.split(':')[1]!)),
      )
      .map(({ mission }) => mission.id),
  ];
}

test('over any history a locked mission opens exactly when what it named is done, and no sooner', () => {
  fc.assert(
    fc.property(courses, fc.infiniteStream(fc.nat()), (catalog, picks) => {
      const records = new Map<string, ActivityRecord>();
      const finish = (id: string) =>
        records.set(id, aRecord({ activityId: id, status: 'done', doneAt: records.size }));
      const promises: { id: string; groups: readonly (readonly string[])[] }[] = [];
      for (let turn = 0; turn < 60; turn += 1) {
        for (const { id } of dueMissions(catalog, 'togaf', records, () => new Map())) finish(id);
        const states = missionStates(catalog, 'togaf', records);
        const isLocked = new Map(
          states.map(({ mission, status }) => [mission.id, status === 'locked'] as const),
        );
        for (const { mission, status, opensAfter } of states) {
          expect(opensAfter.length > 0).toBe(status === 'locked');
          if (status !== 'locked') continue;
          promises.push({
            id: mission.id,
            groups: opensAfter.map((any) => any.map(({ id }) => id)),
          });
        }
        for (const { id, groups } of promises) {
          const holds = groups.every((any) => any.some((one) => records.has(one)));
          expect([id, isLocked.get(id)]).toEqual([id, !holds]);
        }
        const next = possible(catalog, records);
        if (next.length === 0) return;
        finish(next[picks.next().value! % next.length]!);
      }
    }),
    { numRuns: 200 },
  );
});

test('over any history the steps to a locked mission can be gone one after another, and open it', () => {
  const isLockedIn = (catalog: CatalogIndex, records: Records, id: string) =>
    missionStates(catalog, 'togaf', records).find(({ mission }) => mission.id === id)!.status ===
    'locked';
  fc.assert(
    fc.property(courses, fc.array(fc.nat(), { maxLength: 8 }), (catalog, picks) => {
      const records = new Map<string, ActivityRecord>();
      const finish = (on: Map<string, ActivityRecord>, id: string) => {
        on.set(id, aRecord({ activityId: id, status: 'done', doneAt: on.size }));
        for (const due of dueMissions(catalog, 'togaf', on, () => new Map()))
          on.set(due.id, aRecord({ activityId: due.id, status: 'done', doneAt: on.size }));
      };
      for (const pick of picks) {
        const next = possible(catalog, records);
        if (next.length > 0) finish(records, next[pick % next.length]!);
      }
      for (const { mission, status, stepsToOpen } of missionStates(catalog, 'togaf', records)) {
        if (status !== 'locked') {
          expect(stepsToOpen).toEqual([]);
          continue;
        }
        const after = new Map(records);
        for (const { id } of stepsToOpen) {
          expect(possible(catalog, after)).toContain(id);
          finish(after, id);
        }
        expect([mission.id, isLockedIn(catalog, after, mission.id)]).toEqual([mission.id, false]);
      }
    }),
    { numRuns: 100 },
  );
});
