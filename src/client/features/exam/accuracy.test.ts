import { expect, test } from 'vitest';
import { accuracyTone, reportTone } from './accuracy.ts';

test('accuracy is green from 80, yellow from 70, else red', () => {
  expect([0, 69, 70, 79, 80, 100].map(accuracyTone)).toEqual([
    'bad',
    'bad',
    'warn',
    'warn',
    'good',
    'good',
  ]);
});

test('a figure of a report is red below its pass line only, and green from 80', () => {
  expect([54, 55, 79, 80].map((percent) => reportTone(percent, 55))).toEqual([
    'bad',
    undefined,
    undefined,
    'good',
  ]);
  expect(reportTone(82, 85)).toBe('bad');
});
