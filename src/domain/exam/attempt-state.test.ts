import { describe, expect, test } from 'vitest';
import {
  type AttemptEvent,
  type AttemptState,
  endOf,
  GRACE_MS,
  isOverdue,
  limitMs,
  nextState,
} from './attempt-state.ts';

const deadlineAt = 1_000_000;
const inTime = deadlineAt - 1;
const inGrace = deadlineAt + GRACE_MS;
const late = inGrace + 1;

type Row = readonly [AttemptState, AttemptEvent, number, AttemptState | string];

/** Every state with every event, before the deadline, in the grace and after it. */
const table: readonly Row[] = [
  ['open', 'save', inTime, 'open'],
  ['open', 'save', inGrace, 'open'],
  ['open', 'save', late, 'attempt.expired'],
  ['open', 'ask', deadlineAt, 'open'],
  // On their way are answers, not wishes.
  ['open', 'ask', deadlineAt + 1, 'attempt.expired'],
  ['open', 'ask', late, 'attempt.expired'],
  ['open', 'submit', inTime, 'submitted'],
  ['open', 'submit', inGrace, 'submitted'],
  ['open', 'submit', late, 'expired'],
  ['open', 'expire', inTime, 'open'],
  ['open', 'expire', inGrace, 'open'],
  ['open', 'expire', late, 'expired'],
  ...[inTime, inGrace, late].flatMap((now): Row[] => [
    ['submitted', 'save', now, 'attempt.finished'],
    ['submitted', 'ask', now, 'attempt.finished'],
    ['submitted', 'submit', now, 'submitted'],
    ['submitted', 'expire', now, 'submitted'],
    ['expired', 'save', now, 'attempt.expired'],
    ['expired', 'ask', now, 'attempt.expired'],
    ['expired', 'submit', now, 'expired'],
    ['expired', 'expire', now, 'expired'],
  ]),
];

test.each(table)('%s, %s at %d leads to %s', (state, event, now, expected) => {
  const next = nextState({ state, deadlineAt }, event, now);
  expect(next.ok ? next.value : next.error.code).toBe(expected);
});

test('the table holds every pair of state and event', () => {
  expect(new Set(table.map(([state, event]) => `${state} ${event}`)).size).toBe(12);
});

describe('an attempt', () => {
  test('is overdue once open and past its grace', () => {
    expect(isOverdue({ state: 'open', deadlineAt }, inGrace)).toBe(false);
    expect(isOverdue({ state: 'open', deadlineAt }, late)).toBe(true);
    expect(isOverdue({ state: 'submitted', deadlineAt }, late)).toBe(false);
  });

  test('never ends after its deadline', () => {
    expect(endOf({ state: 'open', deadlineAt }, inTime)).toBe(inTime);
    expect(endOf({ state: 'open', deadlineAt }, inGrace)).toBe(deadlineAt);
  });

  test('lasts its minutes and the extra time', () => {
    expect([limitMs(60, 0), limitMs(60, 25), limitMs(60, 50), limitMs(1, 100)]).toEqual([
      3_600_000, 4_500_000, 5_400_000, 120_000,
    ]);
  });
});
