import { expect, test } from 'vitest';
import { nextUnplaced } from './placing.ts';
import { answerOf, openParts, partsDone } from './task-kinds.ts';
import type { TaskOf } from './task-ui.ts';

const rest = { draft: null, outcome: null, isAgain: false };
const base = { id: 't1', title: 'T', prompt: 'P', points: 3, ...rest };
const three = ['i1', 'i2', 'i3'].map((id) => ({ id, text: id }));
const sort: TaskOf<'sort'> = {
  ...base,
  kind: 'sort',
  bins: [
    { id: 'in', text: 'In' },
    { id: 'out', text: 'Out' },
  ],
  items: three,
};
const axis = { label: 'A', low: 'low', high: 'high' };
const grid: TaskOf<'grid'> = { ...base, kind: 'grid', x: axis, y: axis, items: three };
const order: TaskOf<'order'> = { ...base, kind: 'order', items: three };
const matrix: TaskOf<'matrix'> = {
  ...base,
  kind: 'matrix',
  rows: [
    { id: 'r1', text: 'R1' },
    { id: 'r2', text: 'R2' },
  ],
  columns: [{ id: 'c1', text: 'C1' }],
  values: [{ id: 'o', text: 'owns' }],
};
const text: TaskOf<'text'> = { ...base, kind: 'text', minWords: 2, maxWords: 3 };
const template: TaskOf<'template'> = {
  ...base,
  kind: 'template',
  fields: [{ id: 'name', label: 'Name', hint: 'two', minWords: 2, maxWords: 3 }],
};
const ticks: TaskOf<'ticks'> = {
  ...base,
  kind: 'ticks',
  lines: three.map((line) => ({ ...line, howKnown: 'Ask.' })),
};

test('a kept draft is taken up as far as it fits the task', () => {
  expect(answerOf(sort, { kind: 'sort', placed: { i1: 'in', i2: 'gone', i9: 'in' } })).toEqual({
    kind: 'sort',
    placed: { i1: 'in' },
  });
  expect(answerOf(matrix, { kind: 'matrix', cells: { r1: { c1: 'o', c9: 'o' }, r9: {} } })).toEqual(
    { kind: 'matrix', cells: { r1: { c1: 'o' } } },
  );
  expect(answerOf(ticks, { kind: 'ticks', ticked: ['i3', 'i9', 'i1'] })).toEqual({
    kind: 'ticks',
    ticked: ['i1', 'i3'],
    notApplicable: [],
    notes: {},
  });
  const marked = {
    kind: 'ticks',
    ticked: ['i1'],
    notApplicable: ['i2', 'i1', 'i9'],
    notes: { i2: 'Not here', i9: 'gone' },
  } as const;
  expect(
    answerOf(ticks, { ...marked, ticked: ['i1'], notApplicable: [...marked.notApplicable] }),
  ).toEqual({
    ...marked,
    notApplicable: ['i2'],
    notes: { i2: 'Not here' },
  });
  expect(answerOf(template, { kind: 'template', fields: { name: 'a b', old: 'c' } })).toEqual({
    kind: 'template',
    fields: { name: 'a b' },
  });
});
const crane = { id: 'crane', kind: 'Crane', name: 'Crane', x: 0, y: 0 };
const model: TaskOf<'model'> = {
  ...base,
  kind: 'model',
  language: 'togaf',
  viewpoint: null,
  hints: 'always',
  addsElements: true,
  onlyConnects: false,
  start: { elements: [crane], relations: [] },
};

test('a model goes on with what was drawn, and begins with what is given', () => {
  const drawn = { kind: 'model', model: { elements: [], relations: [] } } as const;
  expect(answerOf(model, { kind: 'model', model: { elements: [], relations: [] } })).toEqual(drawn);
  expect(answerOf(model, null)).toEqual({ kind: 'model', model: model.start });
  expect(answerOf(model, null)).toBe(answerOf(model, null));
});
test('a model that nobody has changed is open', () => {
  const moved = { elements: [{ ...crane, x: 40 }], relations: [] };
  const renamed = { elements: [{ ...crane, name: 'Big crane' }], relations: [] };
  expect([...openParts(model, { kind: 'model', model: moved })]).toEqual([['model', 'draw']]);
  expect(openParts(model, { kind: 'model', model: renamed }).size).toBe(0);
});
const ask = { id: 'cpi', text: 'CPI', unit: '', decimals: 2, within: 0.01 };
const calculation: TaskOf<'calculation'> = {
  ...base,
  kind: 'calculation',
  round: 2,
  case: ['A case.'],
  table: null,
  asks: [ask, { ...ask, id: 'cv' }],
};

test('what was typed for the numbers of another round is not taken up', () => {
  const typed = (round: number) => ({
    kind: 'calculation' as const,
    round,
    values: { cpi: '0.8', gone: '1' },
  });
  expect(answerOf(calculation, typed(2))).toEqual({
    kind: 'calculation',
    round: 2,
    values: { cpi: '0.8' },
  });
  expect(answerOf(calculation, typed(1))).toEqual({ kind: 'calculation', round: 2, values: {} });
});
test('a field without a number is open, whatever was typed', () => {
  const open = (cpi: string) => [
    ...openParts(calculation, { kind: 'calculation', round: 2, values: { cpi, cv: '-20' } }),
  ];
  expect(open('0.8')).toEqual([]);
  for (const odd of ['', '0,8', 'ten']) expect(open(odd)).toEqual([['values.cpi', 'number']]);
});
test('a draft of another kind is no draft', () => {
  const foreign = { kind: 'text', text: 'words' } as const;
  expect(answerOf(grid, foreign)).toEqual({ kind: 'grid', placed: {} });
  expect(answerOf(text, { kind: 'ticks', ticked: [] })).toEqual({ kind: 'text', text: '' });
  expect(answerOf(text, foreign)).toEqual(foreign);
});
test('an order always holds every item once, the kept ones first', () => {
  expect(answerOf(order, null)).toEqual({ kind: 'order', order: ['i1', 'i2', 'i3'] });
  expect(answerOf(order, { kind: 'order', order: ['i3', 'i9', 'i3'] })).toEqual({
    kind: 'order',
    order: ['i3', 'i1', 'i2'],
  });
});
test('open parts carry the field names of the server', () => {
  expect([...openParts(sort, { kind: 'sort', placed: { i2: 'in' } })]).toEqual([
    ['placed.i1', 'place'],
    ['placed.i3', 'place'],
  ]);
  expect([...openParts(grid, { kind: 'grid', placed: { i1: 'hh', i2: 'll' } }).keys()]).toEqual([
    'placed.i3',
  ]);
  expect([...openParts(matrix, { kind: 'matrix', cells: { r1: { c1: 'o' } } }).keys()]).toEqual([
    'cells.r2.c1',
  ]);
  expect(openParts(ticks, { kind: 'ticks', ticked: [] }).size).toBe(0);
  expect(openParts(order, { kind: 'order', order: ['i3', 'i1', 'i2'] }).size).toBe(0);
});
test('words are held between their limits, both included', () => {
  const isOpen = (said: string) => openParts(text, { kind: 'text', text: said }).has('text');
  expect(['one', 'one two', ' one\n two  three ', 'one two three four'].map(isOpen)).toEqual([
    true,
    false,
    false,
    true,
  ]);
  expect(openParts(template, { kind: 'template', fields: {} }).get('fields.name')).toBe('words');
});
test('after placing, the next item without a place follows, round the end', () => {
  expect(nextUnplaced(three, { i2: 'in' }, 'i2')).toBe('i3');
  expect(nextUnplaced(three, { i2: 'in', i3: 'in' }, 'i3')).toBe('i1');
  expect(nextUnplaced(three, { i1: 'in', i2: 'in', i3: 'in' }, 'i1')).toBeNull();
});

test('how far a task is done: what has its place, of all; a list or an order can be handed in as it stands', () => {
  expect(partsDone(sort, { kind: 'sort', placed: {} })).toEqual({ done: 0, total: 3 });
  expect(partsDone(sort, { kind: 'sort', placed: { i1: 'in' } })).toEqual({ done: 1, total: 3 });
  expect(partsDone(matrix, { kind: 'matrix', cells: { r1: { c1: 'o' } } })).toEqual({
    done: 1,
    total: 2,
  });
  expect(partsDone(text, { kind: 'text', text: 'one' })).toEqual({ done: 0, total: 1 });
  expect(partsDone(order, { kind: 'order', order: [] })).toBeNull();
  expect(partsDone(ticks, { kind: 'ticks', ticked: [] })).toBeNull();
});
