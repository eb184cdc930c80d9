import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Countable, progressOf } from './course-progress.ts';

const done = (minutes: number): Countable => ({ minutes, isDone: true });
const open = (minutes: number): Countable => ({ minutes, isDone: false });

test('minutes count, not activities: ten of forty minutes are a quarter', () => {
  expect(progressOf([done(10), open(5), open(25)])).toEqual({
    percent: 25,
    minutes: 40,
    minutesLeft: 30,
  });
});

test('nothing to do is nothing done', () => {
  expect(progressOf([])).toEqual({ percent: 0, minutes: 0, minutesLeft: 0 });
});

test('the first minutes show at once, and the last one is not rounded away', () => {
  expect(progressOf([done(1), open(999)]).percent).toBe(1);
  expect(progressOf([done(999), open(1)]).percent).toBe(99);
});

test('a quest that is still open keeps the course below 100', () => {
  expect(progressOf([done(20), open(0)]).percent).toBe(99);
  expect(progressOf([done(20), done(0)]).percent).toBe(100);
});

test('never falls by learning, and is 100 exactly at the end', () => {
  const minutes = fc.array(fc.integer({ min: 0, max: 60 }), { minLength: 1, maxLength: 80 });
  fc.assert(
    fc.property(minutes, (all) => {
      const steps = Array.from({ length: all.length + 1 }, (_, count) =>
        progressOf(all.map((one, at) => ({ minutes: one, isDone: at < count }))),
      );
      const percents = steps.map(({ percent }) => percent);
      expect(percents.toSorted((a, b) => a - b)).toEqual(percents);
      expect(percents.indexOf(100)).toBe(all.length);
      expect(steps.at(-1)?.minutesLeft).toBe(0);
      for (const step of steps) expect(step.minutesLeft).toBeLessThanOrEqual(step.minutes);
    }),
  );
});
