import { expect, test } from 'vitest';
import type { Mission } from '#domain/catalog/catalog.ts';
import { indexCatalog } from '#domain/catalog/catalog-index.ts';
import { aCatalogOf, anItem, someRecords } from '#tests/support/builders.ts';
import {
  isSectionShut,
  missionStates,
  missionStats,
  nextMission,
  sectionStatus,
} from './mission-status.ts';

const layout = [['a', 'b'], ['c', 'd'], ['e']];

const statesOf = (
  of: { done?: string[]; begun?: string[] },
  change: Record<string, Partial<Mission>> = {},
) => missionStates(indexCatalog(aCatalogOf(layout, change)), 'togaf', someRecords(of));

const statuses = (...given: Parameters<typeof statesOf>) =>
  Object.fromEntries(statesOf(...given).map((state) => [state.mission.id, state.status]));

test('a new learner has the first mission of the course to start, and no other', () => {
  expect(statuses({})).toEqual({
    a: 'available',
    b: 'locked',
    c: 'locked',
    d: 'locked',
    e: 'locked',
  });
});

test('a done mission opens the next of its section', () => {
  expect(statuses({ done: ['a'] })).toMatchObject({ a: 'done', b: 'available', c: 'locked' });
});

test('a mission that was only begun opens nothing', () => {
  expect(statuses({ begun: ['a'] })).toMatchObject({ a: 'in_progress', b: 'locked' });
});

test('the first of a section opens when the whole section before is done', () => {
  expect(statuses({ done: ['b'] })).toMatchObject({ a: 'available', c: 'locked' });
  expect(statuses({ done: ['a', 'b'] })).toMatchObject({ c: 'available', d: 'locked' });
  expect(statuses({ done: ['a', 'b', 'c', 'd'] })).toMatchObject({ e: 'available' });
});

test('a later one of a section waits for the section before as well', () => {
  expect(statuses({ done: ['a', 'c'] })).toMatchObject({ b: 'available', d: 'locked' });
  expect(statuses({ done: ['a', 'b', 'c'] })).toMatchObject({ d: 'available' });
});

test('only the section just before matters, not those before it', () => {
  expect(statuses({ done: ['c', 'd'] })).toMatchObject({ a: 'available', e: 'available' });
});

test('what the learner began or did is never locked again', () => {
  expect(statuses({ begun: ['d'], done: ['e'] })).toMatchObject({ d: 'in_progress', e: 'done' });
});

test('unlockWhen replaces the default: nothing, one mission or several', () => {
  const change = (ids: string[]) => ({
    d: { unlockWhen: ids.map((id): `mission.done:${string}` => `mission.done:${id}`) },
  });
  expect(statuses({}, change([]))).toMatchObject({ c: 'locked', d: 'available' });
  expect(statuses({ done: ['a'] }, change(['a']))).toMatchObject({ d: 'available' });
  expect(statuses({ done: ['a'] }, change(['a', 'b']))).toMatchObject({ d: 'locked' });
  expect(statuses({ done: ['a', 'b'] }, change(['a', 'b']))).toMatchObject({ d: 'available' });
  expect(statuses({ done: ['a', 'b', 'c'] }, change(['e']))).toMatchObject({ d: 'locked' });
});

test('a locked mission names all that is still to be done before it, an open one names nothing', () => {
  const opens = (...given: Parameters<typeof statesOf>) =>
    statesOf(...given).map((state) =>
      state.opensAfter.map((any) => any.map(({ id }) => id).join('|')).join(' '),
    );
  expect(opens({})).toEqual(['', 'a', 'a b', 'a b c', 'c d']);
  expect(opens({ done: ['a'] })).toEqual(['', '', 'b', 'b c', 'c d']);
  expect(opens({ done: ['a', 'c'] })).toEqual(['', '', '', 'b', 'd']);
  expect(opens({ begun: ['e'] })).toEqual(['', 'a', 'a b', 'a b c', '']);
  const both = { e: { unlockWhen: ['mission.done:c', 'mission.done:d'] } } as const;
  expect(opens({ done: ['a'] }, both)).toEqual(['', '', 'b', 'b c', 'c d']);
});

test('an open quest is in progress once anything that it asks for was begun, a locked one waits', () => {
  const change: Record<string, Partial<Mission>> = {
    a: { steps: [], doneWhen: ['item.done:hb.one.lesson', 'mission.done:b'] },
    b: { steps: [], doneWhen: ['item.done:hb.one.lesson'] },
  };
  expect(statuses({}, change)).toMatchObject({ a: 'available', b: 'locked' });
  expect(statuses({ begun: ['hb.one.lesson'] }, change)).toMatchObject({
    a: 'in_progress',
    b: 'locked',
  });
  expect(statuses({ done: ['hb.one.lesson'] }, change)).toMatchObject({ a: 'in_progress' });
  expect(statuses({ done: ['a'], begun: ['hb.one.lesson'] }, change)).toMatchObject({ a: 'done' });
});

test('a story is not in progress because of an activity that it asks for', () => {
  const change: Record<string, Partial<Mission>> = {
    a: { doneWhen: ['steps.seen', 'item.done:hb.one.lesson'] },
  };
  expect(statuses({ done: ['hb.one.lesson'] }, change)).toMatchObject({ a: 'available' });
});

test('a mission may open with an item of the path, which it then names', () => {
  const change: Record<string, Partial<Mission>> = {
    c: { unlockWhen: ['item.done:hb.one.lesson'] },
  };
  const catalog = indexCatalog({ ...aCatalogOf(layout, change), items: [anItem()] });
  const stateOf = (done: string[]) =>
    missionStates(catalog, 'togaf', someRecords({ done })).find(
      ({ mission }) => mission.id === 'c',
    );
  expect(stateOf([])).toMatchObject({ status: 'locked', opensAfter: [[{ id: 'hb.one.lesson' }]] });
  expect(stateOf(['hb.one.lesson'])).toMatchObject({ status: 'available' });
});

test('states come in the order of the sections with what is stored of them', () => {
  const records = someRecords({ begun: ['b'] });
  const states = missionStates(indexCatalog(aCatalogOf(layout)), 'togaf', records);
  expect(states.map(({ section, mission }) => [section.id, mission.id])).toEqual([
    ['sec.1', 'a'],
    ['sec.1', 'b'],
    ['sec.2', 'c'],
    ['sec.2', 'd'],
    ['sec.3', 'e'],
  ]);
  expect(states.map(({ record }) => record)).toEqual([
    undefined,
    records.get('b'),
    undefined,
    undefined,
    undefined,
  ]);
});

test('a course without missions has no states and nothing next', () => {
  expect(missionStates(indexCatalog(aCatalogOf([])), 'togaf', new Map())).toEqual([]);
  expect(nextMission([])).toBeUndefined();
});

test('the next mission is the first in progress, else the first available, else none', () => {
  const next = (...given: Parameters<typeof statesOf>) =>
    nextMission(statesOf(...given))?.mission.id;
  expect(next({})).toBe('a');
  expect(next({ done: ['a'] })).toBe('b');
  expect(next({ done: ['a'], begun: ['d', 'e'] })).toBe('d');
  expect(next({ done: ['a', 'b', 'c', 'd', 'e'] })).toBeUndefined();
});

test('a section is done when all of it is, in progress when any was begun, else as its missions', () => {
  const sections = (...given: Parameters<typeof statesOf>) => {
    const states = statesOf(...given);
    return ['sec.1', 'sec.2', 'sec.3'].map((id) =>
      sectionStatus(states.filter((state) => state.section.id === id)),
    );
  };
  expect(sections({})).toEqual(['available', 'locked', 'locked']);
  expect(sections({ begun: ['a'] })).toEqual(['in_progress', 'locked', 'locked']);
  expect(sections({ done: ['a'] })).toEqual(['in_progress', 'locked', 'locked']);
  expect(sections({ done: ['a', 'b'] })).toEqual(['done', 'available', 'locked']);
  expect(sections({ done: ['e'] })).toEqual(['available', 'locked', 'done']);
  expect(sections({}, { d: { unlockWhen: [] } })).toEqual(['available', 'available', 'locked']);
  expect(sectionStatus([])).toBe('locked');
});

test('a section whose missions are locked is not called locked where its station is open', () => {
  expect(isSectionShut('locked', [])).toBe(true);
  expect(isSectionShut('locked', [{ status: 'locked' }])).toBe(true);
  expect(isSectionShut('locked', [{ status: 'locked' }, { status: 'available' }])).toBe(false);
  expect(isSectionShut('locked', [{ status: 'in_progress' }])).toBe(false);
  expect(isSectionShut('available', [{ status: 'locked' }])).toBe(false);
});

test('the header counts missions done and all, and the XP of those done', () => {
  const change = { a: { xp: 30 }, b: { xp: 45 }, c: { xp: 100 } };
  expect(missionStats(statesOf({ done: ['a', 'b'], begun: ['c'] }, change))).toEqual({
    completedMissions: 2,
    totalMissions: 5,
    totalXp: 75,
  });
  expect(missionStats([])).toEqual({ completedMissions: 0, totalMissions: 0, totalXp: 0 });
});
