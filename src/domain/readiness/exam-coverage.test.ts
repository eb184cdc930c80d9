import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Assessment, coverageShares, coversObjective, examCoverage } from './exam-coverage.ts';

const outline = (...weights: number[]) =>
  weights.map((weight, at) => ({ id: `obj.${at}`, title: `Topic ${at}`, weight }));
const asks = (objectives: string[], passedIn: string[] = []): Assessment => ({
  objectives,
  passedIn,
});

test('is 0 before anything was passed, and 100 once everything was', () => {
  const objectives = ['obj.0', 'obj.1'];
  expect(examCoverage(outline(50, 50), [asks(objectives), asks(['obj.1'])])).toBe(0);
  const all = [asks(objectives, objectives), asks(['obj.1'], ['obj.1'])];
  expect(examCoverage(outline(50, 50), all)).toBe(100);
  expect(examCoverage(outline(50, 50), [])).toBe(0);
  expect(examCoverage([], all)).toBe(0);
});

test('one quiz never covers half an exam: it counts beside everything else that asks the same', () => {
  const quizzes = Array.from({ length: 10 }, (_, at) => asks(['obj.0'], at === 0 ? ['obj.0'] : []));
  expect(examCoverage(outline(100), quizzes)).toBe(10);
});

test('objectives count by their weight in the exam', () => {
  const assessments = [asks(['obj.0'], ['obj.0']), asks(['obj.1'])];
  expect(examCoverage(outline(90, 10), assessments)).toBe(90);
  expect(examCoverage(outline(10, 90), assessments)).toBe(10);
});

test('what was passed is never shown as 0', () => {
  const hundreds = Array.from({ length: 400 }, (_, at) => asks(['obj.0'], at ? [] : ['obj.0']));
  expect(examCoverage(outline(100), hundreds)).toBe(1);
});

test('a paper counts for the objectives in which it was passed, not for its others', () => {
  expect(examCoverage(outline(50, 50), [asks(['obj.0', 'obj.1'], ['obj.0'])])).toBe(50);
});

test('an objective that nothing asks about does not hold anybody back', () => {
  expect(examCoverage(outline(50, 50), [asks(['obj.0'], ['obj.0'])])).toBe(100);
});

test('never falls by passing more, stays between 0 and 100', () => {
  const ids = ['obj.0', 'obj.1', 'obj.2'];
  const assessment = fc.subarray(ids, { minLength: 1 }).chain((objectives) =>
    fc.record({
      objectives: fc.constant(objectives),
      passedIn: fc.subarray(objectives),
      more: fc.subarray(objectives),
    }),
  );
  fc.assert(
    fc.property(fc.array(assessment, { minLength: 1, maxLength: 20 }), (all) => {
      const before = examCoverage(outline(50, 30, 20), all);
      const after = examCoverage(
        outline(50, 30, 20),
        all.map((one) => ({ ...one, passedIn: [...one.passedIn, ...one.more] })),
      );
      expect(before).toBeGreaterThanOrEqual(0);
      expect(after).toBeGreaterThanOrEqual(before);
      expect(after).toBeLessThanOrEqual(100);
    }),
  );
});

test('a passed paper shows an objective that it asked often enough and whose line was reached', () => {
  const share = { questions: 8, points: 5, maxPoints: 8, passPercent: 60 };
  expect(coversObjective(share)).toBe(true);
  expect(coversObjective({ ...share, points: 4 })).toBe(false);
  expect(coversObjective({ ...share, questions: 3, points: 2, maxPoints: 3 })).toBe(true);
  expect(coversObjective({ ...share, questions: 2, points: 2, maxPoints: 2 })).toBe(false);
});

test('can be added up: each objective has its share of the exam and how often it was passed', () => {
  const assessments = [asks(['obj.0', 'obj.1'], ['obj.0']), asks(['obj.0'])];
  expect(coverageShares(outline(30, 60, 10), assessments)).toEqual([
    { id: 'obj.0', weightPercent: 33.33, passed: 1, all: 2 },
    { id: 'obj.1', weightPercent: 66.67, passed: 0, all: 1 },
  ]);
  expect(coverageShares([], assessments)).toEqual([]);
});

test('its shares add up to the figure, within its rounding', () => {
  const ids = ['obj.0', 'obj.1', 'obj.2', 'obj.3'];
  const assessment = fc
    .subarray(ids, { minLength: 1 })
    .chain((objectives) =>
      fc.record({ objectives: fc.constant(objectives), passedIn: fc.subarray(objectives) }),
    );
  fc.assert(
    fc.property(fc.array(assessment, { minLength: 1, maxLength: 12 }), (all) => {
      const figure = examCoverage(outline(40, 30, 20, 10), all);
      const sum = coverageShares(outline(40, 30, 20, 10), all).reduce(
        (total, { weightPercent, passed, all: asked }) => total + (weightPercent * passed) / asked,
        0,
      );
      expect(Math.abs(figure - sum)).toBeLessThanOrEqual(1.02);
    }),
  );
});
