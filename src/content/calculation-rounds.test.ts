import { describe, expect, test } from 'vitest';
import { drawNumbers } from '#domain/calculations/drawn-numbers.ts';
import { calculationWith, isNear, mistakeIn } from '#domain/tasks/calculation.ts';
import { contentPart } from '#tests/support/content-part.ts';
import { roundFaults } from './calculation-rounds.ts';
import { type CalculationTaskFile, calculation, stepOf } from './tasks/calculation.ts';
import { tasksOf } from './tasks/placed-tasks.ts';

const aTask = (change: (task: Record<string, unknown>) => void = () => {}): CalculationTaskFile => {
  const task = {
    id: 't1',
    title: 'Buy by the piece',
    prompt: 'Work it out.',
    points: 2,
    kind: 'calculation',
    numbers: { a: { from: 2, to: 9, step: 1 }, b: { from: 10, to: 90, step: 5 } },
    values: { total: 'a * b' },
    where: [{ value: 'total', to: 500 }],
    case: ['{a} pieces cost {b} dollars each.'],
    asks: [
      {
        id: 'total',
        text: 'What do they cost?',
        unit: 'dollars',
        decimals: 0,
        answer: 'total',
        working: ['Pieces x price', '{a} x {b} = {total} dollars'],
        mistakes: [{ value: 'a + b', why: 'Added.' }],
      },
      {
        id: 'half',
        text: 'And half?',
        decimals: 1,
        answer: 'total / 2',
        working: ['{total} / 2 = {=total / 2}'],
      },
    ],
  };
  change(task);
  return calculation.schema.parse(task);
};
const said = (change: Parameters<typeof aTask>[0]) =>
  roundFaults(aTask(change), 100).map(([path, message]) => `${path.join('.')}: ${message}`);
const ask = (task: Record<string, unknown>, at = 0) =>
  (task.asks as Record<string, unknown>[])[at] as Record<string, unknown>;

describe('MP-50 rounds of a calculation', () => {
  test('takes one that can be worked out', () => {
    expect(said(() => {})).toEqual([]);
  });

  test('refuses limits that nothing keeps, and ranges that hardly differ', () => {
    expect(
      said((task) => Object.assign(task, { where: [{ value: 'total', from: 5000 }] })),
    ).toEqual(['where: no round keeps to its limits']);
    const [few] = said((task) => {
      task.numbers = { a: { from: 2, to: 3, step: 1 }, b: { from: 10, to: 10, step: 5 } };
    });
    expect(few).toBe('numbers: 100 rounds show 2 cases');
  });

  test('refuses a division by zero, and what falls below 0 unasked', () => {
    const zero = said((task) => Object.assign(ask(task, 1), { answer: 'total / (a - 2)' }));
    expect(zero.join()).toMatch(/asks\.1: comes to Infinity with a 2/);
    const below = said((task) => Object.assign(ask(task, 1), { answer: '0 - total' }));
    expect(below.join()).toMatch(/asks\.1: comes to -\d+ with a/);
  });

  test('refuses a line that is not equal, and one that ends elsewhere', () => {
    const lines = (working: string[]) => said((task) => Object.assign(ask(task), { working }));
    expect(lines(['{a} x {b} = {=total + 1}'])[0]).toMatch(/^asks\.0\.working\.0: .* is not equal/);
    expect(lines(['{a} x {b} = {total} = {a} x {b} / 1'])).toEqual([]);
    expect(lines(['{a} + {b} = {=a + b}'])[0]).toMatch(/does not end in \d+/);
    expect(lines(['Multiply them.'])[0]).toMatch(/does not end in/);
  });

  test('refuses a name that is not there, and a number that is told nowhere', () => {
    expect(said((task) => Object.assign(task, { case: ['{a} and {c}.', '{b}'] }))).toEqual([
      ': "c" is no number',
    ]);
    expect(said((task) => Object.assign(task, { case: ['{a} pieces.'] }))).toContain(
      'numbers.b: the case never shows b',
    );
  });

  test('refuses a mistake that leads to the right number', () => {
    const mistakes = [{ value: 'b * a', why: 'Turned round.' }];
    expect(said((task) => Object.assign(ask(task), { mistakes }))).toEqual([
      'asks.0.mistakes.0: leads to the right number in 100 of 100 rounds',
    ]);
  });
});

const tasks = tasksOf(contentPart((_, text) => text.includes('kind: calculation'))).flatMap(
  ({ owner, task }) => (task.kind === 'calculation' ? [[owner.id, task] as const] : []),
);

test('every lab with numbers is among those worked out', () => {
  expect(tasks.length).toBeGreaterThanOrEqual(12);
});

test.each(tasks)('%s can be worked out in 1,000 rounds', (_, task) => {
  expect(roundFaults(task, 1000)).toEqual([]);
  const step = stepOf(task);
  const shown = new Set<string>();
  for (let round = 0; round < 1000; round += 1) {
    const drawn = calculationWith(step, drawNumbers(step, `learner:lab:${round}`)!);
    shown.add(JSON.stringify([drawn.case, drawn.table]));
    for (const [at, { expected, ...one }] of drawn.asks.entries()) {
      expect(Number.isFinite(expected)).toBe(true);
      if (task.asks[at]?.negative !== true) expect(expected).toBeGreaterThanOrEqual(0);
      expect(isNear(one, expected, expected)).toBe(true);
      expect(mistakeIn({ ...one, expected }, expected)).toBeUndefined();
    }
    expect(JSON.stringify([drawn.case, drawn.table ?? [], drawn.asks])).not.toMatch(
      /NaN|Infinity|∞|null/,
    );
  }
  expect(shown.size).toBeGreaterThan(200);
});
