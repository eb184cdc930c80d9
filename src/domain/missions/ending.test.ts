import { expect, test } from 'vitest';
import type { Mission } from '#domain/catalog/catalog.ts';
import { indexCatalog } from '#domain/catalog/catalog-index.ts';
import { aCatalogOf, anItem, aPhase, someRecords, someSteps } from '#tests/support/builders.ts';
import {
  doneRecord,
  dueMissions,
  lockedNeed,
  nextForQuest,
  standingIn,
  waitingStories,
} from './ending.ts';

const item = (phase: string, type: 'lesson' | 'deepdive') =>
  anItem({ id: `hb.${phase}.${type}`, kind: type, phaseId: phase });
const items = [
  item('one', 'lesson'),
  item('one', 'deepdive'),
  item('two', 'lesson'),
  item('two', 'deepdive'),
];
const idsIn = (phase: string) => items.filter((one) => one.phaseId === phase).map(({ id }) => id);
const phases = [
  aPhase({ id: 'one', short: 'one', itemIds: idsIn('one') }),
  aPhase({ id: 'two', short: 'two', order: 1, prerequisites: ['one'], itemIds: idsIn('two') }),
];
const catalogOf = (change: Record<string, Partial<Mission>>, layout = [Object.keys(change)]) =>
  indexCatalog({ ...aCatalogOf(layout, change), items, phases });
const quest = (...doneWhen: Mission['doneWhen'][number][]): Partial<Mission> => ({
  steps: [],
  doneWhen,
});
const due = (
  catalog: ReturnType<typeof catalogOf>,
  of: Parameters<typeof someRecords>[0],
  steps = someSteps({}),
) => dueMissions(catalog, 'togaf', someRecords(of), () => steps).map(({ id }) => id);

const chain = catalogOf({
  a: quest('item.done:hb.one.lesson'),
  b: quest('item.done:hb.one.deepdive'),
  c: quest('item.done:hb.one.lesson'),
});

test('an open quest ends once everything it asks for is true', () => {
  expect(due(chain, {})).toEqual([]);
  expect(due(chain, { begun: ['hb.one.lesson'] })).toEqual([]);
  expect(due(chain, { done: ['hb.one.lesson'] })).toEqual(['a']);
  const both = catalogOf({ a: quest('item.done:hb.one.lesson', 'item.done:hb.one.deepdive') });
  expect(due(both, { done: ['hb.one.lesson'] })).toEqual([]);
  expect(due(both, { done: ['hb.one.lesson', 'hb.one.deepdive'] })).toEqual(['a']);
});

test('what was true before counts when a quest unlocks, so one end brings the next', () => {
  expect(due(chain, { done: ['hb.one.lesson', 'hb.one.deepdive'] })).toEqual(['a', 'b', 'c']);
  expect(due(chain, { done: ['a', 'hb.one.lesson', 'hb.one.deepdive'] })).toEqual(['b', 'c']);
});

test('a locked quest waits, whatever is true', () => {
  expect(due(chain, { done: ['hb.one.deepdive'] })).toEqual([]);
  const later = catalogOf({
    a: { ...quest('item.done:hb.one.lesson'), unlockWhen: ['item.done:hb.two.lesson'] },
  });
  expect(due(later, { done: ['hb.one.lesson'] })).toEqual([]);
  expect(due(later, { done: ['hb.one.lesson', 'hb.two.lesson'] })).toEqual(['a']);
});

test('a story ends by its learner, unless it was begun and lacked nothing but an activity', () => {
  const story = catalogOf({
    a: { doneWhen: ['steps.seen', 'checks.answered', 'item.done:hb.one.lesson'] },
  });
  const whole = someSteps({ s1: 'seen', s2: ['a'], s3: 'seen' });
  expect(due(story, { done: ['hb.one.lesson'] }, whole)).toEqual([]);
  expect(due(story, { done: ['hb.one.lesson'], begun: ['a'] }, whole)).toEqual(['a']);
  expect(due(story, { begun: ['a'] }, whole)).toEqual([]);
  expect(due(story, { done: ['hb.one.lesson'], begun: ['a'] }, someSteps({ s1: 'seen' }))).toEqual(
    [],
  );
  const plain = catalogOf({ a: {} });
  expect(due(plain, { begun: ['a'] }, whole)).toEqual([]);
});

test('the stories whose steps matter are those begun that ask for an activity', () => {
  const catalog = catalogOf({
    a: { unlockWhen: [], doneWhen: ['steps.seen', 'item.done:hb.one.lesson'] },
    b: { unlockWhen: [] },
    c: { ...quest('item.done:hb.one.lesson'), unlockWhen: [] },
  });
  const waiting = (of: Parameters<typeof someRecords>[0]) =>
    waitingStories(catalog, 'togaf', someRecords(of)).map(({ id }) => id);
  expect(waiting({})).toEqual([]);
  expect(waiting({ begun: ['a', 'b', 'c'] })).toEqual(['a']);
  expect(waiting({ done: ['a'], begun: ['b'] })).toEqual([]);
});

test('a quest goes on with the first open thing that it lacks', () => {
  const catalog = catalogOf({
    a: quest('item.done:hb.one.lesson', 'item.done:hb.one.deepdive'),
  });
  const next = (of: Parameters<typeof someRecords>[0]) =>
    nextForQuest(catalog, catalog.findMission('a')!, someRecords(of))?.id;
  expect(next({})).toBe('hb.one.lesson');
  expect(next({ begun: ['hb.one.lesson'] })).toBe('hb.one.lesson');
  expect(next({ done: ['hb.one.lesson'] })).toBe('hb.one.deepdive');
  expect(next({ done: ['hb.one.lesson', 'hb.one.deepdive'] })).toBeUndefined();
});

test('where all that it lacks is locked, it goes on with what opens that on the path', () => {
  const catalog = catalogOf({ a: quest('item.done:hb.two.deepdive') });
  const next = (of: Parameters<typeof someRecords>[0]) =>
    nextForQuest(catalog, catalog.findMission('a')!, someRecords(of))?.id;
  expect(next({})).toBe('hb.one.lesson');
  expect(next({ done: ['hb.one.lesson'] })).toBe('hb.two.lesson');
  expect(next({ done: ['hb.one.lesson', 'hb.two.lesson'] })).toBe('hb.two.deepdive');
});

test('a quest over missions goes on with the first that is open, or with what opens it', () => {
  const catalog = catalogOf({
    a: {},
    b: { ...quest('item.done:hb.one.lesson') },
    c: { ...quest('mission.done:b', 'mission.done:d'), unlockWhen: [] },
    d: { unlockWhen: ['item.done:hb.two.lesson'] },
  });
  const next = (of: Parameters<typeof someRecords>[0]) =>
    nextForQuest(catalog, catalog.findMission('c')!, someRecords(of))?.id;
  expect(next({})).toBe('a');
  // An open quest is worked on by what it asks for itself.
  expect(next({ done: ['a'] })).toBe('hb.one.lesson');
  expect(next({ done: ['a', 'b'] })).toBe('hb.one.lesson');
  expect(next({ done: ['a', 'b', 'hb.one.lesson', 'hb.two.lesson'] })).toBe('d');
});

test('what is known of an activity stays when it ends', () => {
  const begun = someRecords({ begun: ['a'] });
  expect(doneRecord('a', begun, 5)).toEqual({ ...begun.get('a'), status: 'done', doneAt: 5 });
  expect(doneRecord('b', begun, 7)).toMatchObject({ activityId: 'b', status: 'done', doneAt: 7 });
});

test('a story lacks what it asks for only while that is locked, and goes on with what opens it', () => {
  const catalog = catalogOf({
    a: { unlockWhen: [], doneWhen: ['steps.seen', 'item.done:hb.two.lesson'] },
    b: { ...quest('item.done:hb.two.lesson'), unlockWhen: [] },
    c: { unlockWhen: [], doneWhen: ['steps.seen', 'mission.done:d'] },
    d: { unlockWhen: ['item.done:hb.one.lesson'] },
  });
  const lacked = (id: string, ...done: string[]) => {
    const records = someRecords({ done });
    const mission = catalog.findMission(id)!;
    return lockedNeed(mission, records, standingIn(catalog, 'togaf', records))?.id;
  };
  expect([lacked('a'), lacked('c')]).toEqual(['hb.two.lesson', 'd']);
  expect([lacked('a', 'hb.one.lesson'), lacked('c', 'hb.one.lesson')]).toEqual([
    undefined,
    undefined,
  ]);
  // A quest asks for nothing else: it goes on with what opens it.
  expect(lacked('b')).toBeUndefined();
  const way = nextForQuest(catalog, catalog.findMission('a')!, someRecords({}));
  expect(way?.id).toBe('hb.one.lesson');
});
