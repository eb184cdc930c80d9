import { describe, expect, test } from 'vitest';
import { FORMULAS, type FormulaKey, type Operands } from './formulas.ts';

const value = (formula: FormulaKey, operands: Operands) => FORMULAS[formula](operands);
const by = (formula: FormulaKey, inputs: Record<string, number>) => value(formula, { inputs });

describe('earned value', () => {
  const inputs = { bac: 200, ev: 80, ac: 100, pv: 90, eac: 250 };
  test.each([
    ['cost-variance', -20],
    ['schedule-variance', -10],
    ['cpi', 0.8],
    ['spi', 0.8889],
    ['eac-typical', 250],
    ['eac-atypical', 220],
    ['eac-both', 268.75],
    ['etc-typical', 150],
    ['etc-atypical', 120],
    ['vac-typical', -50],
    ['vac-atypical', -20],
    ['tcpi-budget', 1.2],
    ['tcpi-estimate', 0.8],
  ] as const)('%s is %d', (formula, result) => {
    expect(by(formula, inputs)).toBeCloseTo(result, 4);
  });

  test('comes from percent complete, and an estimate to complete may be new', () => {
    expect(by('earned-value', { percent: 40, bac: 200 })).toBe(80);
    expect(by('eac-new-estimate', { ac: 100, etc: 130 })).toBe(230);
  });
});

describe('estimates', () => {
  const inputs = { o: 4, m: 7, p: 16, sigmas: 2 };
  test.each([
    ['beta-estimate', 8],
    ['triangular-estimate', 9],
    ['sigma', 2],
    ['beta-upper', 12],
  ] as const)('%s is %d', (formula, result) => {
    expect(by(formula, inputs)).toBe(result);
  });
});

describe('a network', () => {
  const activities = [
    { id: 'D', takes: 2, after: ['B', 'C'] },
    { id: 'A', takes: 3 },
    { id: 'B', takes: 6, after: ['A'] },
    { id: 'C', takes: 4, after: ['A'] },
    { id: 'E', takes: 1, after: ['C'] },
  ];
  test.each([
    ['path-duration', 'A', 11],
    ['early-start', 'D', 9],
    ['early-finish', 'E', 8],
    ['late-start', 'E', 10],
    ['late-finish', 'C', 9],
    ['total-float', 'C', 2],
    ['free-float', 'C', 0],
    ['free-float', 'E', 3],
    ['total-float', 'B', 0],
  ] as const)('%s at %s is %d', (formula, of, result) => {
    expect(value(formula, { activities, of })).toBe(result);
  });

  test('that waits for itself or asks about a stranger has no dates', () => {
    const circle = [{ id: 'A', takes: 3, after: ['A'] }];
    expect(value('path-duration', { activities: circle })).toMatch(/^lacks/);
    expect(value('total-float', { activities, of: 'X' })).toMatch(/^lacks/);
  });
});

describe('contracts', () => {
  const inputs = {
    'target-cost': 100,
    'target-fee': 10,
    'actual-cost': 120,
    'seller-share': 0.3,
    ceiling: 122,
    'target-price': 110,
    'buyer-share': 0.7,
    fee: 8,
  };
  test.each([
    ['fixed-fee-price', 128],
    ['incentive-fee', 4],
    ['incentive-price', 124],
    ['ceiling-price', 122],
    ['total-assumption', 117.1429],
  ] as const)('%s is %d', (formula, result) => {
    expect(by(formula, inputs)).toBeCloseTo(result, 4);
  });
  test('by time and material add both', () => {
    expect(by('time-and-material-price', { hours: 40, rate: 90, material: 400 })).toBe(4000);
  });
});

test('money, value and risk', () => {
  const pairs = [
    [0.2, -500],
    [0.5, 100],
  ] as const;
  expect(value('expected-monetary-value', { pairs })).toBe(-50);
  expect(value('weighted-sum', { pairs })).toBe(-50);
  const flows = [
    [0, -100],
    [1, 110],
  ] as const;
  expect(value('net-present-value', { inputs: { rate: 0.1 }, pairs: flows })).toBeCloseTo(0, 9);
  expect(by('present-value', { future: 121, rate: 0.1, years: 2 })).toBeCloseTo(100, 9);
  expect(by('payback-period', { investment: 90, yearly: 36 })).toBe(2.5);
  expect(by('benefit-cost-ratio', { benefits: 150, costs: 100 })).toBe(1.5);
  expect(by('cost-baseline', { estimate: 80, contingency: 8 })).toBe(88);
  expect(by('project-budget', { estimate: 80, contingency: 8, management: 4 })).toBe(92);
  const offers = { 'fixed-a': 300, 'rate-a': 10, 'fixed-b': 100, 'rate-b': 20 };
  expect(by('break-even', offers)).toBe(20);
});

test('flow, channels and quality', () => {
  expect(by('iterations-left', { backlog: 101, velocity: 25 })).toBe(5);
  expect(by('lead-time', { 'in-progress': 12, throughput: 4 })).toBe(3);
  expect(by('communication-channels', { people: 8 })).toBe(28);
  expect(by('communication-channels-added', { before: 8, after: 10 })).toBe(17);
  expect(by('share', { part: 3, whole: 12 })).toBe(25);
  expect(by('quotient', { part: 3, whole: 12 })).toBe(0.25);
  expect(by('control-limit', { mean: 20, deviation: 0.5, sigmas: -3 })).toBe(18.5);
  const times = {
    'normal-cost': 100,
    'crash-cost': 160,
    'normal-time': 10,
    'crash-time': 7,
  };
  expect(by('crash-cost-per-unit', times)).toBe(20);
});

test('a formula says what it lacks', () => {
  expect(by('cpi', { ev: 1 })).toBe('lacks ac');
  expect(value('spi', {})).toBe('lacks ev, pv');
  expect(value('weighted-sum', {})).toBe('lacks pairs');
  expect(value('net-present-value', { pairs: [[1, 2]] })).toBe('lacks rate or pairs');
});
