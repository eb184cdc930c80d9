// The library: views counted once a day, parts kept, steps answered without their key before, stars.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Api } from '#client/api/api.ts';
import { aLearner, startApp, type TestApp } from '#tests/support/app.ts';
import { codeOf } from '#tests/support/sample-attempts.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const resourceKey = 'availability-arithmetic';
const cardOf = async (api: Api) =>
  (await api.library.list()).resources.find(({ key }) => key === resourceKey)!;
const sumsOf = async (api: Api, partId: string) => {
  const { body } = await api.library.resource({ resourceKey });
  if (body.format !== 'interactive') throw new Error('It has no steps.');
  const step = body.steps.find(({ id }) => id === partId);
  if (step?.kind !== 'sums') throw new Error('It has no sums.');
  return step;
};

test('the list has every resource of the content, and each opens', async () => {
  const { api } = await aLearner(app);
  const { resources } = await api.library.list();
  expect(resources.length).toBeGreaterThan(0);
  for (const { key, parts } of resources) {
    expect(parts).toBeGreaterThan(0);
    expect((await api.library.resource({ resourceKey: key })).key).toBe(key);
  }
});

test('a view counts once a learner and day', async () => {
  const [one, other] = [await aLearner(app), await aLearner(app)];
  const { views } = await cardOf(one.api);
  await Promise.all([1, 2, 3].map(() => one.api.library.view({ resourceKey })));
  expect((await other.api.library.view({ resourceKey })).views).toBe(views + 2);
});

test('sums show no result before they are answered, and their working after', async () => {
  const { api } = await aLearner(app);
  const asked = await sumsOf(api, 't1');
  expect(asked.outcome).toBeNull();
  expect(JSON.stringify(asked)).not.toContain('working');
  const wrong = { kind: 'sums' as const, values: asked.asks.map(() => 0) };
  const first = await api.library.answer({ resourceKey, partId: 't1', answer: wrong });
  if (first.step.kind !== 'sums') throw new Error('no sums');
  expect(first.step.outcome!.map(({ right }) => right)).toEqual([false, false]);
  const values = first.step.outcome!.map(({ expected }) => expected);
  const again = { resourceKey, partId: 't1', answer: { kind: 'sums' as const, values } };
  const second = await api.library.answer(again);
  if (second.step.kind !== 'sums') throw new Error('no sums');
  expect(second.step.outcome!.map(({ right }) => right)).toEqual([true, true]);
  expect(second.marks.done).toEqual(['t1']);
  expect((await sumsOf(api, 't1')).outcome).toEqual(second.step.outcome);
});

test('begun anew, a step has new numbers and no answer; that it was done stays', async () => {
  const { api } = await aLearner(app);
  const texts = new Set<string>();
  for (let round = 0; round < 6; round += 1) {
    const { asks } = await sumsOf(api, 't1');
    texts.add(asks.map(({ text }) => text).join());
    const answer = { kind: 'sums' as const, values: asks.map(() => 1) };
    await api.library.answer({ resourceKey, partId: 't1', answer });
    await api.library.again({ resourceKey, partId: 't1' });
    expect((await sumsOf(api, 't1')).outcome).toBeNull();
  }
  expect(texts.size).toBeGreaterThan(1);
  expect((await cardOf(api)).done).toEqual(['t1']);
});

test('an answer of another form, and parts that are not there, are refused', async () => {
  const { api } = await aLearner(app);
  const answer = { kind: 'sums' as const, values: [1] };
  const on = { resourceKey, partId: 't1' };
  expect(await codeOf(api.library.answer({ ...on, answer }))).toBe('task.malformed');
  const picks = { kind: 'story' as const, picks: [] };
  expect(await codeOf(api.library.answer({ ...on, answer: picks }))).toBe('task.malformed');
  expect(await codeOf(api.library.answer({ ...on, partId: 't9', answer }))).toBe(
    'resource.part_not_found',
  );
  // Steps are done by answers, not by saying so.
  expect(await codeOf(api.library.mark({ ...on, isDone: true }))).toBe('resource.part_not_found');
  expect(await codeOf(api.library.resource({ resourceKey: 'gone' }))).toBe('resource.not_found');
});

test('stars are replaced by the same learner, and mean what all gave', async () => {
  const [one, other] = [await aLearner(app), await aLearner(app)];
  await one.api.library.rate({ resourceKey, stars: 2 });
  await one.api.library.rate({ resourceKey, stars: 5 });
  await other.api.library.rate({ resourceKey, stars: 4 });
  expect(await cardOf(one.api)).toMatchObject({ rating: 4.5, ratings: 2, ownStars: 5 });
});

test('what was done goes with the course begun anew, the stars stay', async () => {
  const { api } = await aLearner(app);
  const answer = { kind: 'sums' as const, values: [1, 2] };
  await api.library.answer({ resourceKey, partId: 't1', answer });
  await api.library.rate({ resourceKey, stars: 3 });
  await api.learner.resetCourse({ courseKey: 'togaf' });
  expect(await cardOf(api)).toMatchObject({ done: [], ownStars: 3 });
  expect((await sumsOf(api, 't1')).outcome).toBeNull();
});

test('a lesson knows the resources that go with it', async () => {
  const { api } = await aLearner(app);
  const { resources } = await api.library.beside({ activityRef: 'tg.d.lesson' });
  expect(resources.map(({ key }) => key)).toContain(resourceKey);
  await expect(api.library.beside({ activityRef: 'gone' })).rejects.toMatchObject({
    code: 'activity.not_found',
  });
});
