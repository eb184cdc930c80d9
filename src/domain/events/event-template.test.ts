import { expect, test } from 'vitest';
import { EVENT_METRICS, eventSource, onlyOn, placeOf, targetOf } from './event-template.ts';

test('an own goal is the same for everybody, however many take part', () => {
  const goal = { metric: 'questions-right', count: 10, scoring: 'own' } as const;
  expect([targetOf(goal, 0), targetOf(goal, 1), targetOf(goal, 40)]).toEqual([10, 10, 10]);
});

test('a goal together grows with those who add something, and never falls below one share', () => {
  const goal = { metric: 'questions-right', count: 15, scoring: 'together' } as const;
  expect([targetOf(goal, 0), targetOf(goal, 1), targetOf(goal, 4)]).toEqual([15, 15, 60]);
});

test('a goal of teams is the same for each, however many are in it', () => {
  const goal = { metric: 'questions-right', count: 150, scoring: 'team' } as const;
  expect([targetOf(goal, 0), targetOf(goal, 1), targetOf(goal, 10)]).toEqual([150, 150, 150]);
});

test('every kind of count is worked on somewhere', () => {
  expect(EVENT_METRICS.map((metric) => placeOf({ metric }))).toEqual([
    'practice',
    'route',
    'missions',
    'practice',
    'route',
    'route',
  ]);
});

test('an occurrence has one source in the ledger', () => {
  expect(eventSource('evt.daily-ten@2026-11-23')).toBe('event:evt.daily-ten@2026-11-23');
});

test('an event of some days of the week names them, one of every day or of weeks has none to name', () => {
  expect(onlyOn({ kind: 'weekdays', weekdays: [1, 3, 5] })).toEqual([1, 3, 5]);
  expect(onlyOn({ kind: 'weekdays', weekdays: [1, 2, 3, 4, 5, 6, 7] })).toBeNull();
  expect(onlyOn({ kind: 'weeks', every: 1, offset: 0 })).toBeNull();
});
