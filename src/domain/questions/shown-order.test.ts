import { describe, expect, test } from 'vitest';
import { anOption, aQuestion } from '#tests/support/builders.ts';
import {
  aFill,
  aGradient,
  aHotspot,
  aMatch,
  anOrderQuestion,
} from '#tests/support/question-builders.ts';
import { inOtherOrder, inShownOrder, shownOrder } from './shown-order.ts';

const seeds = Array.from({ length: 300 }, (_, at) => `seed ${at}`);
const choice = aQuestion({ options: ['a', 'b', 'c', 'd'].map(anOption) });

describe('what a question shows', () => {
  test.each([
    ['options', choice, ['a', 'b', 'c', 'd'], 24],
    ['options of a scenario', aGradient(), ['a', 'b', 'c', 'd'], 24],
    ['right sides', aMatch(), ['r1', 'r2', 'r3', 'r4'], 24],
    ['items', anOrderQuestion(), ['i1', 'i2', 'i3', 'i4'], 23],
    ['options of gaps', aFill(), ['g1.a', 'g1.b', 'g1.c', 'g2.a', 'g2.b', 'g2.c'], 36],
  ])('%s: in every order, always the same in one attempt', (_, question, parts, orders) => {
    const shown = (seed: string) => shownOrder(question, seed);
    expect(shown('s')).toEqual(shown('s'));
    expect(shown('s').toSorted()).toEqual(parts);
    expect(new Set(seeds.map((seed) => shown(seed).join())).size).toBe(orders);
  });

  test('items never stand in the right order', () => {
    const question = anOrderQuestion();
    const right = question.items.map(({ id }) => id).join();
    expect(seeds.map((seed) => shownOrder(question, seed).join())).not.toContain(right);
  });

  test('options of a gap stay with their gap', () => {
    for (const seed of seeds) {
      const gaps = shownOrder(aFill(), seed).map((name) => name.slice(0, 2));
      expect(gaps).toEqual(['g1', 'g1', 'g1', 'g2', 'g2', 'g2']);
    }
  });

  test('areas of a picture have their places', () => {
    expect(shownOrder(aHotspot(), 's')).toEqual([]);
  });

  test('differs from question to question of one attempt', () => {
    const ids = ['q.1', 'q.2', 'q.3', 'q.4', 'q.5'];
    const orders = ids.map((id) => shownOrder({ ...choice, id }, 's').join());
    expect(new Set(orders).size).toBeGreaterThan(1);
  });
});

test('a stored order is followed; what it does not name comes last', () => {
  const parts = ['a', 'b', 'c'].map((id) => ({ id }));
  const shown = (order: string[]) => inShownOrder(parts, order).map(({ id }) => id);
  expect(shown(['c', 'a', 'b'])).toEqual(['c', 'a', 'b']);
  expect(shown(['c', 'gone', 'b'])).toEqual(['c', 'b', 'a']);
  expect(inShownOrder(parts, ['g1.b', 'g1.a', 'g1.c'], ({ id }) => `g1.${id}`)).toEqual(
    ['b', 'a', 'c'].map((id) => ({ id })),
  );
});

test('what is shown once more has all its parts, never in the order that it had', () => {
  const parts = ['a', 'b', 'c'];
  const orders = Array.from({ length: 40 }, (_, at) => inOtherOrder(parts, `seed ${at}`));
  for (const order of orders) expect(order.toSorted()).toEqual(parts);
  expect(orders.map(String)).not.toContain(String(parts));
  // Each of them comes to stand first.
  expect(new Set(orders.map(([first]) => first))).toEqual(new Set(parts));
  expect(inOtherOrder(['yes', 'no'], 's')).toEqual(['no', 'yes']);
  expect(inOtherOrder([], 's')).toEqual([]);
});
