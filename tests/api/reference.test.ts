import { afterAll, beforeAll, expect, test } from 'vitest';
import { aLearner, startApp, type TestApp } from '#tests/support/app.ts';
import { codeOf } from '#tests/support/sitting.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

test('the book of reference holds the phases in their order and the glossary by term', async () => {
  const { api } = await aLearner(app);
  const { phases, terms } = await api.exams.reference({ courseKey: 'togaf' });
  expect(phases.map(({ letter }) => letter).slice(0, 3)).toEqual(['P', 'RM', 'A']);
  expect(phases.every(({ objectives }) => objectives.length > 0)).toBe(true);
  const names = terms.map(({ term }) => term);
  expect(names.length).toBeGreaterThan(50);
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')));
  expect(terms.every(({ text }) => text.length > 0)).toBe(true);
});

test('a course without a path has an empty one, an unknown course none', async () => {
  const { api } = await aLearner(app);
  expect(await api.exams.reference({ courseKey: 'pmp' })).toEqual({ phases: [], terms: [] });
  expect(await codeOf(api.exams.reference({ courseKey: 'nonsense' as 'pmp' }))).toBe(
    'course.not_found',
  );
});
