import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { indexCatalog } from '#domain/catalog/catalog-index.ts';
import { aCatalog, anItem, aPhase, ITEM_TYPES, someRecords } from '#tests/support/builders.ts';
import { phaseStates } from './path-status.ts';
import {
  assessmentsNeeded,
  confidenceOf,
  confidenceScores,
  EXAM_READY_FROM,
  JOB_READY_FROM,
  weightedPercent,
} from './readiness.ts';

const phases = ['p', 'q'].map((id, order) =>
  aPhase({ id, short: id, order, itemIds: ITEM_TYPES.map((type) => `${id}.${type}`) }),
);
const items = phases.flatMap((phase) =>
  ITEM_TYPES.map((kind, at) =>
    anItem({
      id: `${phase.id}.${kind}`,
      phaseId: phase.id,
      kind,
      estimatedMinutes: 10 ** at,
      objectives: [`obj.${phase.id}`, 'obj.both', `obj.${kind}`],
    }),
  ),
);
const catalog = indexCatalog(aCatalog({ phases, items }));
const all = items.map((item) => item.id);
const states = (done: readonly string[]) => phaseStates(catalog, 'togaf', someRecords({ done }));
const itemsWith = (done: readonly string[]) => states(done).flatMap((phase) => phase.items);
const percent = (done: readonly string[]) => weightedPercent(itemsWith(done));

describe('progress', () => {
  test('weighs work products and labs thrice, quizzes twice, the rest once', () => {
    // One phase is worth 11, two are worth 22.
    const alone = ITEM_TYPES.map((type) => percent([`p.${type}`]));
    expect(alone).toEqual([1, 1, 3, 3, 2, 1].map((weight) => Math.round((100 * weight) / 22)));
  });

  test('is 0 without items or done ones, and 100 only with all of them', () => {
    expect([weightedPercent([]), percent([]), percent(all)]).toEqual([0, 0, 100]);
    expect(percent(all.filter((id) => id !== 'q.checklist'))).toBe(95);
  });

  test('never falls by what is done, and reaches 100 by the last item alone', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(all, { minLength: all.length }), (order) => {
        const steps = order.map((_, at) => percent(order.slice(0, at + 1)));
        expect(steps.toSorted((a, b) => a - b)).toEqual(steps);
        expect(steps.indexOf(100)).toBe(order.length - 1);
      }),
    );
  });

  test('does not count what is only begun', () => {
    const begun = phaseStates(catalog, 'togaf', someRecords({ begun: all }));
    expect(weightedPercent(begun.flatMap((phase) => phase.items))).toBe(0);
  });
});

test('a learner is ready for the exam from 80 percent, for the job from 70', () => {
  expect([79, 80].map((coverage) => coverage >= EXAM_READY_FROM)).toEqual([false, true]);
  expect([69, 70].map((mastery) => mastery >= JOB_READY_FROM)).toEqual([false, true]);
});

describe('confidence', () => {
  test('rests on the newest three scores, and on none while there are fewer', () => {
    expect(confidenceScores([100, 100, 40, 0])).toEqual([100, 100, 40]);
    expect(confidenceScores([100, 100])).toEqual([]);
  });

  test.each([
    ['fewer than three assessments', [], null],
    ['fewer than three, however good', [100, 100], null],
    ['a mean of 59', [59, 59, 59], 'Low'],
    ['a mean just under 60', [60, 60, 59], 'Low'],
    ['a mean of 60', [60, 60, 60], 'Medium'],
    ['a mean of 60 from unequal ones', [100, 80, 0], 'Medium'],
    ['a mean of 74', [74, 74, 74], 'Medium'],
    ['a mean just under 75', [75, 75, 74], 'Medium'],
    ['a mean of 75', [75, 75, 75], 'High'],
    ['three full marks', [100, 100, 100], 'High'],
  ])('with %s', (_name, scores, expected) => {
    expect(confidenceOf(scores)).toBe(expected);
  });

  test('says how many assessments are still needed', () => {
    expect([[], [70], [70, 60], [70, 60, 50], [1, 2, 3, 4]].map(assessmentsNeeded)).toEqual([
      3, 2, 1, 0, 0,
    ]);
  });

  test('looks at the newest three alone', () => {
    expect(confidenceOf([100, 100, 100, 0, 0, 0])).toBe('High');
    expect(confidenceOf([0, 0, 0, 100, 100, 100])).toBe('Low');
  });
});
