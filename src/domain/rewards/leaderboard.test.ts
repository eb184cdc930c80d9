import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, studyDayAt } from '#domain/kernel/time.ts';
import { isListed, periodStart, ranksOf, turnsAt } from './leaderboard.ts';

const at = (iso: string): number => Date.parse(iso);
const iso = (instant: number | null): string | null =>
  instant === null ? null : new Date(instant).toISOString();

describe('the week', () => {
  test('begins on Monday at midnight, and the millisecond before belongs to the one before', () => {
    const monday = at('2026-11-23T00:00:00.000Z');
    expect(periodStart('week', monday)).toBe('2026-11-23');
    expect(periodStart('week', monday - 1)).toBe('2026-11-16');
    expect(iso(turnsAt('week', monday))).toBe('2026-11-30T00:00:00.000Z');
    expect(iso(turnsAt('week', monday - 1))).toBe('2026-11-23T00:00:00.000Z');
  });

  test('runs over the turn of a year', () => {
    const newYear = at('2027-01-01T12:00:00Z');
    expect(periodStart('week', newYear)).toBe('2026-12-28');
    expect(iso(turnsAt('week', newYear))).toBe('2027-01-04T00:00:00.000Z');
  });

  test.each([
    // The clocks go forward on 29 March: that week has an hour less.
    ['Europe/Berlin', '2026-03-25T12:00:00Z', '2026-03-23', '2026-03-29T22:00:00.000Z'],
    // They go back on 25 October: an hour more.
    ['Europe/Berlin', '2026-10-21T12:00:00Z', '2026-10-19', '2026-10-25T23:00:00.000Z'],
    ['Pacific/Kiritimati', '2026-11-22T11:00:00Z', '2026-11-23', '2026-11-29T10:00:00.000Z'],
    ['Pacific/Pago_Pago', '2026-11-23T10:00:00Z', '2026-11-16', '2026-11-23T11:00:00.000Z'],
    // Lebanon begins summer time at midnight: Sunday begins at one o'clock.
    ['Asia/Beirut', '2026-03-28T12:00:00Z', '2026-03-23', '2026-03-29T21:00:00.000Z'],
  ])('in %s from %s began on %s and turns at %s', (zone, now, start, turn) => {
    expect(periodStart('week', at(now), zone)).toBe(start);
    expect(iso(turnsAt('week', at(now), zone))).toBe(turn);
  });
});

describe('the month', () => {
  test('begins on its first day, however long it is', () => {
    const turns = ['2026-02-28T23:59:59.999Z', '2028-02-29T12:00:00Z', '2026-12-31T23:00:00Z'];
    expect(turns.map((now) => periodStart('month', at(now)))).toEqual([
      '2026-02-01',
      '2028-02-01',
      '2026-12-01',
    ]);
    expect(turns.map((now) => iso(turnsAt('month', at(now))))).toEqual([
      '2026-03-01T00:00:00.000Z',
      '2028-03-01T00:00:00.000Z',
      '2027-01-01T00:00:00.000Z',
    ]);
  });
});

test('all time has one beginning and no turn', () => {
  expect(periodStart('all', at('2026-01-01T00:00:00Z'))).toBe(
    periodStart('all', at('2030-01-01T00:00:00Z')),
  );
  expect(turnsAt('all', at('2026-01-01T00:00:00Z'))).toBeNull();
});

test('in every zone a period holds its instants, and the next begins at its turn', () => {
  const zones = fc.constantFrom(
    'UTC',
    'Europe/Berlin',
    'America/St_Johns',
    'Asia/Kathmandu',
    'Pacific/Chatham',
  );
  const instants = fc.integer({ min: at('2024-01-01T00:00:00Z'), max: at('2030-01-01T00:00:00Z') });
  fc.assert(
    fc.property(fc.constantFrom('week', 'month'), instants, zones, (board, now, zone) => {
      const start = periodStart(board, now, zone);
      const turn = turnsAt(board, now, zone)!;
      expect(turn).toBeGreaterThan(now);
      expect(start <= studyDayAt(now, zone)).toBe(true);
      expect(periodStart(board, turn - 1, zone)).toBe(start);
      expect(periodStart(board, turn, zone)).toBe(studyDayAt(turn, zone));
      expect(addDays(studyDayAt(turn - 1, zone), 1)).toBe(studyDayAt(turn, zone));
    }),
    { numRuns: 60 },
  );
});

describe('ranks', () => {
  const top = { before: 0, above: 0 };

  test('equals share one, and the next is as many places lower', () => {
    expect(ranksOf([90, 80, 80, 80, 10], top)).toEqual([1, 2, 2, 2, 5]);
    expect(ranksOf([5, 5], top)).toEqual([1, 1]);
    expect(ranksOf([], top)).toEqual([]);
  });

  test('a page that begins among equals goes on with their rank', () => {
    // Ranks 1, 2, 2 | 2, 5 over two pages.
    expect(ranksOf([80, 10], { before: 3, above: 1 })).toEqual([2, 5]);
  });

  test('are one more than how many have more, on every page', () => {
    const lists = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(lists, fc.nat(29), (given, cut) => {
        const xps = given.toSorted((a, b) => b - a);
        const before = cut % xps.length;
        const page = xps.slice(before);
        const above = xps.filter((xp) => xp > page[0]!).length;
        const expected = page.map((xp) => 1 + xps.filter((other) => other > xp).length);
        expect(ranksOf(page, { before, above })).toEqual(expected);
      }),
    );
  });
});

test('who has no public profile is seen by nobody, and demo learners are not listed', () => {
  expect(isListed({ publicProfile: true, isDemo: false })).toBe(true);
  expect(isListed({ publicProfile: false, isDemo: false })).toBe(false);
  expect(isListed({ publicProfile: true, isDemo: true })).toBe(false);
});
