import { describe, expect, test } from 'vitest';
import type { Model } from '#domain/modelling/editing/model.ts';
import { aModel } from '#tests/support/builders.ts';
import { explainPart, markTask } from './mark-task.ts';
import { addsElements, isCalled, isMet, type ModelRule, onlyConnects } from './model.ts';

const drawn = (names: Record<string, string>, ...lines: string[]): Model => ({
  elements: Object.entries(names).map(([id, name]) => ({
    id,
    kind: name === '' ? 'AndKnot' : 'Crane',
    name,
    x: 0,
    y: 0,
  })),
  relations: lines.map((line, index) => {
    const [from = '', type = '', to = ''] = line.split(' ');
    return { id: `r${index}`, from, type, to };
  }),
});
const met = (rule: ModelRule, model: Model) => isMet({ kinds: ['Crane'] }, rule, model);
const rel = (more: object = {}): ModelRule => ({
  ...{ rule: 'rel', types: ['Holding'], from: ['big crane'], to: ['hook'] },
  ...more,
});

describe('a name is taken', () => {
  test('in any case, with more words, and in the plural', () => {
    expect(isCalled('The BIG  crane', ['big crane'])).toBe(true);
    expect(isCalled('Big cranes', ['big crane'])).toBe(true);
    expect(isCalled('Process', ['proces'])).toBe(false);
  });
  test('where one of several is meant', () => {
    expect(isCalled('Spare hook', ['iron hook', 'spare hook'])).toBe(true);
    expect(isCalled('Hook', ['iron hook', 'spare hook'])).toBe(false);
  });
});

describe('a line asks', () => {
  test('for an element of a kind, by its name or without one', () => {
    const exists = (name: string[]) => ({ rule: 'exists', kinds: ['Crane'], name }) as const;
    expect(met(exists(['big crane']), drawn({ a: 'Big crane' }))).toBe(true);
    expect(met(exists(['hook']), drawn({ a: 'Big crane' }))).toBe(false);
    expect(met(exists([]), drawn({ a: 'Anything' }))).toBe(true);
    expect(met(exists([]), drawn({ a: '' }))).toBe(false);
  });
  test('for a relation of a type in a direction', () => {
    const names = { a: 'Big crane', b: 'Hook' };
    expect(met(rel(), drawn(names, 'a Holding b'))).toBe(true);
    expect(met(rel(), drawn(names, 'b Holding a'))).toBe(false);
    expect(met(rel(), drawn(names, 'a Helping b'))).toBe(false);
    expect(met(rel({ types: [] }), drawn(names, 'a Helping b'))).toBe(true);
    expect(met(rel({ either: true }), drawn(names, 'b Holding a'))).toBe(true);
  });
  test('for a relation through junctions, of the same type all the way', () => {
    const names = { a: 'Big crane', k: '', l: '', b: 'Hook' };
    expect(met(rel(), drawn(names, 'a Holding k', 'k Holding l', 'l Holding b'))).toBe(true);
    expect(met(rel(), drawn(names, 'a Holding k', 'k Helping b'))).toBe(false);
    expect(met(rel(), drawn(names, 'a Holding k', 'k Holding l', 'l Holding k'))).toBe(false);
    expect(met(rel(), drawn({ ...names, k: 'Rope' }, 'a Holding k', 'k Holding b'))).toBe(false);
  });
  test('that a relation is not there', () => {
    const none = { ...rel(), rule: 'no_rel' } as ModelRule;
    expect(met(none, drawn({ a: 'Big crane', b: 'Hook' }, 'a Holding b'))).toBe(false);
    expect(met(none, drawn({ a: 'Big crane', b: 'Hook' }))).toBe(true);
  });
  test('for nothing outside the viewpoint, and not too much', () => {
    expect(met({ rule: 'viewpoint' }, drawn({ a: 'Big crane' }))).toBe(true);
    expect(met({ rule: 'viewpoint' }, drawn({ a: '' }))).toBe(false);
    expect(met({ rule: 'max_elements', most: 1 }, drawn({ a: 'A' }))).toBe(true);
    expect(met({ rule: 'max_elements', most: 1 }, drawn({ a: 'A', b: 'B' }))).toBe(false);
  });
});

describe('a model is not taken', () => {
  const step = aModel();
  const told = (model: Model) => {
    const mark = markTask(step, { kind: 'model', model });
    return mark.ok ? mark.value.points : mark.error.field;
  };
  test('as it was given, though its places differ', () => {
    const elements = step.start.elements.map((one) => ({ ...one, x: 90 }));
    expect(told(step.start)).toBe('model');
    expect(told({ ...step.start, elements })).toBe('model');
  });
  test('with an id twice, or with an end that is not there', () => {
    const { elements, relations } = step.goal;
    expect(told({ elements: [...elements, elements[0]!], relations })).toBe('model.crane');
    expect(told({ elements: elements.slice(0, 1), relations })).toBe('model.r1');
    expect(told({ elements: [{ ...elements[0]!, inside: 'nowhere' }], relations: [] })).toBe(
      'model.crane',
    );
  });
  test('with nothing right for nothing: it has the points of its lines', () => {
    const { elements } = step.goal;
    expect(told({ elements, relations: [] })).toBe(3);
  });
});

describe('a reason says of a relation', () => {
  const names = { a: 'Big crane', b: 'Hook', c: 'Hook box' };
  const reasonOf = (rule: object, work: Model, goal = drawn(names, 'a Holding b')) => {
    const line = { ...rel(), ...rule, id: 'l1', text: 'The crane holds the hook', why: 'Why.' };
    const step = aModel({ goal, lines: [line as ReturnType<typeof aModel>['lines'][number]] });
    return explainPart(step, 'l1', { kind: 'model', model: work });
  };
  test('what was drawn between its ends, either way, and what is to be drawn', () => {
    expect(reasonOf({}, drawn(names, 'a Seeing b'))).toMatchObject({
      drawn: ['r0'],
      asked: ['r0'],
    });
    expect(reasonOf({}, drawn(names, 'b Holding a'))).toMatchObject({ drawn: ['r0'] });
    expect(reasonOf({}, drawn(names))).toMatchObject({ drawn: [], asked: ['r0'] });
  });
  test('not what runs to another element whose name has the same word', () => {
    expect(reasonOf({}, drawn(names, 'a Holding c'))).toMatchObject({ drawn: [] });
  });
  test('of one that is not to be there, those that are', () => {
    const bad = drawn(names, 'a Seeing b', 'a Holding b');
    expect(reasonOf({ rule: 'no_rel' }, bad)).toMatchObject({ drawn: ['r1'], asked: [] });
  });
  test('nothing of the right one where that runs through a junction', () => {
    const goal = drawn({ ...names, k: '' }, 'a Holding k', 'k Holding b');
    expect(reasonOf({}, drawn(names, 'a Seeing b'), goal)).not.toHaveProperty('asked');
  });
});

test('a task adds elements where its right model has one that is not there at first', () => {
  const names = { a: 'Big crane', b: 'Hook' };
  expect(addsElements({ start: drawn(names), goal: drawn(names, 'a Holding b') })).toBe(false);
  expect(addsElements({ start: drawn({ a: 'Big crane' }), goal: drawn(names) })).toBe(true);
});

test('a task only connects where its right model has all that is there, and more relations', () => {
  const names = { a: 'Big crane', b: 'Hook', c: 'Rope' };
  const asks = (start: ReturnType<typeof drawn>, goal: ReturnType<typeof drawn>) =>
    onlyConnects({ start, goal });
  expect(asks(drawn(names), drawn(names, 'a Holding b'))).toBe(true);
  expect(asks(drawn(names, 'a Holding b'), drawn(names, 'a Holding b', 'b Holding c'))).toBe(true);
  // A relation is repaired, an element is added, or something is to go.
  expect(asks(drawn(names, 'a Seeing b'), drawn(names, 'a Holding b', 'b Holding c'))).toBe(false);
  expect(asks(drawn({ a: 'Big crane', b: 'Hook' }), drawn(names, 'a Holding b'))).toBe(false);
  expect(asks(drawn(names), drawn({ a: 'Big crane', b: 'Hook' }, 'a Holding b'))).toBe(false);
  expect(asks(drawn(names, 'a Holding b'), drawn(names))).toBe(false);
});
