import { expect, test } from 'vitest';
import { aLanguage } from '#tests/support/stub-language.ts';
import type { Model } from './editing/model.ts';
import { isViewpoint, MOST_MODEL_NAME, modelFault, modelName } from './own-model.ts';

const language = aLanguage();
const element = (id: string, more: object = {}) => ({
  ...{ id, kind: 'Crane', name: 'Big crane', x: 0, y: 0 },
  ...more,
});
const model = (elements: object[], relations: object[] = []): Model =>
  ({ elements, relations }) as unknown as Model;

test('a name is one line without controls, and not too long', () => {
  expect(modelName('  Quay\n\u0000 of \u202e night ')).toEqual({
    ok: true,
    value: 'Quay of night',
  });
  expect(modelName(' \t ')).toEqual({ ok: false, error: { field: 'name', rule: 'empty' } });
  expect(modelName('x'.repeat(MOST_MODEL_NAME)).ok).toBe(true);
  expect(modelName('x'.repeat(MOST_MODEL_NAME + 1))).toMatchObject({ error: { rule: 'too_long' } });
});

test('a viewpoint is one of the language, or none', () => {
  expect(['tools', null, 'kitchen'].map((id) => isViewpoint(language, id))).toEqual([
    true,
    true,
    false,
  ]);
});

test('a model is kept as it is drawn, even where the language blocks it', () => {
  const blocked = { id: 'r', type: 'Holding', from: 'b', to: 'a' };
  expect(
    modelFault(language, model([element('a'), element('b', { kind: 'Hook' })], [blocked])),
  ).toBeUndefined();
  expect(
    modelFault(language, model([element('k', { kind: 'AndKnot', name: '' })])),
  ).toBeUndefined();
});

test('a model is not kept where something is unknown, twice there, loose or inside itself', () => {
  const faults = [
    model([element('a', { kind: 'Whale' })]),
    model([element('a'), element('b')], [{ id: 'r', type: 'Eating', from: 'a', to: 'b' }]),
    model([element('a'), element('a')]),
    model([element('a')], [{ id: 'r', type: 'Holding', from: 'a', to: 'gone' }]),
    model([element('a')], [{ id: 'r', type: 'Holding', from: 'a', to: 'r' }]),
    model([element('a', { inside: 'b' }), element('b', { inside: 'a' })]),
    model([element('a', { inside: 'gone' })]),
  ];
  expect(faults.map((one) => modelFault(language, one))).toEqual([
    { field: 'model.a', rule: 'unknown' },
    { field: 'model.r', rule: 'unknown' },
    { field: 'model.a', rule: 'ids' },
    { field: 'model.r', rule: 'ids' },
    { field: 'model.r', rule: 'ids' },
    { field: 'model.a', rule: 'ids' },
    { field: 'model.a', rule: 'ids' },
  ]);
});
