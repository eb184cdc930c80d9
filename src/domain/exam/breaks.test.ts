import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type BreakState, endBreak, runningBreak, startBreak } from './breaks.ts';

const minute = 60_000;
const paper = { breaksAfter: [60, 120], breakMinutes: 10 };
const deadlineAt = 240 * minute;
const fresh: BreakState = {
  deadlineAt,
  breaksTaken: [],
  breakStartedAt: null,
  breakEndsAt: null,
  breakMs: 0,
};

function begun(state: BreakState, after: number, now: number): BreakState {
  const result = startBreak(state, paper, after, now);
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
}

test('the deadline moves by the break taken', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10 * minute }), (taken) => {
      const back = endBreak(begun(fresh, 60, minute), minute + taken);
      expect(back.deadlineAt).toBe(deadlineAt + taken);
      expect(back.breakMs).toBe(taken);
    }),
  );
});

test('the deadline moves by no more than the paper allows, whenever the learner comes back', () => {
  const running = begun(fresh, 60, minute);
  expect(running.deadlineAt).toBe(deadlineAt + 10 * minute);
  for (const late of [11, 12, 500]) {
    expect(runningBreak(running, late * minute)).toBeNull();
    expect(endBreak(running, late * minute)).toBe(running);
  }
});

test('a break runs from its start until it is ended', () => {
  const running = begun(fresh, 60, minute);
  const expected = { after: 60, startedAt: minute, endsAt: 11 * minute };
  expect(runningBreak(running, minute)).toEqual(expected);
  expect(runningBreak(running, 11 * minute - 1)).toEqual(expected);
  expect(runningBreak(endBreak(running, 3 * minute), 3 * minute)).toBeNull();
});

describe('there is no break', () => {
  test.each([
    ['after a number that the paper does not name', fresh, paper, 61],
    ['in a paper without breaks', fresh, {}, 60],
    ['that was taken before', endBreak(begun(fresh, 60, 0), minute), paper, 60],
    ['beside one that runs', begun(fresh, 60, 0), paper, 120],
  ])('%s', (_, state, rules, after) => {
    expect(startBreak(state, rules, after, 2 * minute)).toEqual({
      ok: false,
      error: { code: 'attempt.no_break' },
    });
  });
});

test('beginning a running break again, or ending none, changes nothing', () => {
  const running = begun(fresh, 60, minute);
  expect(begun(running, 60, 5 * minute)).toBe(running);
  expect(endBreak(fresh, minute)).toBe(fresh);
});

test('both breaks add up', () => {
  const first = endBreak(begun(fresh, 60, 0), 4 * minute);
  const both = endBreak(begun(first, 120, 100 * minute), 103 * minute);
  expect(both).toMatchObject({ deadlineAt: deadlineAt + 7 * minute, breaksTaken: [60, 120] });
});
