import { expect, test } from 'vitest';
import {
  canBeKept,
  type ExamPace,
  givesMoreThanExam,
  minutesAt,
  msEach,
  reachedAt,
} from './exam-pace.ts';

/** 180 questions in 240 minutes. */
const pace: ExamPace = { asks: 'questions', count: 180, minutes: 240 };

test('the exam gives each question its share of the minutes', () => {
  expect(msEach(pace)).toBe(80_000);
  expect(msEach({ count: 8, minutes: 90 })).toBe(675_000);
});

test('at its pace fifty questions take 66:40 minutes, and fifteen take 20', () => {
  expect([50, 15, 180].map((questions) => Math.round(60 * minutesAt(pace, questions)))).toEqual([
    4_000, 1_200, 14_400,
  ]);
});

test('who keeps it has one more question behind with every share, and never more than there are', () => {
  const reached = (msWorked: number, extraTimePercent = 0) =>
    reachedAt(pace, { msWorked, total: 50, extraTimePercent });
  expect([-1, 0, 79_999, 80_000, 800_000, 99_000_000].map((ms) => reached(ms))).toEqual([
    0, 0, 0, 1, 10, 50,
  ]);
});

test('extra time stretches it as it stretches the paper', () => {
  expect(reachedAt(pace, { msWorked: 120_000, total: 50, extraTimePercent: 50 })).toBe(1);
  expect(reachedAt(pace, { msWorked: 119_999, total: 50, extraTimePercent: 50 })).toBe(0);
});

test('a pace of scenarios cannot be kept in a paper of questions', () => {
  expect([pace, { ...pace, asks: 'scenarios' } as const].map(canBeKept)).toEqual([true, false]);
});

test('a paper leaves more time than the exam where its minutes outlast the exam’s pace', () => {
  const paper = { examPace: pace, count: 50, minutes: 240 };
  expect(givesMoreThanExam(paper)).toBe(true);
  expect(givesMoreThanExam({ ...paper, minutes: 60 })).toBe(false);
  expect(givesMoreThanExam({ ...paper, examPace: null })).toBe(false);
  expect(givesMoreThanExam({ ...paper, examPace: { ...pace, asks: 'scenarios' } })).toBe(false);
});
