import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  aCalculation,
  aGrid,
  aMatrix,
  aModel,
  anOrder,
  aSort,
  aTemplate,
  aText,
  someTicks,
} from '#tests/support/builders.ts';
import { type CalculationAnswer, drawnFor } from './calculation.ts';
import { markTask, modelAnswer, ownAnswer, type Rating, rateTask } from './mark-task.ts';
import { countWords } from './task.ts';
import type { TaskAnswer, TaskStep } from './tasks.ts';

const placed = { apple: 'fruit', pear: 'fruit', leek: 'greens', kale: 'greens' };
const cells = { ll: 'll', lh: 'lh', hl: 'hl', hh: 'hh' } as const;
const order = ['first', 'second', 'third', 'fourth'];
const matrix = { r1: { c1: 'o', c2: 'u' }, r2: { c1: 'u', c2: 'o' } };
const fields = { name: 'A good name', owner: 'Me' };

const calculated = drawnFor(aCalculation(), 'ann:lab', 1);

const right: Record<TaskAnswer['kind'], [TaskStep, TaskAnswer]> = {
  sort: [aSort(), { kind: 'sort', placed }],
  grid: [aGrid(), { kind: 'grid', placed: cells }],
  order: [anOrder(), { kind: 'order', order }],
  matrix: [aMatrix(), { kind: 'matrix', cells: matrix }],
  text: [aText(), { kind: 'text', text: 'Two words' }],
  template: [aTemplate(), { kind: 'template', fields }],
  ticks: [someTicks(), { kind: 'ticks', ticked: ['l3', 'l1', 'l2'] }],
  model: [aModel(), { kind: 'model', model: aModel().goal }],
  calculation: [calculated, modelAnswer(calculated)],
};

/** The parts that are right, and the points; or `field: rule` of what is malformed. */
const told = (step: TaskStep, answer: TaskAnswer) => {
  const mark = markTask(step, answer);
  if (!mark.ok) return `${mark.error.field}: ${mark.error.rule}`;
  return [mark.value.parts.filter((part) => part.right).map((part) => part.id), mark.value.points];
};

describe('what a rule can grade', () => {
  test('is worth all its points when every part is right', () => {
    expect(told(...right.sort)).toEqual([['apple', 'pear', 'leek', 'kale'], 4]);
    expect(told(...right.grid)).toEqual([['ll', 'lh', 'hl', 'hh'], 4]);
    expect(told(...right.order)).toEqual([order, 4]);
    expect(told(...right.matrix)).toEqual([['r1.c1', 'r1.c2', 'r2.c1', 'r2.c2'], 4]);
    expect(told(...right.ticks)).toEqual([[], 3]);
    expect(told(...right.model)).toEqual([['l1', 'l2', 'l3', 'l4'], 4]);
  });

  test('is worth the share of its right parts', () => {
    const sorted: TaskAnswer = { kind: 'sort', placed: { ...placed, pear: 'greens' } };
    expect(told(aSort(), sorted)).toEqual([['apple', 'leek', 'kale'], 3]);
    const swapped: TaskAnswer = { kind: 'grid', placed: { ...cells, lh: 'hl', hl: 'lh' } };
    expect(told(aGrid(), swapped)).toEqual([['ll', 'hh'], 2]);
    const late: TaskAnswer = { kind: 'order', order: ['second', 'first', 'third', 'fourth'] };
    expect(told(anOrder(), late)).toEqual([['third', 'fourth'], 2]);
    const owned = { r1: { c1: 'o', c2: 'o' }, r2: { c1: 'o', c2: 'o' } };
    expect(told(aMatrix(), { kind: 'matrix', cells: owned })).toEqual([['r1.c1', 'r2.c2'], 2]);
  });

  test('is worth nothing when no part is right', () => {
    const none = { apple: 'greens', pear: 'greens', leek: 'fruit', kale: 'fruit' };
    expect(told(aSort(), { kind: 'sort', placed: none })).toEqual([[], 0]);
    expect(told(anOrder(), { kind: 'order', order: order.toReversed() })).toEqual([[], 0]);
  });

  test('gives tenths of a point; the full points need every part', () => {
    const three = aSort({ points: 3 });
    const wrong = (ids: string[]): TaskAnswer => ({
      kind: 'sort',
      placed: { ...placed, ...Object.fromEntries(ids.map((id) => [id, 'greens'])) },
    });
    expect([[], ['apple'], ['apple', 'pear']].map((ids) => told(three, wrong(ids)))).toEqual([
      [['apple', 'pear', 'leek', 'kale'], 3],
      [['pear', 'leek', 'kale'], 2.3],
      [['leek', 'kale'], 1.5],
    ]);
  });

  test('tells every part, right or not, in the order of the task', () => {
    const mark = markTask(aSort(), { kind: 'sort', placed: { ...placed, apple: 'greens' } });
    expect(mark).toEqual({
      ok: true,
      value: {
        points: 3,
        parts: [
          { id: 'apple', right: false },
          { id: 'pear', right: true },
          { id: 'leek', right: true },
          { id: 'kale', right: true },
        ],
      },
    });
  });

  test('has full points for the right answer alone, of all answers', () => {
    const bins = fc.constantFrom('fruit', 'greens');
    fc.assert(
      fc.property(fc.record({ apple: bins, pear: bins, leek: bins, kale: bins }), (given) => {
        const hits = Object.entries(given).filter(
          ([id, bin]) => placed[id as keyof typeof placed] === bin,
        );
        const mark = markTask(aSort(), { kind: 'sort', placed: given });
        expect(mark).toMatchObject({ ok: true, value: { points: hits.length } });
      }),
    );
    fc.assert(
      fc.property(fc.shuffledSubarray(order, { minLength: 4 }), (given) => {
        const mark = markTask(anOrder(), { kind: 'order', order: given });
        const points = order.filter((id, at) => given[at] === id).length;
        expect(mark).toMatchObject({ ok: true, value: { points } });
      }),
    );
  });
});

test('what no rule can grade is handed in without points', () => {
  expect(told(...right.text)).toEqual([[], null]);
  expect(told(...right.template)).toEqual([[], null]);
});

describe('a malformed answer names the field and the rule it broke', () => {
  const rows: [string, TaskStep, TaskAnswer, string][] = [
    ['an item left out', aSort(), { kind: 'sort', placed: {} }, 'placed.apple: one of the places'],
    [
      'a bin that the task does not have',
      aSort(),
      { kind: 'sort', placed: { ...placed, leek: 'tin' } },
      'placed.leek: one of the places',
    ],
    [
      'an item that the task does not have',
      aSort(),
      { kind: 'sort', placed: { ...placed, plum: 'fruit' } },
      'placed: items of the task only',
    ],
    [
      'a person left off the grid',
      aGrid(),
      { kind: 'grid', placed: { ll: 'll', lh: 'lh', hl: 'hl' } },
      'placed.hh: one of the places',
    ],
    [
      'an item left out of the order',
      anOrder(),
      { kind: 'order', order: order.slice(1) },
      'order: every item once',
    ],
    [
      'an item twice in the order',
      anOrder(),
      { kind: 'order', order: [...order, 'first'] },
      'order: every item once',
    ],
    [
      'a foreign item in the order',
      anOrder(),
      { kind: 'order', order: ['fifth', ...order.slice(1)] },
      'order: every item once',
    ],
    [
      'an empty cell',
      aMatrix(),
      { kind: 'matrix', cells: { ...matrix, r2: { c1: 'u' } } },
      'cells.r2.c2: one of the values',
    ],
    [
      'a row left out',
      aMatrix(),
      { kind: 'matrix', cells: { r2: matrix.r2 } },
      'cells.r1.c1: one of the values',
    ],
    [
      'a value that the task does not have',
      aMatrix(),
      { kind: 'matrix', cells: { ...matrix, r1: { c1: 'x', c2: 'u' } } },
      'cells.r1.c1: one of the values',
    ],
    [
      'a row that the task does not have',
      aMatrix(),
      { kind: 'matrix', cells: { ...matrix, r9: { c1: 'o' } } },
      'cells: cells of the table only',
    ],
    [
      'a column that the task does not have',
      aMatrix(),
      { kind: 'matrix', cells: { ...matrix, r1: { ...matrix.r1, c9: 'o' } } },
      'cells: cells of the table only',
    ],
    [
      'a field left out',
      aTemplate(),
      { kind: 'template', fields: { name: 'A name' } },
      'fields.owner: 1 to 5 words',
    ],
    [
      'a field that the form does not have',
      aTemplate(),
      { kind: 'template', fields: { ...fields, more: 'A word' } },
      'fields: fields of the form only',
    ],
    [
      'a line ticked twice',
      someTicks(),
      { kind: 'ticks', ticked: ['l1', 'l1'] },
      'ticked: lines of the list, each once',
    ],
    [
      'a line that the list does not have',
      someTicks(),
      { kind: 'ticks', ticked: ['l1', 'l2', 'l3', 'l4'] },
      'ticked: lines of the list, each once',
    ],
  ];
  test.each(rows)('%s', (_name, step, answer, expected) => {
    expect(told(step, answer)).toBe(expected);
  });

  test('an answer of another kind, for every two kinds', () => {
    for (const [kind, [step]] of Object.entries(right))
      for (const [other, [, answer]] of Object.entries(right))
        if (other !== kind) expect([other, told(step, answer)]).toEqual([other, `kind: ${kind}`]);
  });
});

describe('words', () => {
  const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');

  test('are runs of anything but white space', () => {
    const counts = ['', ' \n ', 'one', ' one\n\ttwo ', "it's well-known", 'ein – zwei', 'a\u00a0b'];
    expect(counts.map(countWords)).toEqual([0, 0, 1, 2, 2, 3, 2]);
  });

  test('of a text are taken from its least to its most and not beyond', () => {
    const step = aText({ minWords: 2, maxWords: 10 });
    const refused = [0, 1, 2, 10, 11].filter(
      (count) => !markTask(step, { kind: 'text', text: words(count) }).ok,
    );
    expect(refused).toEqual([0, 1, 11]);
    expect(told(step, { kind: 'text', text: words(11) })).toBe('text: 2 to 10 words');
  });

  test('of a form are counted field by field', () => {
    const refused = [0, 1, 5, 6].filter(
      (count) =>
        !markTask(aTemplate(), { kind: 'template', fields: { ...fields, owner: words(count) } }).ok,
    );
    expect(refused).toEqual([0, 6]);
  });
});

describe('a rating', () => {
  const { rubric } = aText();
  const rated = (points: number, ...ratings: Rating[]) => {
    const given = Object.fromEntries(ratings.map((rating, at) => [`r${at + 1}`, rating]));
    const result = rateTask(points, rubric, given);
    return result.ok ? result.value : `${result.error.field}: ${result.error.rule}`;
  };

  test('gives each criterion the same share: all of it, half of it or none', () => {
    expect(rated(4, 'full', 'full')).toBe(4);
    expect(rated(4, 'full', 'half')).toBe(3);
    expect(rated(4, 'half', 'half')).toBe(2);
    expect(rated(4, 'none', 'full')).toBe(2);
    expect(rated(4, 'none', 'none')).toBe(0);
  });

  test('gives tenths of a point, so that half a criterion is never for nothing', () => {
    expect(rated(2, 'full', 'half')).toBe(1.5);
    expect(rated(2, 'full', 'none')).toBe(1);
    expect(rated(3, 'full', 'half')).toBe(2.3);
    expect(rated(1, 'full', 'half')).toBe(0.8);
  });

  test('names the criterion that it leaves out', () => {
    expect(rated(4, 'full')).toBe('ratings.r2: full, half or none');
    expect(rated(4)).toBe('ratings.r1: full, half or none');
  });

  test('counts the criteria of the task and no other', () => {
    const more = { r1: 'none', r2: 'none', r3: 'full' } as const;
    expect(rateTask(4, rubric, more)).toEqual({ ok: true, value: 0 });
  });
});

test('the model answer earns all points that a rule gives, and waits for a rating elsewhere', () => {
  for (const step of [aSort(), aGrid(), anOrder(), aMatrix(), someTicks(), aModel(), calculated])
    expect([step.kind, markTask(step, modelAnswer(step))]).toMatchObject([
      step.kind,
      { ok: true, value: { points: step.points } },
    ]);
  for (const step of [aText(), aTemplate()])
    expect([step.kind, markTask(step, modelAnswer(step))]).toMatchObject([
      step.kind,
      { ok: true, value: { points: null } },
    ]);
});

describe('what a draft keeps', () => {
  test('is all of a right answer', () => {
    for (const [step, answer] of Object.values(right))
      expect(ownAnswer(step, answer)).toEqual(answer);
  });

  test('is nothing that the task does not ask for', () => {
    const foreign = { x1: 'o', x2: 'u' };
    const more: Record<Exclude<TaskAnswer['kind'], 'text' | 'model'>, TaskAnswer> = {
      sort: { kind: 'sort', placed: { ...placed, ...foreign } },
      grid: { kind: 'grid', placed: { ...cells, x1: 'll' } },
      order: { kind: 'order', order: ['x1', ...order, 'first'] },
      matrix: {
        kind: 'matrix',
        cells: { ...matrix, r1: { ...matrix.r1, ...foreign }, r9: foreign },
      },
      template: { kind: 'template', fields: { ...fields, ...foreign } },
      ticks: { kind: 'ticks', ticked: ['l3', 'x1', 'l1', 'l2', 'l3'] },
      calculation: {
        kind: 'calculation',
        round: 1,
        values: { ...(right.calculation[1] as CalculationAnswer).values, x1: '3' },
      },
    };
    for (const [kind, answer] of Object.entries(more)) {
      const [step, own] = right[kind as TaskAnswer['kind']];
      if (answer.kind === 'order') expect(ownAnswer(step, answer)).toEqual({ kind, order });
      else expect(ownAnswer(step, answer)).toEqual(own);
    }
  });

  test('is half of an answer as it is, wrong places too', () => {
    const half: TaskAnswer = { kind: 'sort', placed: { apple: 'greens' } };
    expect(ownAnswer(aSort(), half)).toEqual(half);
  });
});
