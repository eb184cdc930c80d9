import { expect, test } from 'vitest';
import { WEAK_BELOW } from '#domain/readiness/weak-areas.ts';
import { accuracyTone, reportTone } from './accuracy.ts';

test('accuracy is green from 80, and red only where the topic is weak, else yellow', () => {
  expect([0, WEAK_BELOW - 1, WEAK_BELOW, 79, 80, 100].map(accuracyTone)).toEqual([
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
