import fc from 'fast-check';
import { expect, test } from 'vitest';
import { daysBetween, studyDayAt } from '#domain/kernel/time.ts';
import { demoStudySessions, stepsBegun } from './demo-story.ts';

const zones = [
  'UTC',
  'Pacific/Kiritimati',
  'Etc/GMT+12',
  'Europe/Berlin',
  'America/New_York',
  'Asia/Kathmandu',
];

test('the story covers five days in a row and ends now, with something begun', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1_700_000_000_000, max: 2_000_000_000_000 }),
      fc.constantFrom(...zones),
      (now, zone) => {
        const gradedAttempts = demoStudySessions(now, zone);
        const days = gradedAttempts.map((attempt) => studyDayAt(attempt.at, zone));
        expect(days).toHaveLength(5);
        for (let i = 1; i < days.length; i += 1)
          expect(daysBetween(days[i - 1]!, days[i]!)).toBe(1);
        expect(gradedAttempts.at(-1)).toMatchObject({ at: now, finished: [] });
        expect(gradedAttempts.map((attempt) => attempt.begun !== undefined)).toEqual([
          ...Array(4).fill(false),
          true,
        ]);
      },
    ),
  );
});

test('every day of the story finishes something, one of them five activities and none twice', () => {
  const finished = demoStudySessions(Date.UTC(2026, 2, 2, 12), 'UTC').map((one) => one.finished);
  expect(finished.map((ids) => ids.length)).toEqual([1, 1, 1, 5, 0]);
  expect(new Set(finished.flat()).size).toBe(8);
});

test('what is begun is neither untouched nor finished', () => {
  for (let steps = 2; steps <= 20; steps += 1) {
    expect(stepsBegun(steps)).toBeGreaterThan(0);
    expect(stepsBegun(steps)).toBeLessThan(steps);
  }
});
