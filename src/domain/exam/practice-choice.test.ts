import { describe, expect, test } from 'vitest';
import type { Paper } from './paper.ts';
import {
  chosenPaper,
  clockPace,
  type Focus,
  isReachedEnough,
  isSameFocus,
  lengthFor,
  longestPractice,
  minutesFor,
  practiceLengths,
  reachedOf,
  settledFocus,
} from './practice-choice.ts';

const ten = { count: 10, minutes: 10 };
const paper = {
  ...ten,
  id: 'pap.topic',
  untimed: true,
  examPace: { asks: 'questions', count: 40, minutes: 60 },
} as unknown as Paper;

describe('how many questions', () => {
  test('a paper of ten offers 5, 10, 20 and 40, and no more than stand there', () => {
    expect(practiceLengths(ten, 300)).toEqual([5, 10, 20, 40]);
    expect(practiceLengths(ten, 20)).toEqual([5, 10, 20]);
  });
  test('where fewer stand there than the next length asks, all of them are the last one', () => {
    expect(practiceLengths(ten, 12)).toEqual([5, 10, 12]);
    expect(practiceLengths(ten, 3)).toEqual([3]);
    expect(practiceLengths(ten, 0)).toEqual([]);
  });
  test('a paper of one scenario offers one, two and four', () => {
    expect(practiceLengths({ count: 1 }, 32)).toEqual([1, 2, 4]);
    expect(longestPractice({ count: 1 })).toBe(4);
  });
  test('a wish comes to what is nearest below it, else to the shortest', () => {
    expect(lengthFor(10, [5, 10, 12])).toBe(10);
    expect(lengthFor(20, [5, 10, 12])).toBe(12);
    expect(lengthFor(5, [3])).toBe(3);
    expect(lengthFor(5, [])).toBeUndefined();
  });
});

describe('a choice as it is kept', () => {
  test('is the same practice however it was asked for', () => {
    expect(
      settledFocus(ten, { objectiveIds: ['a'], pool: 'any', count: 10, clock: false }),
    ).toEqual({
      ok: true,
      value: { objectiveId: 'a', pool: 'any' },
    });
    expect(
      settledFocus(ten, { objectiveIds: ['b', 'a'], pool: 'missed', count: 5, clock: true }),
    ).toEqual({
      ok: true,
      value: { objectiveIds: ['a', 'b'], pool: 'missed', count: 5, clock: true },
    });
  });
  test.each<[string, Focus, string, string]>([
    [
      'topics in both ways',
      { objectiveId: 'a', objectiveIds: ['b'], pool: 'any' },
      'objectiveIds',
      'one_of_two',
    ],
    ['a topic twice', { objectiveIds: ['b', 'b'], pool: 'any' }, 'objectiveIds', 'repeated'],
    ['more than four times its length', { pool: 'any', count: 41 }, 'count', 'too_long'],
  ])('%s is refused', (_, focus, field, rule) => {
    expect(settledFocus(ten, focus)).toEqual({ ok: false, error: { field, rule } });
  });
  test('is another one with other topics, questions, length or clock, in whichever order topics stand', () => {
    const one: Focus = { objectiveIds: ['a', 'b'], pool: 'any', count: 5 };
    expect(
      isSameFocus(one, { objectiveIds: ['b', 'a'], pool: 'any', count: 5, clock: false }),
    ).toBe(true);
    const others: Focus[] = [
      { ...one, objectiveIds: ['a', 'c'] },
      { ...one, pool: 'unseen' },
      { ...one, count: 20 },
      { ...one, clock: true },
    ];
    expect(others.map((other) => isSameFocus(one, other))).toEqual([false, false, false, false]);
    expect([isSameFocus(null, null), isSameFocus(one, null)]).toEqual([true, false]);
  });
});

describe('the clock', () => {
  test('keeps the pace of the exam where these questions allow it, else that of the paper', () => {
    expect(clockPace(paper)).toEqual({ count: 40, minutes: 60, isExam: true });
    expect(clockPace({ ...ten, examPace: { asks: 'scenarios', count: 8, minutes: 90 } })).toEqual({
      ...ten,
      isExam: false,
    });
    expect(clockPace(ten)).toEqual({ ...ten, isExam: false });
  });
  test('gives each question all its seconds, and without one a time in whole minutes, a begun one counted', () => {
    expect(minutesFor(paper, 20, true)).toBe(30);
    expect(minutesFor(paper, 5, true)).toBe(7.5);
    expect(minutesFor(paper, 5, false)).toBe(5);
  });
  test('runs in the paper as it was put together, and nothing else of it changes', () => {
    const { examPace: _, untimed: __, ...own } = paper;
    expect(chosenPaper(paper, { pool: 'any', count: 20, clock: true })).toEqual({
      ...own,
      count: 20,
      minutes: 30,
    });
    expect(chosenPaper(paper, { pool: 'any' })).toEqual({ ...own, untimed: true });
    expect(chosenPaper(paper, null)).toBe(paper);
  });
});

describe('when it ends', () => {
  const items = [true, true, false, false, false].map((isAnswered) => ({ isAnswered }));
  const focus: Focus = { pool: 'any', clock: true };
  test('by its time, what was answered counts and the rest was not reached', () => {
    const reached = reachedOf(items, { isOverByTime: true, focus });
    expect([reached.counted.length, reached.notReached]).toEqual([2, 3]);
  });
  test('by the learner, every question counts, as in an exam however it ends', () => {
    const whole = { counted: items, notReached: 0 };
    expect(reachedOf(items, { isOverByTime: false, focus })).toEqual(whole);
    expect(reachedOf(items, { isOverByTime: true, focus: null })).toEqual(whole);
  });
  test('nobody passes by less than half of the questions', () => {
    const of = (counted: number, notReached: number) => ({
      counted: Array(counted).fill(0),
      notReached,
    });
    expect([of(2, 3), of(3, 3), of(0, 0)].map(isReachedEnough)).toEqual([false, true, true]);
  });
});
