import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { indexCatalog } from '#domain/catalog/catalog-index.ts';
import type { Track } from '#domain/catalog/course-keys.ts';
import { aCatalog, anItem, aPhase, ITEM_TYPES, someRecords } from '#tests/support/builders.ts';
import { asksFor, nextSteps } from './guide.ts';
import { phaseStates } from './path-status.ts';

/** The minutes of decisions' items, in their order. */
const MINUTES = [10, 15, 15, 15, 10, 5];

/** Phases p and q stand open; r waits for q. */
const path = (minutes: readonly number[] = MINUTES) => {
  const phases = ['p', 'q', 'r'].map((id, order) =>
    aPhase({
      id,
      short: id,
      order,
      prerequisites: id === 'r' ? ['q'] : [],
      itemIds: ITEM_TYPES.map((type) => `${id}.${type}`),
    }),
  );
  const items = phases.flatMap((phase) =>
    ITEM_TYPES.map((kind, at) =>
      anItem({
        id: `${phase.id}.${kind}`,
        phaseId: phase.id,
        kind,
        estimatedMinutes: minutes[at]!,
      }),
    ),
  );
  return indexCatalog(aCatalog({ phases, items }));
};

const guided = (
  of: Parameters<typeof someRecords>[0],
  track: Track = 'exam-ready',
  minutes = MINUTES,
) =>
  nextSteps(phaseStates(path(minutes), 'togaf', someRecords(of)), track).map(
    (state) => state.item.id,
  );

test('a track asks for its own item types', () => {
  const asked = (track: Track) => ITEM_TYPES.filter((kind) => asksFor(track, anItem({ kind })));
  expect(asked('exam-ready')).toEqual(['lesson', 'deepdive', 'quiz', 'checklist']);
  expect(asked('real-world')).toEqual(['lesson', 'artifact', 'lab', 'checklist']);
  expect(asksFor('exam-ready', anItem({ kind: 'testout' }))).toBe(false);
});

test('a course without tracks asks everybody for everything', () => {
  expect(asksFor(null, anItem({ requiredBy: 'all' }))).toBe(true);
  expect(asksFor(null, anItem({}))).toBe(false);
});

describe('Guide Me', () => {
  test('looks over all open phases, and never into a locked one', () => {
    expect(guided({})).toEqual(['p.lesson', 'q.lesson']);
    expect(guided({ done: ['q.lesson'] })).toEqual(['p.lesson', 'r.lesson']);
  });

  test('takes at most three steps', () => {
    expect(guided({}, 'exam-ready', [5, 5, 5, 5, 5, 5])).toEqual([
      'p.lesson',
      'q.lesson',
      'p.deepdive',
    ]);
  });

  test('takes what fits into thirty minutes to the minute', () => {
    expect(guided({}, 'exam-ready', [10, 10, 9, 9, 9, 9])).toHaveLength(3);
    expect(guided({}, 'exam-ready', [10, 11, 11, 9, 9, 9])).toHaveLength(2);
    expect(guided({}, 'exam-ready', [30, 1, 1, 1, 1, 1])).toEqual(['p.lesson']);
    expect(guided({}, 'exam-ready', [31, 1, 1, 1, 1, 1])).toEqual([]);
  });

  test('goes on with what was begun before all else', () => {
    const begun = { done: ['q.lesson', 'q.deepdive'], begun: ['q.artifact'] };
    expect(guided(begun)[0]).toBe('q.artifact');
  });

  test('prefers what the track asks for', () => {
    // In p the deepdive is next, in q the artifact; r begins with its lesson.
    const of = { done: ['p.lesson', 'q.lesson', 'q.deepdive', 'r.lesson', 'r.deepdive'] };
    expect(guided(of, 'exam-ready')).toEqual(['p.deepdive', 'p.artifact']);
    expect(guided(of, 'real-world')).toEqual(['q.artifact', 'r.artifact']);
  });

  test('has nothing to say when all is done', () => {
    const done = ['p', 'q', 'r'].flatMap((id) => ITEM_TYPES.map((type) => `${id}.${type}`));
    expect(guided({ done })).toEqual([]);
  });

  test('never tells more than three, more than thirty minutes, or what is done or out of turn', () => {
    const all = ['p', 'q', 'r'].flatMap((id) => ITEM_TYPES.map((type) => `${id}.${type}`));
    const catalog = path();
    fc.assert(
      fc.property(
        fc.subarray(all),
        fc.constantFrom<Track>('exam-ready', 'real-world'),
        (done, track) => {
          const phases = phaseStates(catalog, 'togaf', someRecords({ done }));
          const steps = nextSteps(phases, track).map((state) => state.item);
          expect(steps.length).toBeLessThanOrEqual(3);
          const minutes = steps.reduce((sum, item) => sum + item.estimatedMinutes, 0);
          expect(minutes).toBeLessThanOrEqual(30);
          const taken = new Set(done);
          for (const item of steps) {
            const inPhase = all.filter((id) => id.startsWith(`${item.phaseId}.`));
            expect(item.id).toBe(inPhase.find((id) => !taken.has(id)));
            taken.add(item.id);
          }
        },
      ),
    );
  });
});
