import { expect, test } from 'vitest';
import { type CatalogIndex, indexCatalog } from '#domain/catalog/catalog-index.ts';
import { aCatalog, anItem, aPhase, someRecords } from '#tests/support/builders.ts';
import { phaseStates } from './path-status.ts';
import { stepsAfterTestOut, stepsToOpen } from './steps-to-open.ts';

const KINDS = ['lesson', 'quiz', 'checklist'] as const;

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
const steps = (itemId: string, done: readonly string[] = [], catalog = line) =>
  stepsToOpen(phaseStates(catalog, 'togaf', someRecords({ done })), itemId).map(({ id }) => id);

test('in an open phase the items before it are still to be done', () => {
  expect(steps('a.checklist')).toEqual(['a.lesson', 'a.quiz']);
  expect(steps('a.checklist', ['a.lesson'])).toEqual(['a.quiz']);
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
    stepsAfterTestOut(phaseStates(catalog, 'togaf', someRecords({ done })), itemId);
  expect(after('c.checklist')).toBe(2);
  expect(steps('c.checklist', ['hb.c.testout'])).toHaveLength(2);
  expect(after('c.lesson')).toBe(0);
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
