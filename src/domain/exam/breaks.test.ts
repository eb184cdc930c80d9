import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type BreakState,
  endBreak,
  isInRunningBlock,
  passBreak,
  runningBreak,
  startBreak,
} from './breaks.ts';

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
    ['before the block before it is finished', fresh, paper, 120],
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

/** Every state that blocks and breaks of 180 questions can be in, at minute 100. */
const NOW = 100 * minute;
const passed = (state: BreakState, after: number): BreakState => {
  const result = passBreak(state, paper, after, NOW);
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
};
const inBreak = (state: BreakState, after: number) => begun(state, after, NOW - minute);
const over = (state: BreakState, after: number) => begun(state, after, NOW - 10 * minute);
const STATES = {
  'block 1': fresh,
  'break 1': inBreak(fresh, 60),
  'block 2 after a break that ran out': over(fresh, 60),
  'block 2 after a break that was ended': endBreak(inBreak(fresh, 60), NOW),
  'block 2 without a break': passed(fresh, 60),
  'break 2': inBreak(passed(fresh, 60), 120),
  'block 3 after a break that ran out': over(passed(fresh, 60), 120),
  'block 3 without a break': passed(passed(fresh, 60), 120),
} as const;
type Name = keyof typeof STATES;

/** What an event answers: `no` is refused, `same` changes nothing, else what stands then. */
const EVENTS = {
  'begin break 1': (state: BreakState) => startBreak(state, paper, 60, NOW),
  'begin break 2': (state: BreakState) => startBreak(state, paper, 120, NOW),
  'pass break 1': (state: BreakState) => passBreak(state, paper, 60, NOW),
  'pass break 2': (state: BreakState) => passBreak(state, paper, 120, NOW),
  'end the break': (state: BreakState) => ({ ok: true, value: endBreak(state, NOW) }) as const,
};
type Event = keyof typeof EVENTS;

const TABLE: Record<Name, readonly [string, string, string, string, string]> = {
  'block 1': ['break 60', 'no', 'block 2', 'no', 'same'],
  'break 1': ['same', 'no', 'no', 'no', 'block 2'],
  'block 2 after a break that ran out': ['no', 'break 120', 'same', 'block 3', 'same'],
  'block 2 after a break that was ended': ['no', 'break 120', 'same', 'block 3', 'same'],
  'block 2 without a break': ['no', 'break 120', 'same', 'block 3', 'same'],
  'break 2': ['no', 'same', 'no', 'no', 'block 3'],
  'block 3 after a break that ran out': ['no', 'no', 'same', 'same', 'same'],
  'block 3 without a break': ['no', 'no', 'same', 'same', 'same'],
};

function standing(state: BreakState): string {
  const running = runningBreak(state, NOW);
  if (running) return `break ${running.after}`;
  const numbers = [1, 61, 121].filter((number) => isInRunningBlock(state, paper, 180, number));
  return `block ${numbers.map((number) => 1 + (number - 1) / 60).join(' and ')}`;
}

describe.each(Object.keys(STATES) as Name[])('from %s', (name) => {
  const state = STATES[name];
  test.each(Object.keys(EVENTS) as Event[])('%s', (event) => {
    const at = Object.keys(EVENTS).indexOf(event);
    const result = EVENTS[event](state);
    const answered = !result.ok ? 'no' : result.value === state ? 'same' : standing(result.value);
    expect(answered).toBe(TABLE[name][at]);
    if (!result.ok || result.value === state) return;
    // Whatever happens, the time to answer in stays, and what is finished stays finished.
    const { deadlineAt, breakMs, breaksTaken } = result.value;
    expect(deadlineAt - breakMs).toBe(state.deadlineAt - state.breakMs);
    expect(breaksTaken).toEqual(expect.arrayContaining([...state.breaksTaken]));
  });

  test('an answer is taken in one block only, and never in one that is finished', () => {
    const open = [1, 60, 61, 120, 121, 180].filter((number) =>
      isInRunningBlock(state, paper, 180, number),
    );
    expect([
      [1, 60],
      [61, 120],
      [121, 180],
    ]).toContainEqual(open);
    expect(open.every((number) => state.breaksTaken.every((after) => number > after))).toBe(true);
  });
});

test('there is no break after the last answer, and none that divides nothing', () => {
  const odd = { breaksAfter: [120, 180], breakMinutes: 10 };
  const last: BreakState = { ...fresh, breaksTaken: [120] };
  expect(isInRunningBlock(last, odd, 180, 180)).toBe(true);
  const after = passBreak(last, odd, 180, NOW);
  // Even where a paper named its end, the last block stays open: an attempt ends by handing in.
  expect(after.ok && isInRunningBlock(after.value, odd, 180, 180)).toBe(true);
});

test('the deadline over both breaks is that of the paper and what was taken of them, in any order of calls', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.record({
          event: fc.constantFrom('start', 'pass', 'end'),
          after: fc.constantFrom(60, 120),
          wait: fc.integer({ min: 0, max: 15 * minute }),
        }),
        { maxLength: 12 },
      ),
      (calls) => {
        let state = fresh;
        let now = 0;
        for (const { event, after, wait } of calls) {
          now += wait;
          const next =
            event === 'end'
              ? ({ ok: true, value: endBreak(state, now) } as const)
              : (event === 'start' ? startBreak : passBreak)(state, paper, after, now);
          if (next.ok) state = next.value;
        }
        expect(state.deadlineAt - state.breakMs).toBe(deadlineAt);
        expect(state.breakMs).toBeGreaterThanOrEqual(0);
        expect(state.breakMs).toBeLessThanOrEqual(20 * minute);
        expect(new Set(state.breaksTaken).size).toBe(state.breaksTaken.length);
        expect(state.breaksTaken).toEqual(state.breaksTaken.toSorted((a, b) => a - b));
      },
    ),
  );
});
