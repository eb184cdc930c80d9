import { expect, test } from 'vitest';
import { type CatalogIndex, indexCatalog } from '#domain/catalog/catalog-index.ts';
import { aCatalog, anItem, aPhase, someRecords } from '#tests/support/builders.ts';
import { phaseStates } from './path-status.ts';
import { firstToOpen, openersOfItem, stepsAfterTestOut, stepsToOpen } from './steps-to-open.ts';

const KINDS = ['lesson', 'artifact', 'quiz', 'checklist'] as const;
/** The quiz is asked for by this one, the work product by the other. */
const EXAM = 'exam-ready';
const JOB = 'real-world';

const aPath = (needs: Readonly<Record<string, readonly string[]>>): CatalogIndex => {
  const phases = Object.entries(needs).map(([id, prerequisites], order) =>
    aPhase({
      id,
      short: id,
      order,
      prerequisites,
      itemIds: KINDS.map((kind) => `${id}.${kind}`),
      ...(prerequisites.length > 0 && { testOutId: `hb.${id}.testout` }),
    }),
  );
  const items = phases.flatMap(({ id }) =>
    KINDS.map((kind) => anItem({ id: `${id}.${kind}`, phaseId: id, kind })),
  );
  return indexCatalog(aCatalog({ phases, items }));
};
const line = aPath({ a: [], b: ['a'], c: ['b'] });
const steps = (itemId: string, done: readonly string[] = [], catalog = line, track = EXAM) =>
  stepsToOpen(phaseStates(catalog, 'togaf', someRecords({ done })), itemId, track).map(
    ({ id }) => id,
  );

test('in an open phase the items before it that the track asks for are still to be done', () => {
  expect(steps('a.checklist')).toEqual(['a.lesson', 'a.quiz']);
  expect(steps('a.checklist', ['a.lesson'])).toEqual(['a.quiz']);
  expect(steps('a.checklist', [], line, JOB)).toEqual(['a.lesson', 'a.artifact']);
});

test('the steps that are named do open it, on every track', () => {
  for (const track of [EXAM, JOB]) {
    const done: string[] = [];
    for (const id of steps('c.checklist', [], line, track)) {
      const states = phaseStates(line, 'togaf', someRecords({ done })).flatMap(
        ({ items }) => items,
      );
      expect(states.find(({ item }) => item.id === id)?.status).toBe('available');
      done.push(id);
    }
    expect(steps('c.checklist', done, line, track)).toEqual([]);
  }
});

test('whatever the track, the shortest way through an open phase has a first', () => {
  const first = (itemId: string, done: readonly string[]) => {
    const phases = phaseStates(line, 'togaf', someRecords({ done }));
    return firstToOpen(phases.find(({ phase }) => itemId.startsWith(phase.id))!, itemId)?.id;
  };
  expect(first('a.checklist', [])).toBe('a.lesson');
  expect(first('b.checklist', [])).toBeUndefined();
  expect(first('b.checklist', ['a.lesson', 'b.lesson'])).toBe('b.quiz');
  expect(first('a.checklist', ['a.lesson', 'a.artifact'])).toBeUndefined();
});

test('what opens an item names all of it: what every track asks for, and else one of each', () => {
  const opens = (itemId: string, done: readonly string[] = []) =>
    openersOfItem(phaseStates(line, 'togaf', someRecords({ done })), itemId).map((any) =>
      any.join('|'),
    );
  expect(opens('a.checklist')).toEqual(['a.lesson', 'a.quiz|a.artifact']);
  expect(opens('a.checklist', ['a.lesson'])).toEqual(['a.quiz|a.artifact']);
  // The test that opens its own phase stands for beginning the one before.
  expect(opens('b.lesson')).toEqual(['a.lesson|hb.b.testout']);
  expect(opens('b.quiz', ['a.lesson'])).toEqual(['b.lesson']);
  expect([opens('a.lesson'), opens('a.checklist', ['a.lesson', 'a.quiz'])]).toEqual([[], []]);
  expect(opens('x.lesson')).toEqual([]);
});

test('in a locked phase each phase before it is begun first, the nearest to the learner before the others', () => {
  expect(steps('c.checklist')).toEqual(['a.lesson', 'b.lesson', 'c.lesson', 'c.quiz']);
  expect(steps('c.lesson', ['a.lesson'])).toEqual(['b.lesson']);
});

test('a phase that two others wait for is begun once', () => {
  const joined = aPath({ a: [], b: ['a'], c: ['a'], d: ['b', 'c'] });
  expect(steps('d.lesson', [], joined)).toEqual(['a.lesson', 'b.lesson', 'c.lesson']);
});

test('who tested out has its own items to do only', () => {
  expect(steps('c.checklist', ['hb.c.testout'])).toEqual(['c.lesson', 'c.quiz']);
});

test('a test-out saves the ways to the phase, not the items of the phase', () => {
  const after = (itemId: string, done: readonly string[] = [], catalog = line) =>
    stepsAfterTestOut(phaseStates(catalog, 'togaf', someRecords({ done })), itemId, EXAM);
  expect(after('c.checklist')).toBe(2);
  expect(steps('c.checklist', ['hb.c.testout'])).toHaveLength(2);
  // Of two steps it saves both, and is one itself; of one it saves nothing.
  expect(steps('c.lesson')).toEqual(['a.lesson', 'b.lesson']);
  expect(after('c.lesson')).toBe(0);
  expect(after('b.checklist')).toBeUndefined();
  // It saves nothing in a phase that is open, has no test, or was tested out of.
  expect(after('a.checklist')).toBeUndefined();
  expect(after('c.checklist', ['b.lesson'])).toBeUndefined();
  expect(after('c.checklist', ['hb.c.testout'])).toBeUndefined();
  expect(after('x.lesson')).toBeUndefined();
});

test('what is open, done or unknown needs nothing', () => {
  expect(steps('a.lesson')).toEqual([]);
  expect(steps('a.lesson', ['a.lesson'])).toEqual([]);
  expect(steps('x.lesson')).toEqual([]);
});
