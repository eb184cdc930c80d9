import { describe, expect, test } from 'vitest';
import { aRecord } from '#tests/support/builders.ts';
import { cardsBehind, howFar, minutesAhead, minutesLeft } from './minutes-left.ts';

test('minutes left shrink with the cards behind and never say zero too early', () => {
  const mission = { estimatedMinutes: 12, stepCount: 6 };
  expect(minutesLeft(mission, 0)).toBe(12);
  expect(minutesLeft(mission, 3)).toBe(6);
  expect(minutesLeft({ estimatedMinutes: 5, stepCount: 20 }, 19)).toBe(1);
  expect(minutesLeft(mission, 6)).toBe(0);
});

const step = (id: string) => ({ id, kind: 'reading' as const, title: id, body: [] });
const lesson = { estimatedMinutes: 12, steps: ['a', 'b', 'c', 'd', 'e', 'f'].map(step) };

test('a new activity and one that is done take their whole time; of one that was begun the card seen last is ahead', () => {
  expect(minutesAhead(lesson, undefined)).toBe(12);
  expect(minutesAhead(lesson, aRecord({ status: 'done', stepsSeen: 6 }))).toBe(12);
  expect(minutesAhead(lesson, aRecord({ stepsSeen: 1 }))).toBe(12);
  expect(minutesAhead(lesson, aRecord({ stepsSeen: 4 }))).toBe(6);
});

test('a task that was handed in and rated is behind: one goes on at the card after it', () => {
  const at = (currentStepId: string, stepsSeen: number, isPlaceSettled = true) =>
    aRecord({ currentStepId, stepsSeen, isPlaceSettled });
  expect(cardsBehind(lesson, at('c', 3))).toBe(3);
  expect(minutesAhead(lesson, at('c', 3))).toBe(6);
  expect(cardsBehind(lesson, at('c', 3, false))).toBe(2);
  // Who went back to it had a card open after it, and after the last card there is none.
  expect(cardsBehind(lesson, at('b', 3))).toBe(2);
  expect(cardsBehind(lesson, at('f', 6))).toBe(5);
  // Each company tells the cards of a lab by ids of its own.
  const story = { steps: lesson.steps.map(({ id }) => step(`bfsi-${id}`)) };
  const lab = { ...lesson, variants: { BFSI: story } as never };
  expect(cardsBehind(lab, at('bfsi-c', 3))).toBe(3);
});

describe('a quiz', () => {
  const quiz = {
    estimatedMinutes: 8,
    steps: [],
    quiz: { count: 10, passPercent: 70, questionIds: [] },
  };
  const round = (over: Parameters<typeof aRecord>[0]) => aRecord({ currentStepId: '', ...over });

  test('answered to its end and not passed leaves no card over: the next round takes its whole time', () => {
    const failed = round({ stepsSeen: 10, stepsWorked: 10, lastPercent: 40 });
    expect(howFar(quiz, failed)).toEqual({ stepCount: 10, stepsSeen: 0, failedRound: 1 });
    expect(minutesAhead(quiz, failed)).toBe(8);
  });

  test('in the middle of a round goes on where it was left, also after one that was not passed', () => {
    const second = round({ round: 2, stepsSeen: 15, stepsWorked: 14, lastPercent: 40 });
    expect(howFar(quiz, second)).toEqual({ stepCount: 10, stepsSeen: 5, failedRound: null });
    expect(minutesAhead(quiz, second)).toBe(5);
  });

  test('that was passed, or is done, has no round that failed', () => {
    const passed = round({ stepsSeen: 10, stepsWorked: 10, lastPercent: 70 });
    expect(howFar(quiz, passed).failedRound).toBeNull();
    const done = round({
      status: 'done',
      stepsSeen: 20,
      stepsWorked: 20,
      round: 2,
      lastPercent: 40,
    });
    expect(howFar(quiz, done).failedRound).toBeNull();
  });
});
