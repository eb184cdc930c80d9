import fc from 'fast-check';
import { expect, test } from 'vitest';
import { coveredByPapers, examCoverage, type PassedShare } from './exam-coverage.ts';

const outline = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ id: `obj.${at}`, title: `Topic ${at}`, weight: 1 }));

test('nothing done covers nothing, everything covers all', () => {
  expect(examCoverage(outline(8), [])).toBe(0);
  expect(
    examCoverage(
      outline(8),
      outline(8).map(({ id }) => id),
    ),
  ).toBe(100);
});

test('the share of distinct objectives counts, not their weight and not how often', () => {
  const weighted = [
    { id: 'obj.big', title: 'Big', weight: 90 },
    { id: 'obj.small', title: 'Small', weight: 10 },
  ];
  expect(examCoverage(weighted, ['obj.small', 'obj.small', 'obj.small'])).toBe(50);
});

test('objectives of another course or outline cover nothing', () => {
  expect(examCoverage(outline(4), ['obj.0', 'obj.77', 'pmp.1'])).toBe(25);
});

test('the share is rounded to whole percent', () => {
  expect(examCoverage(outline(3), ['obj.0'])).toBe(33);
  expect(examCoverage(outline(3), ['obj.0', 'obj.1'])).toBe(67);
});

test('a course without an outline has nothing to cover', () => {
  expect(examCoverage([], ['obj.0'])).toBe(0);
});

test('coverage lies between 0 and 100 and never falls as more is covered', () => {
  const ids = fc.array(fc.nat({ max: 30 }).map((at) => `obj.${at}`));
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 25 }), ids, ids, (count, some, more) => {
      const less = examCoverage(outline(count), some);
      const all = examCoverage(outline(count), [...some, ...more]);
      expect(less).toBeGreaterThanOrEqual(0);
      expect(all).toBeGreaterThanOrEqual(less);
      expect(all).toBeLessThanOrEqual(100);
    }),
  );
});

test('a passed paper covers the objectives in which its line was reached, from three questions on', () => {
  const share = (over: Partial<PassedShare>): PassedShare => ({
    objectiveId: 'u1',
    questions: 8,
    points: 5,
    maxPoints: 8,
    passPercent: 60,
    ...over,
  });
  expect(coveredByPapers([share({})])).toEqual(['u1']);
  expect(coveredByPapers([share({ points: 4 })])).toEqual([]);
  expect(coveredByPapers([share({ questions: 3, points: 2, maxPoints: 3 })])).toEqual(['u1']);
  expect(coveredByPapers([share({ questions: 2, points: 2, maxPoints: 2 })])).toEqual([]);
});
