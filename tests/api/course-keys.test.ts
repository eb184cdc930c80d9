// Keys of missions and papers are a course's own: two courses of the stub have one alike.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aLearner, startApp, type TestApp } from '#tests/support/app.ts';
import { stubCatalog } from '#tests/support/stub-course.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ catalog: stubCatalog() });
});
afterAll(() => app.close());

test('a key means that of the course before it, alone that of the selected course, elsewhere the first that has it', async () => {
  const { api } = await aLearner(app);
  const found = async (missionKey: string) => (await api.learning.mission({ missionKey })).id;
  expect(await found('harbor.first-watch')).toBe('ms.hb.first-watch');
  expect(await found('tide.first-watch')).toBe('ms.td.first-watch');
  expect(await found('first-watch')).toBe('ms.hb.first-watch');
  expect(await found('harbor.high-water')).toBe('ms.td.high-water');
  await api.learner.update({ courseKey: 'tide' });
  expect(await found('first-watch')).toBe('ms.td.first-watch');
  expect(await found('harbor.first-watch')).toBe('ms.hb.first-watch');
  expect(await found('last-watch')).toBe('ms.hb.last-watch');
  await expect(found('tide.nowhere')).rejects.toMatchObject({ code: 'mission.not_found' });
});

test('an activity is told with its course and the name that finds it again', async () => {
  const { api } = await aLearner(app);
  const begun = await api.learning.start({ activityRef: 'tide.first-watch' });
  expect(begun).toMatchObject({ courseKey: 'tide', ref: 'tide.first-watch' });
  const other = await api.learning.details({ activityRef: 'first-watch' });
  expect(other).toMatchObject({
    courseKey: 'harbor',
    ref: 'harbor.first-watch',
    status: 'available',
  });
  const again = await api.learning.details({ activityRef: begun.ref });
  expect(again).toMatchObject({ id: 'ms.td.first-watch', status: 'in_progress' });
});

test('papers of one key run side by side, each in its course', async () => {
  const { api } = await aLearner(app);
  const here = await api.exams.start({ paperKey: 'harbor.sample' });
  const there = await api.exams.start({ paperKey: 'tide.sample' });
  expect([here, there].map(({ paper }) => paper.id)).toEqual(['pap.hb.sample', 'pap.td.sample']);
  const cards = await Promise.all(
    ['sample', 'tide.sample'].map((paperKey) => api.exams.paper({ paperKey })),
  );
  expect(cards.map(({ courseKey, open }) => [courseKey, open?.id])).toEqual([
    ['harbor', here.id],
    ['tide', there.id],
  ]);
});

test('a paper asked for by its key alone is that of the selected course, and so is its attempt', async () => {
  const { api } = await aLearner(app);
  await api.learner.update({ courseKey: 'tide' });
  expect((await api.exams.paper({ paperKey: 'sample' })).courseKey).toBe('tide');
  expect((await api.exams.start({ paperKey: 'sample' })).paper.id).toBe('pap.td.sample');
  expect((await api.exams.paper({ paperKey: 'mock' })).courseKey).toBe('harbor');
});
