import { expect, test } from 'vitest';
import { isAchieved, isCounted, isEvidence, isOfMissed, leftOutBy } from './counted-paper.ts';

const paper = (answered: number, implausible = false) => ({
  answered,
  total: 40,
  implausible,
  focus: null,
});

test('a paper too quick to count is no evidence and no achievement', () => {
  const [rushed, read] = [paper(40, true), paper(40)];
  expect([isCounted(rushed), isEvidence(rushed)]).toEqual([false, false]);
  expect([isCounted(read), isEvidence(read)]).toEqual([true, true]);
  expect([
    isAchieved({ ...rushed, passed: true }),
    isAchieved({ ...read, passed: true }),
    isAchieved({ ...read, passed: false }),
    isAchieved({ ...read, passed: null }),
  ]).toEqual([false, true, false, false]);
});

test('an attempt that is no scored one says why, by the first reason', () => {
  const again = { focus: { pool: 'missed' } };
  expect([
    leftOutBy(paper(40)),
    leftOutBy(paper(19)),
    leftOutBy({ ...paper(40), ...again }),
    leftOutBy({ ...paper(19), ...again }),
    leftOutBy({ ...paper(19, true), ...again }),
    leftOutBy({ ...paper(2), total: 2 }),
    leftOutBy({ ...paper(3), total: 3 }),
  ]).toEqual([null, 'halfOpen', 'missed', 'missed', 'tooQuick', 'short', null]);
});

test('missed questions asked again are practice: nobody passes them', () => {
  const again = { ...paper(40), focus: { pool: 'missed' } };
  expect(isAchieved({ ...again, passed: true })).toBe(false);
  expect(isAchieved({ ...again, focus: { pool: 'any' }, passed: true })).toBe(true);
  expect([again.focus, { pool: 'unseen' }, null, undefined].map(isOfMissed)).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

test('a paper is evidence from half its answers on, and never without one', () => {
  expect([0, 19, 20, 40].map((answered) => isEvidence(paper(answered)))).toEqual([
    false,
    false,
    true,
    true,
  ]);
  expect(isEvidence({ answered: 0, total: 0, implausible: false })).toBe(false);
});
