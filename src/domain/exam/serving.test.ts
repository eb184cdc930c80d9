import { expect, test } from 'vitest';
import { ANSWER_GRACE_MS, dueAt, isAnswerTaken, numberToServe } from './serving.ts';

const SERVED = 1_000_000;

test('a question has its seconds from when it was served, and extra time stretches them', () => {
  expect(dueAt(SERVED, 30, 0)).toBe(SERVED + 30_000);
  expect(dueAt(SERVED, 30, 25)).toBe(SERVED + 37_500);
  expect(dueAt(SERVED, 30, 100)).toBe(SERVED + 60_000);
});

test('an answer is taken until two seconds after its time, and not a millisecond later', () => {
  const question = { number: 3, dueAt: SERVED + 30_000 };
  const last = SERVED + 30_000 + ANSWER_GRACE_MS;
  expect(ANSWER_GRACE_MS).toBe(2_000);
  expect([SERVED, last, last + 1].map((now) => isAnswerTaken(question, 3, now))).toEqual([
    true,
    true,
    false,
  ]);
});

test('a question that was left is closed, however much of its time is left', () => {
  expect(isAnswerTaken({ number: 3, dueAt: SERVED + 30_000 }, 4, SERVED)).toBe(false);
});

test('the question after the shown one is served once: a repeated or an invented number serves none', () => {
  expect(numberToServe(3, 3, 20)).toBe(4);
  expect([2, 4, 20].map((after) => numberToServe(after, 3, 20))).toEqual([null, null, null]);
  expect(numberToServe(20, 20, 20)).toBeNull();
});
