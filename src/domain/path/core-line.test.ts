import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { indexCatalog } from '#domain/catalog/catalog-index.ts';
import { CORE_ID } from '#domain/catalog/path.ts';
import { courseProgress } from '#domain/progress/course-progress.ts';
import { aCatalog, anItem, aPhase, ITEM_TYPES, someRecords } from '#tests/support/builders.ts';
import { asksFor } from './asks-for.ts';
import { coreState, coreStatus, isCore, nextInCore } from './core-line.ts';

const IDS = ['c.1', 'c.2', 'c.3', 'c.u1'];
const onCore = (id: string) =>
  anItem({
    id,
    phaseId: CORE_ID,
    key: id.replace('.', '-'),
    kind: id === 'c.u1' ? 'quiz' : 'lesson',
    estimatedMinutes: 10,
    objectives: [`obj.${id}`],
  });
const phase = aPhase({ id: 'p', short: 'p', itemIds: ITEM_TYPES.map((type) => `p.${type}`) });
const inPhase = (minutes: number) =>
  ITEM_TYPES.map((kind) =>
    anItem({ id: `p.${kind}`, phaseId: 'p', kind, estimatedMinutes: minutes }),
  );
const line = {
  courseKey: 'togaf',
  groups: [
    { id: 'a', title: 'First', itemIds: ['c.1', 'c.2'] },
    { id: 'b', title: 'Second', itemIds: ['c.3'] },
  ],
  quizIds: ['c.u1'],
};
const catalogOf = (minutes = 10) =>
  indexCatalog(
    aCatalog({ phases: [phase], cores: [line], items: [...inPhase(minutes), ...IDS.map(onCore)] }),
  );
const catalog = catalogOf();
const stateAt = (of: Parameters<typeof someRecords>[0]) =>
  coreState(catalog, 'togaf', someRecords(of))!;

describe('the Core line', () => {
  test('is not there for a course that has none', () => {
    expect(coreState(catalog, 'pmp', new Map())).toBeUndefined();
  });

  test('stands open from the start, lessons by group and then quizzes', () => {
    const state = stateAt({});
    expect(state.groups.map((group) => group.items.map(({ item }) => item.id))).toEqual([
      ['c.1', 'c.2'],
      ['c.3'],
    ]);
    expect(state.items.map(({ item, status }) => [item.id, status])).toEqual(
      IDS.map((id) => [id, 'available']),
    );
  });

  test('never locks an item, whatever was done before', () => {
    fc.assert(
      fc.property(fc.subarray(IDS), fc.subarray(IDS), (done, begun) => {
        const statuses = stateAt({ done, begun }).items.map(({ status }) => status);
        expect(statuses).not.toContain('locked');
      }),
    );
  });

  test('is in progress once anything was begun, done with the last item', () => {
    expect(coreStatus(stateAt({}))).toBe('available');
    expect(coreStatus(stateAt({ begun: ['c.3'] }))).toBe('in_progress');
    expect(coreStatus(stateAt({ looked: ['c.3'] }))).toBe('in_progress');
    expect(coreStatus(stateAt({ done: ['c.3'] }))).toBe('in_progress');
    expect(coreStatus(stateAt({ done: IDS }))).toBe('done');
  });

  test('goes on with what is in progress, then behind what was just done, then from the start', () => {
    const next = (of: Parameters<typeof someRecords>[0], after?: string) =>
      nextInCore(stateAt(of), after)?.item.id;
    expect(next({})).toBe('c.1');
    expect(next({ done: ['c.2'] }, 'c.2')).toBe('c.3');
    expect(next({ done: ['c.u1'] }, 'c.u1')).toBe('c.1');
    expect(next({ done: ['c.1'], begun: ['c.u1'] }, 'c.1')).toBe('c.u1');
    expect(next({ looked: ['c.3'] })).toBe('c.1');
    expect(next({ done: IDS }, 'c.3')).toBeUndefined();
  });

  test('knows its own items from those of phases', () => {
    expect([onCore('c.1'), ...inPhase(1)].map(isCore)).toEqual([true, ...Array(6).fill(false)]);
  });
});

describe('the tracks', () => {
  test('for the exam all of the Core line is asked for, for the job none of it', () => {
    for (const id of IDS) {
      expect(asksFor('exam-ready', onCore(id))).toBe(true);
      expect(asksFor('real-world', onCore(id))).toBe(false);
    }
  });

  test('its minutes count for the exam, and for the job they do not', () => {
    const left = (track: string) =>
      courseProgress(catalog, 'togaf', { records: someRecords({ done: ['c.2'] }), track })
        .minutesLeft;
    expect(left('exam-ready') - left('real-world')).toBe(30);
  });
});
