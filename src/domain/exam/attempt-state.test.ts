import { describe, expect, test } from 'vitest';
import {
  type AttemptEvent,
  type AttemptState,
  endOf,
  GRACE_MS,
  givingUp,
  isOverdue,
  limitMs,
  nextState,
} from './attempt-state.ts';

const deadlineAt = 1_000_000;
const inTime = deadlineAt;
const inGrace = deadlineAt + GRACE_MS;
const late = inGrace + 1;

/** What follows in time, in the grace after the deadline, and later. */
type Row = readonly [AttemptState | string, AttemptState | string, AttemptState | string];

const always = (outcome: string): Row => [outcome, outcome, outcome];

/** Every state with every event: a further one of either does not compile without its row. */
const table: Readonly<Record<AttemptState, Readonly<Record<AttemptEvent, Row>>>> = {
  open: {
    save: ['open', 'open', 'attempt.expired'],
    // On their way are answers, not wishes.
    ask: ['open', 'attempt.expired', 'attempt.expired'],
    submit: ['submitted', 'submitted', 'expired'],
    giveUp: ['given_up', 'given_up', 'expired'],
    expire: ['open', 'open', 'expired'],
  },
  submitted: {
    save: always('attempt.finished'),
    ask: always('attempt.finished'),
    submit: always('submitted'),
    giveUp: always('submitted'),
    expire: always('submitted'),
  },
  expired: {
    save: always('attempt.expired'),
    ask: always('attempt.expired'),
    submit: always('expired'),
    giveUp: always('expired'),
    expire: always('expired'),
  },
  given_up: {
    save: always('attempt.given_up'),
    ask: always('attempt.given_up'),
    submit: always('given_up'),
    giveUp: always('given_up'),
    expire: always('given_up'),
  },
};

const rows = Object.entries(table).flatMap(([state, events]) =>
  Object.entries(events).flatMap(([event, [first, second, third]]) => [
    { state, event, when: 'at the deadline', now: inTime, outcome: first },
    { state, event, when: 'at the begin of the grace', now: deadlineAt + 1, outcome: second },
    { state, event, when: 'at the end of the grace', now: inGrace, outcome: second },
    { state, event, when: 'later', now: late, outcome: third },
  ]),
);

test.each(rows)('an attempt that is $state, at a $event $when: $outcome', (row) => {
  const { state, event, now, outcome } = row;
  const next = nextState({ state: state as AttemptState, deadlineAt }, event as AttemptEvent, now);
  expect(next.ok ? next.value : next.error.code).toBe(outcome);
});

test('a practice and an untouched exam are given up without a grade; an exam with answers is graded', () => {
  expect([givingUp('practice', 0), givingUp('practice', 7)]).toEqual(['giveUp', 'giveUp']);
  expect([givingUp('simulation', 0), givingUp('simulation', 1)]).toEqual(['giveUp', 'submit']);
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
