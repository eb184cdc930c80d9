import { expect, test } from 'vitest';
import type { TaskOutcome } from '#contract/tasks/tasks.ts';
import { partRows } from './task-kinds.ts';
import type { TaskOf } from './task-ui.ts';

const words = {
  order: { place: (n: number) => `place ${n}` },
  model: {
    met: 'there',
    unmet: 'not there',
    line: (type: string, from: string, to: string) => `${type}: ${from} to ${to}`,
    noLine: 'nothing',
  },
  calculation: { value: (n: number) => `n ${n}` },
  grid: { at: (y: string, yEnd: string, x: string, xEnd: string) => `${y} ${yEnd}, ${x} ${xEnd}` },
};
const base = {
  id: 't1',
  title: 'T',
  prompt: 'P',
  points: 3,
  draft: null,
  outcome: null,
  isAgain: false,
};
const items = [
  { id: 'i1', text: 'First' },
  { id: 'i2', text: 'Second' },
];
const outcome = (of: Pick<TaskOutcome, 'answer' | 'parts'> & Partial<TaskOutcome>) => ({
  points: 1,
  outOf: 3,
  rightOrder: [],
  model: {},
  rightModel: null,
  rubric: [],
  ratings: null,
  ...of,
});

test('a sorted item says its place, the right one and why', () => {
  const step: TaskOf<'sort'> = {
    ...base,
    kind: 'sort',
    bins: [
      { id: 'in', text: 'In scope' },
      { id: 'out', text: 'Out of scope' },
    ],
    items,
  };
  const rows = partRows(
    step,
    outcome({
      answer: { kind: 'sort', placed: { i1: 'in', i2: 'in' } },
      parts: [
        { id: 'i1', right: true, expected: 'in', why: 'a' },
        { id: 'i2', right: false, expected: 'out', why: 'b' },
      ],
    }),
    words,
  );
  expect(rows[1]).toEqual({
    id: 'i2',
    text: 'Second',
    places: [
      { id: 'i2', label: null, yours: 'In scope', expected: 'Out of scope', isRight: false },
    ],
    why: 'b',
  });
  expect(rows[0]?.places[0]?.isRight).toBe(true);
});
test('a cell is named up first, then across', () => {
  const step: TaskOf<'grid'> = {
    ...base,
    kind: 'grid',
    x: { label: 'Interest', low: 'little', high: 'much' },
    y: { label: 'Power', low: 'low', high: 'high' },
    items: items.slice(0, 1),
  };
  const [row] = partRows(
    step,
    outcome({
      answer: { kind: 'grid', placed: { i1: 'hl' } },
      parts: [{ id: 'i1', right: false, expected: 'lh', why: '' }],
    }),
    words,
  );
  expect(row?.places[0]?.yours).toBe('Power high, Interest little');
  expect(row?.places[0]?.expected).toBe('Power low, Interest much');
});
test('an order is shown in the right order, with the places given', () => {
  const step: TaskOf<'order'> = { ...base, kind: 'order', items };
  const rows = partRows(
    step,
    outcome({
      answer: { kind: 'order', order: ['i1', 'i2'] },
      rightOrder: ['i2', 'i1'],
      parts: [
        { id: 'i2', right: false, expected: '1', why: '' },
        { id: 'i1', right: false, expected: '2', why: '' },
      ],
    }),
    words,
  );
  expect(rows.map((row) => [row.text, row.places[0]?.yours, row.places[0]?.expected])).toEqual([
    ['Second', 'place 2', 'place 1'],
    ['First', 'place 1', 'place 2'],
  ]);
});
test('a row of a matrix holds a place for every column and one reason', () => {
  const step: TaskOf<'matrix'> = {
    ...base,
    kind: 'matrix',
    rows: [{ id: 'r1', text: 'Billing' }],
    columns: [
      { id: 'c1', text: 'Sales' },
      { id: 'c2', text: 'Finance' },
    ],
    values: [
      { id: 'o', text: 'owns' },
      { id: 'u', text: 'uses' },
    ],
  };
  const rows = partRows(
    step,
    outcome({
      answer: { kind: 'matrix', cells: { r1: { c1: 'o', c2: 'o' } } },
      parts: [
        { id: 'r1.c1', right: false, expected: 'u', why: 'money' },
        { id: 'r1.c2', right: true, expected: 'o', why: 'money' },
      ],
    }),
    words,
  );
  expect(rows).toEqual([
    {
      id: 'r1',
      text: 'Billing',
      places: [
        { id: 'c1', label: 'Sales', yours: 'owns', expected: 'uses', isRight: false },
        { id: 'c2', label: 'Finance', yours: 'owns', expected: 'owns', isRight: true },
      ],
      why: 'money',
    },
  ]);
});
test('a line of a model says whether it is met, and why it is asked for', () => {
  const step: TaskOf<'model'> = {
    ...base,
    kind: 'model',
    language: 'togaf',
    viewpoint: null,
    hints: 'always',
    addsElements: true,
    onlyConnects: false,
    start: { elements: [], relations: [] },
  };
  const rows = partRows(
    step,
    outcome({
      answer: { kind: 'model', model: { elements: [], relations: [] } },
      parts: [{ id: 'l1', right: false, expected: 'A crane holds a hook', why: 'It carries it.' }],
    }),
    words,
  );
  expect(rows).toEqual([
    {
      id: 'l1',
      text: 'A crane holds a hook',
      places: [{ id: 'l1', label: null, yours: 'not there', expected: 'there', isRight: false }],
      why: 'It carries it.',
    },
  ]);
});
test('a relation says what was drawn between its ends, and what is to be drawn', () => {
  const ends = { id: 'c', kind: 'Crane', name: 'Crane', x: 0, y: 0 };
  const elements = [ends, { ...ends, id: 'h', kind: 'Hook', name: 'Hook' }];
  const relation = (type: string) => ({ id: 'r', type, from: 'c', to: 'h' });
  const step: TaskOf<'model'> = {
    ...base,
    kind: 'model',
    language: 'togaf',
    viewpoint: null,
    hints: 'always',
    addsElements: false,
    onlyConnects: false,
    start: { elements, relations: [] },
  };
  const part = { id: 'l1', right: false, expected: 'The crane holds the hook', why: '' };
  const rows = partRows(
    step,
    outcome({
      answer: { kind: 'model', model: { elements, relations: [relation('Seeing')] } },
      rightModel: { elements, relations: [relation('Holding')] },
      parts: [
        { ...part, drawn: ['r'], asked: ['r'] },
        { ...part, id: 'l2', drawn: [], asked: ['r'] },
        { ...part, id: 'l3', drawn: ['r'], asked: [] },
      ],
    }),
    words,
  );
  expect(rows.map(({ places: [place] }) => [place?.yours, place?.expected])).toEqual([
    ['Seeing: Crane to Hook', 'Holding: Crane to Hook'],
    ['nothing', 'Holding: Crane to Hook'],
    ['Seeing: Crane to Hook', 'nothing'],
  ]);
});
test('what no rule grades has no rows', () => {
  const step: TaskOf<'text'> = { ...base, kind: 'text', minWords: 1, maxWords: 9 };
  expect(
    partRows(step, outcome({ answer: { kind: 'text', text: 'a' }, parts: [] }), words),
  ).toEqual([]);
});

test('a number says what was given, what is right and how it is worked out', () => {
  const ask = { id: 'cpi', text: 'CPI', unit: '', decimals: 2, within: 0.01 };
  const step: TaskOf<'calculation'> = {
    ...base,
    kind: 'calculation',
    round: 1,
    case: [],
    table: null,
    asks: [ask, { ...ask, id: 'cv', text: 'CV', unit: 'dollars' }],
  };
  const rows = partRows(
    step,
    outcome({
      answer: { kind: 'calculation', round: 1, values: { cpi: '0.8', cv: '-20' } },
      parts: [
        { id: 'cpi', right: true, expected: '0.8', why: 'EV / AC' },
        { id: 'cv', right: false, expected: '20', why: 'Turned round.\nEV - AC' },
      ],
    }),
    words,
  );
  expect(rows).toEqual([
    {
      id: 'cpi',
      text: 'CPI',
      places: [{ id: 'cpi', label: null, yours: 'n 0.8', expected: 'n 0.8', isRight: true }],
      why: 'EV / AC',
    },
    {
      id: 'cv',
      text: 'CV (dollars)',
      places: [{ id: 'cv', label: null, yours: 'n -20', expected: 'n 20', isRight: false }],
      why: 'Turned round.\nEV - AC',
    },
  ]);
});
