// A learner's own models: what they begin with, who was first to save, and how many there may be.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Api, withKey } from '#client/api/api.ts';
import { OWN_BOUNDS } from '#domain/modelling/editing/bounds.ts';
import { MOST_MODELS } from '#domain/modelling/own-model.ts';
import { aLearner, startApp, type TestApp } from '#tests/support/app.ts';
import { productCatalog } from '#tests/support/catalog.ts';
import { completeActivity } from '#tests/support/play.ts';
import { codeOf } from '#tests/support/sample-attempts.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const course = productCatalog().courses.find(({ language }) => language !== undefined)!;
const courseKey = course.key;
const key = () => withKey(randomUUID());
const two = {
  elements: [
    { id: 'a', kind: 'ApplicationComponent', name: 'Hub', x: 0, y: 0 },
    { id: 'b', kind: 'ApplicationFunction', name: 'Book', x: 200, y: 0 },
  ],
  relations: [{ id: 'r', type: 'Assignment', from: 'a', to: 'b' }],
};
const begin = (api: Api, over: Partial<Parameters<Api['models']['create']>[0]> = {}) =>
  api.models.create(
    { courseKey, name: 'Payments', viewpoint: null, start: { from: 'nothing' }, ...over },
    key(),
  );
const named = (elements: number, relations: number) => ({
  elements: Array.from({ length: elements }, (_, n) => {
    return { id: `e-${n}`, kind: 'Node', name: `Node ${n}`, x: n, y: n };
  }),
  relations: Array.from({ length: relations }, (_, n) => {
    const [from, to] = [n % elements, (n + 1 + Math.floor(n / elements)) % elements];
    return { id: `r-${n}`, type: 'Association', from: `e-${from}`, to: `e-${to}` };
  }),
});

test('a model begins empty, is saved, renamed, copied and deleted', async () => {
  const { api } = await aLearner(app);
  const { id, revision, model } = await begin(api, { name: '  Payments \n hub ' });
  expect(model).toEqual({ elements: [], relations: [] });
  const saved = await api.models.save({
    modelId: id,
    editor: 'page-one',
    base: revision,
    model: two,
  });
  expect(saved).toMatchObject({ name: 'Payments hub', elements: 2, relations: 1, revision: 2 });
  await api.models.describe({ modelId: id, name: 'Hub', viewpoint: 'application-structure' });
  const copy = await api.models.copy({ modelId: id, name: 'Hub, again' }, key());
  expect((await api.models.get({ modelId: copy.id })).model).toEqual(two);
  expect((await api.models.list({ courseKey })).map(({ name }) => name)).toEqual([
    'Hub, again',
    'Hub',
  ]);
  expect((await api.learning.dashboard({ courseKey })).models).toBe(2);
  await api.models.remove({ modelId: id });
  expect(await codeOf(api.models.get({ modelId: id }))).toBe('model.not_found');
  expect(await codeOf(api.models.remove({ modelId: id }))).toBe('model.not_found');
});

test('of two pages the first to save wins, the other is told, and a page follows itself', async () => {
  const { api } = await aLearner(app);
  const { id: modelId, revision: base } = await begin(api);
  const save = (editor: string, from: number) =>
    api.models.save({ modelId, editor, base: from, model: two });
  await save('page-one', base);
  expect(await codeOf(save('page-two', base))).toBe('model.changed');
  expect((await save('page-one', base)).revision).toBe(3);
  expect((await save('page-two', 3)).revision).toBe(4);
  expect(await codeOf(save('page-one', base))).toBe('model.changed');
});

test('of many pages that save at once exactly one is taken', async () => {
  const { api } = await aLearner(app);
  const { id: modelId } = await begin(api);
  const codes = await Promise.all(
    Array.from({ length: 8 }, (_, n) =>
      codeOf(api.models.save({ modelId, editor: `page-${n}-${n}`, base: 1, model: two })),
    ),
  );
  expect(codes.filter((code) => code === 'model.changed')).toHaveLength(7);
  expect((await api.models.get({ modelId })).revision).toBe(2);
});

test('of many models begun at once no more are kept than there may be', async () => {
  const { api } = await aLearner(app);
  const codes = await Promise.all(
    Array.from({ length: MOST_MODELS + 4 }, () => codeOf(begin(api))),
  );
  expect(codes.filter((code) => code === 'model.too_many')).toHaveLength(4);
  expect(await api.models.list({ courseKey })).toHaveLength(MOST_MODELS);
});

test('a model of the size that there may be is kept, one element more is refused', async () => {
  const { api } = await aLearner(app);
  const { id: modelId } = await begin(api);
  const save = (model: typeof two) =>
    api.models.save({ modelId, editor: 'page-one', base: 1, model });
  const full = named(OWN_BOUNDS.elements, OWN_BOUNDS.relations);
  expect(await save(full)).toMatchObject({ elements: 500, relations: 1000 });
  expect(await codeOf(save(named(OWN_BOUNDS.elements + 1, 1)))).toBe('request.invalid');
  expect((await api.models.get({ modelId })).model).toEqual(full);
});

test('what the language does not have, or what is not whole, is refused by its place', async () => {
  const { api } = await aLearner(app);
  const fieldsOf = async (over: object) => {
    try {
      await begin(api, over);
    } catch (error) {
      return (error as { fields: { field: string }[] }).fields.map(({ field }) => field);
    }
    return [];
  };
  const start = (model: object) => ({ start: { from: 'model', model } });
  const whale = { ...two, elements: [{ ...two.elements[0], kind: 'Whale' }, two.elements[1]] };
  expect(await fieldsOf(start(whale))).toEqual(['model.a']);
  expect(await fieldsOf(start({ ...two, elements: two.elements.slice(1) }))).toEqual(['model.r']);
  expect(await fieldsOf({ viewpoint: 'kitchen' })).toEqual(['viewpoint']);
  expect(await fieldsOf({ name: 'x'.repeat(81) })).toEqual(['name']);
});

test('a model begins with a view that was read, and with work that was handed in', async () => {
  const { api } = await aLearner(app);
  const view = course.views[0]!;
  const from = { start: { from: 'view' as const, view: view.id } };
  expect(await codeOf(begin(api, from))).toBe('model.start_not_found');
  for (const item of [
    'lesson',
    'first-lab',
    'lesson-2',
    'lesson-3',
    'lesson-4',
    'lesson-5',
    'lab',
  ]) {
    await completeActivity(api, `am.lan.${item}`);
  }
  const starts = await api.models.starts({ courseKey });
  expect(starts.views.length).toBeGreaterThan(3);
  const [task] = starts.tasks;
  expect(task).toMatchObject({
    activityRef: 'am.lan.lab',
    stepId: 't1',
    step: 'Put the arrows right',
  });
  const seen = starts.views[0]!;
  const begun = await begin(api, { start: { from: 'view', view: seen.id } });
  expect(begun.model).toEqual(course.views.find(({ id }) => id === seen.id)!.model);
  const { activityRef, stepId } = task!;
  const onWith = await begin(api, { start: { from: 'task', activityRef, stepId } });
  expect(onWith.model.elements).toHaveLength(6);
});

test('a course without a language has no models, and the dashboard counts none', async () => {
  const { api } = await aLearner(app);
  const other = productCatalog().courses.find(({ language }) => language === undefined)!;
  expect(await codeOf(begin(api, { courseKey: other.key }))).toBe('course.no_language');
  expect((await api.learning.dashboard({ courseKey: other.key })).models).toBeNull();
});
