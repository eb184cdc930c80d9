import { expect, test } from 'vitest';
import { type TakenStep, workedOn } from './worked-on.ts';

const step = (activityId: string, at: string, doneAt: string | null = null): TakenStep => ({
  activityId,
  courseKey: 'stub',
  at: Date.parse(at),
  doneAt: doneAt === null ? null : Date.parse(doneAt),
});
const told = (steps: readonly TakenStep[], zone = 'UTC') =>
  workedOn(steps, zone).map(({ activityId, day, at }) => [
    activityId,
    day,
    new Date(at).toISOString().slice(11, 16),
  ]);

test('an activity is told once a day, at its last step of that day, the newest first', () => {
  expect(
    told([
      step('lesson', '2026-03-02T10:00Z'),
      step('lesson', '2026-03-02T10:09Z'),
      step('lesson', '2026-03-05T08:00Z'),
      step('mission', '2026-03-02T10:05Z'),
    ]),
  ).toEqual([
    ['lesson', '2026-03-05', '08:00'],
    ['lesson', '2026-03-02', '10:09'],
    ['mission', '2026-03-02', '10:05'],
  ]);
});

test('the day on which it was finished is not told, the days before are', () => {
  const done = '2026-03-03T09:30Z';
  expect(
    told([step('lesson', '2026-03-02T10:00Z', done), step('lesson', '2026-03-03T09:00Z', done)]),
  ).toEqual([['lesson', '2026-03-02', '10:00']]);
});

test('a further round on a later day is told', () => {
  expect(told([step('quiz', '2026-03-09T10:00Z', '2026-03-02T10:00Z')])).toHaveLength(1);
});

test("days are those of the learner's zone", () => {
  const late = [step('lesson', '2026-03-02T23:30Z', '2026-03-03T00:30Z')];
  expect(told(late)).toHaveLength(1);
  expect(told(late, 'Europe/Berlin')).toEqual([]);
});
