import { expect, test } from 'vitest';
import {
  askedOfMissed,
  ENOUGH_ANSWERS,
  examStep,
  firstPaper,
  type MissedOffer,
  type OfferedPaper,
} from './first-paper.ts';

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
  lastTooQuick: false,
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

const closed = (paper: OfferedPaper) => ({ ...paper, open: null });
const until = (paper: OfferedPaper, deadlineAt: string) => ({ ...paper, open: { deadlineAt } });
const waits = (paperKey: string, waiting: number, atOnce = 10): MissedOffer => ({
  paperKey,
  atOnce,
  waiting,
  leftOpen: Math.floor(waiting / 3),
});
const topics = closed({ ...topic, attempts: 2, bestPercent: 40 });

test('what runs comes first, the one that ends first, whatever was missed', () => {
  const papers = [
    until({ ...hard, ...tried }, '2026-11-24T11:00:00Z'),
    until(exam, '2026-11-24T10:00:00Z'),
    closed(sample),
  ];
  expect(examStep(papers, 40, [waits('topic', 5)])).toEqual({ kind: 'resume', paperKey: 'exam' });
});

test.each<[string, Partial<OfferedPaper>, number]>([
  ['a failed exam', { attempts: 1, bestPercent: 40 }, 40],
  ['a passed exam', tried, 40],
  ['an exam of which less than half was answered', {}, 12],
  ['an exam that was too quick to count', { lastTooQuick: true }, 0],
])('after %s what was missed comes before weak areas and before any paper', (_, done, answered) => {
  const weak = aPaper('weak', { ...tried, aim: weakest(2) });
  for (const others of [[daily], [daily, weak], [weak, sample, hard]]) {
    const papers = [{ ...exam, ...done }, ...others].map(closed);
    expect(examStep(papers, answered, [waits('topic', 10)])).toEqual({
      kind: 'missed',
      ...waits('topic', 10),
      all: 10,
      allLeftOpen: 3,
    });
    // Once it is right nothing stands between the learner and the next paper.
    const then = firstPaper(papers, answered);
    expect(examStep(papers, answered, [])).toEqual({ kind: 'paper', ...then });
  }
});

test('no step says to take again what was failed while one missed question waits', () => {
  const failed = { attempts: 1, bestPercent: 40 };
  for (const waiting of [1, 7, 300]) {
    for (const answered of [0, 1, ENOUGH_ANSWERS, 900]) {
      for (const today of [null, {}]) {
        const papers = [
          { ...exam, ...failed },
          { ...daily, ...failed, today },
        ].map(closed);
        expect(examStep(papers, answered, [waits('topic', waiting)])?.kind).toBe('missed');
      }
    }
  }
});

test('the very first paper of somebody new stays the short one, whatever was missed in missions', () => {
  expect(examStep([exam, sample, topic].map(closed), 0, [waits('topic', 3)])).toEqual({
    kind: 'paper',
    paperKey: 'sample',
    reason: 'begin',
  });
});

test('of several practices the one that most questions wait for asks, of equal ones the first, and all are counted', () => {
  const step = (...missed: MissedOffer[]) => examStep([topics], 20, missed);
  expect(step(waits('topic', 6), waits('applied', 9), waits('scenarios', 2, 1))).toEqual({
    kind: 'missed',
    ...waits('applied', 9),
    all: 17,
    allLeftOpen: 5,
  });
  expect(step(waits('topic', 4), waits('applied', 4))).toMatchObject({ paperKey: 'topic', all: 8 });
});

test('a course without any paper has no step', () => {
  expect(examStep([], 0, [])).toBeUndefined();
});

test.each([
  [10, 27, undefined, 10],
  [10, 10, undefined, 10],
  [10, 7, undefined, 7],
  [10, 1, undefined, 1],
  [1, 4, undefined, 1],
  // A length that the learner chose before: half, twice, four times; more than waits is all that waits.
  [10, 27, 5, 5],
  [10, 27, 20, 20],
  [10, 27, 40, 27],
  [10, 3, 5, 3],
  [10, 0, undefined, 0],
])(
  'of a practice of %i at once %i waiting, with %s wished, are asked as %i',
  (atOnce, waiting, wished, asked) => {
    expect(askedOfMissed({ atOnce, waiting }, wished)).toBe(asked);
  },
);
