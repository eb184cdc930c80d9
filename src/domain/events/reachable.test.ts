import { expect, test } from 'vitest';
import { dayStart } from '#domain/kernel/time.ts';
import type { EventGoal } from './event-template.ts';
import { isReachable, type Standing } from './reachable.ts';

/** From Monday, the 23rd, to Sunday, the 29th. */
const week = {
  startsOn: '2026-11-23',
  endsOn: '2026-11-30',
  closesAt: dayStart('2026-11-30', 'UTC'),
};
const fourDays: EventGoal = { metric: 'study-days', count: 4, scoring: 'own' };
const standing = (over: Partial<Standing>): Standing => ({
  progress: 0,
  today: '2026-11-29',
  zone: 'UTC',
  isTodayStudied: false,
  ...over,
});
const can = (over: Partial<Standing>, goal = fourDays) => isReachable(goal, week, standing(over));

test('four study days cannot be reached from one on the last day', () => {
  expect(can({ progress: 1 })).toBe(false);
  expect(can({ progress: 3 })).toBe(true);
});

test('today remains as long as it is no study day yet', () => {
  expect(can({ progress: 2, today: '2026-11-28' })).toBe(true);
  expect(can({ progress: 2, today: '2026-11-28', isTodayStudied: true })).toBe(false);
  expect(can({ progress: 3, today: '2026-11-28', isTodayStudied: true })).toBe(true);
});

test('what is reached stays so when no day remains', () => {
  expect(can({ progress: 4, isTodayStudied: true })).toBe(true);
});

test('from Thursday on four days are still to be had, from Friday on no more', () => {
  expect(can({ today: '2026-11-26' })).toBe(true);
  expect(can({ today: '2026-11-27' })).toBe(false);
});

test('the days of a learner are those of their own zone that fall within the event', () => {
  // East of Greenwich the event ends on a Monday morning, which is no day of its own.
  expect(can({ progress: 3, zone: 'Pacific/Auckland', today: '2026-11-30' })).toBe(false);
  expect(can({ progress: 3, zone: 'Pacific/Auckland' })).toBe(true);
  // West of it the event begins on a Sunday evening, which is none either.
  expect(can({ zone: 'America/Los_Angeles', today: '2026-11-22' })).toBe(true);
  expect(can({ zone: 'America/Los_Angeles', today: '2026-11-22' }, { ...fourDays, count: 8 })).toBe(
    false,
  );
});

test('only what learners count by days of their own can run out', () => {
  expect(can({}, { ...fourDays, metric: 'missions-done' })).toBe(true);
  expect(can({}, { ...fourDays, scoring: 'together' })).toBe(true);
});
