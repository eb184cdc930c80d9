import { describe, expect, test } from 'vitest';
import { partsOf } from './paper-parts.ts';
import { endPart, isInOpenPart, runningPart, timedParts } from './part-clock.ts';

const MINUTE = 60_000;
const START = Date.parse('2026-11-23T10:00:00.000Z');
const at = (minutes: number) => START + minutes * MINUTE;

/** Forty questions in an hour, then eight in an hour and a half. */
const parts = partsOf({
  blueprint: { u1: 40, a1: 8 },
  parts: [
    { units: ['u1'], passPercent: 60, minutes: 60 },
    { units: ['a1'], passPercent: 60, openBook: true, minutes: 90 },
  ],
});
const begun = { deadlineAt: at(150), extraTimePercent: 0 };
const timed = timedParts(parts, begun);

test('parts without minutes have no clock of their own, and every question is open', () => {
  const untimed = timedParts(
    parts.map((part) => ({ ...part, minutes: null })),
    begun,
  );
  expect(untimed).toEqual([]);
  expect(runningPart(untimed, at(10))).toBeUndefined();
  expect(isInOpenPart(untimed, 48, at(10))).toBe(true);
});

test('each part runs for its own minutes, one right after the other', () => {
  expect(timed.map(({ endsAt }) => endsAt)).toEqual([at(60), at(150)]);
  expect(runningPart(timed, at(60) - 1)?.from).toBe(1);
  expect(runningPart(timed, at(60))?.from).toBe(41);
  expect(runningPart(timed, at(151))?.from).toBe(41);
});

test('extra time stretches each part', () => {
  const stretched = timedParts(parts, { deadlineAt: at(225), extraTimePercent: 50 });
  expect(stretched.map(({ endsAt }) => endsAt)).toEqual([at(90), at(225)]);
});

describe('an answer', () => {
  test('is taken in its part, and neither before it begins nor after it is over', () => {
    expect(isInOpenPart(timed, 40, at(59))).toBe(true);
    expect(isInOpenPart(timed, 41, at(59))).toBe(false);
    expect(isInOpenPart(timed, 41, at(60))).toBe(true);
    expect(isInOpenPart(timed, 40, at(61))).toBe(false);
  });

  test('that was on its way when its part was over is taken for five seconds', () => {
    expect(isInOpenPart(timed, 40, at(60) + 5_000)).toBe(true);
    expect(isInOpenPart(timed, 40, at(60) + 5_001)).toBe(false);
  });
});

describe('ending a part early', () => {
  test('begins the next at once, with its own minutes and none of those that were left', () => {
    const ended = endPart(timed, begun, 40, at(45));
    expect(ended).toEqual({ ok: true, value: at(135) });
    const after = timedParts(parts, { ...begun, deadlineAt: at(135) });
    expect(after.map(({ endsAt }) => endsAt)).toEqual([at(45), at(135)]);
    expect(runningPart(after, at(45))?.from).toBe(41);
    expect(isInOpenPart(after, 40, at(46))).toBe(false);
  });

  test('changes nothing where it is over already', () => {
    expect(endPart(timed, begun, 40, at(70))).toEqual({ ok: true, value: at(150) });
  });

  test('is refused for the last part, and where no part ends', () => {
    const refused = { ok: false, error: { code: 'attempt.no_part' } };
    expect(endPart(timed, begun, 48, at(70))).toEqual(refused);
    expect(endPart(timed, begun, 12, at(10))).toEqual(refused);
    expect(endPart([], begun, 40, at(10))).toEqual(refused);
  });

  test('is refused for a part that has not begun', () => {
    const three = timedParts(
      partsOf({
        blueprint: { u1: 2, u2: 2, u3: 2 },
        parts: ['u1', 'u2', 'u3'].map((unit) => ({ units: [unit], passPercent: 60, minutes: 10 })),
      }),
      { deadlineAt: at(30), extraTimePercent: 0 },
    );
    expect(endPart(three, { deadlineAt: at(30) }, 4, at(5)).ok).toBe(false);
    expect(endPart(three, { deadlineAt: at(30) }, 4, at(15))).toEqual({ ok: true, value: at(25) });
  });
});
