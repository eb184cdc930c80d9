// What the first page and the picker say of the offer is what the loaded content holds.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aLearner, startApp, type TestApp } from '#tests/support/app.ts';
import { productCatalog } from '#tests/support/catalog.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

/** Counted in the content itself. */
function counted(courseKey: string) {
  const { banks, papers, templates } = productCatalog();
  const own = banks.filter((bank) => bank.courseKey === courseKey);
  // Those of cases, too.
  const ids = own.flatMap(({ units, sets = [] }) => [
    ...Object.values(units).flat(),
    ...sets.flatMap(({ questions }) => questions),
  ]);
  const exams = papers.filter((one) => one.courseKey === courseKey && one.kind === 'simulation');
  const files = templates.filter((one) => one.courseKey === courseKey);
  return {
    questions: new Set(ids.map(({ questionId }) => questionId)).size,
    practiceExams: exams.length,
    templates: files.length,
    premiumTemplates: files.filter(({ isPremium }) => isPremium).length,
  };
}

test('a guest is told how many questions, practice exams and templates each course has, and how many of these a pass opens', async () => {
  const { courses } = await app.newClient().api.product.get();
  expect(courses.map(({ key }) => key)).toEqual(productCatalog().courses.map(({ key }) => key));
  for (const { key, offer } of courses) {
    expect(offer).toEqual(counted(key));
    expect(offer.questions).toBeGreaterThan(100);
    expect(offer.practiceExams).toBeGreaterThan(1);
  }
});

test('the picker of a learner says the same figures', async () => {
  const { api } = await aLearner(app);
  for (const { key, offer } of await api.learning.courses()) {
    expect(offer).toEqual(counted(key));
  }
});

test('every one of the questions has an explanation', () => {
  const { banks, questions } = productCatalog();
  const told = new Map(questions.map((one) => [one.id, one.explanation]));
  const ids = banks.flatMap(({ units }) => Object.values(units).flat());
  expect(ids.filter(({ questionId }) => !told.get(questionId))).toEqual([]);
});
