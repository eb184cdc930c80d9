import { expect, test } from 'vitest';
import { ENOUGH_ANSWERS, firstPaper, type OfferedPaper, paperToOffer } from './first-paper.ts';

const aPaper = (key: string, more: Partial<OfferedPaper> = {}): OfferedPaper => ({
  key,
  kind: 'practice',
  difficulty: 'Beginner',
  count: 10,
  minutes: 10,
  passPercent: 70,
  takesFocus: false,
  secondsPerQuestion: null,
  attempts: 0,
  bestPercent: null,
  passedOnce: false,
  today: null,
  aim: null,
  ...more,
});
const weakest = (topics: number) => ({
  kind: 'weak',
  topics: Array<string>(topics).fill('a topic'),
});
const hard = aPaper('hard', { kind: 'simulation', difficulty: 'Expert', count: 8 });
const exam = aPaper('exam', { kind: 'simulation', difficulty: 'Intermediate', count: 40 });
const daily = aPaper('daily');
const sample = aPaper('sample', { count: 5 });
const rapid = aPaper('rapid', { count: 4, secondsPerQuestion: 30 });
const topic = aPaper('topic', { count: 3, takesFocus: true });
const tried = { attempts: 1, bestPercent: 80, passedOnce: true };

test('somebody new begins with the shortest practice that has no clock for each question', () => {
  const first = firstPaper([hard, exam, daily, rapid, topic, sample], 0);
  expect(first).toEqual({ paperKey: 'sample', reason: 'begin' });
});

test('what is weak comes before everything else', () => {
  const weak = aPaper('weak', { aim: weakest(2) });
  const first = firstPaper([exam, { ...daily, ...tried }, weak], 200);
  expect(first).toEqual({ paperKey: 'weak', reason: 'weak' });
});

test('before there are enough answers to tell anything by, practice goes on', () => {
  const papers = [exam, { ...daily, ...tried }];
  expect(firstPaper(papers, ENOUGH_ANSWERS - 1)).toEqual({
    paperKey: 'daily',
    reason: 'practise',
    answered: ENOUGH_ANSWERS - 1,
  });
  expect(firstPaper(papers, ENOUGH_ANSWERS)).toEqual({ paperKey: 'exam', reason: 'simulation' });
});

test('the round of the day is not offered again on the day it was taken: the next step is another paper', () => {
  const done = { ...daily, ...tried, today: {} };
  expect(firstPaper([exam, done, sample], 20)).toEqual({
    paperKey: 'sample',
    reason: 'practise',
    answered: 20,
  });
  expect(firstPaper([exam, done], 20)).toEqual({ paperKey: 'exam', reason: 'simulation' });
  expect(firstPaper([{ ...exam, ...tried }, done], 300)).toEqual({
    paperKey: 'exam',
    reason: 'stayFresh',
  });
  expect(firstPaper([done], 20)).toBeUndefined();
});

test('simulations come from the easiest to the hardest, each until it is passed', () => {
  const failed = { attempts: 2, bestPercent: 62 };
  expect(firstPaper([hard, { ...exam, ...failed }, daily], 300)).toEqual({
    paperKey: 'exam',
    reason: 'again',
    missing: 8,
  });
  expect(firstPaper([hard, { ...exam, ...tried }, daily], 300)).toEqual({
    paperKey: 'hard',
    reason: 'simulation',
  });
});

test('a simulation that failed in one of its parts above its line still says that something is missing', () => {
  const first = firstPaper([{ ...exam, attempts: 1, bestPercent: 75 }], 300);
  expect(first).toEqual({ paperKey: 'exam', reason: 'again', missing: 1 });
});

test('who has passed everything stays fresh; a course of simulations alone has one to begin with too', () => {
  expect(firstPaper([{ ...exam, ...tried }, daily], 300)).toEqual({
    paperKey: 'daily',
    reason: 'stayFresh',
  });
  expect(firstPaper([exam], 0)).toEqual({ paperKey: 'exam', reason: 'simulation' });
  expect(firstPaper([topic], 0)).toBeUndefined();
  expect(firstPaper([], 0)).toBeUndefined();
});

test('one paper is offered everywhere: what runs, the one that ends first, else the one to take first', () => {
  const closed = (paper: OfferedPaper) => ({ ...paper, open: null });
  const until = (paper: OfferedPaper, deadlineAt: string) => ({ ...paper, open: { deadlineAt } });
  expect(paperToOffer([exam, sample].map(closed), 0)).toBe('sample');
  expect(
    paperToOffer(
      [until(hard, '2026-11-24T11:00:00Z'), until(exam, '2026-11-24T10:00:00Z'), closed(sample)],
      0,
    ),
  ).toBe('exam');
  expect(paperToOffer([], 0)).toBeUndefined();
});
