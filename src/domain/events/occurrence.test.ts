import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, studyDayAt } from '#domain/kernel/time.ts';
import type { EventSchedule } from './event-template.ts';
import { nextAt, occurrenceOn, openAt, partsOf, phaseAt } from './occurrence.ts';

const at = (iso: string): number => Date.parse(iso);
const iso = (instant: number | undefined): string | undefined =>
  instant === undefined ? undefined : new Date(instant).toISOString();
const one = (schedule: EventSchedule) => ({ id: 'evt.one', schedule });
const daily = one({ kind: 'weekdays', weekdays: [1, 2, 3, 4, 5, 6, 7] });
const weekly = one({ kind: 'weeks', every: 1, offset: 0 });
const monthly = one({ kind: 'months', every: 1, offset: 0, fromDay: 10, days: 10 });

describe('the key of an occurrence', () => {
  test('names its template and first day, and is read back', () => {
    const found = openAt(weekly, at('2026-11-25T12:00:00Z'));
    expect(found?.id).toBe('evt.one@2026-11-23');
    expect(partsOf('evt.one@2026-11-23')).toEqual({
      templateId: 'evt.one',
      startsOn: '2026-11-23',
    });
  });

  test.each([
    '',
    'evt.one',
    'evt.one@',
    'evt.one@2026-02-30',
    'evt.one@2026-13-01',
    'Evt@2026-01-01',
  ])('%j is none', (text) => expect(partsOf(text)).toBeUndefined());

  test('of a day on which nothing begins leads to nothing', () => {
    expect(occurrenceOn(weekly, '2026-11-24')).toBeUndefined();
    expect(occurrenceOn(one({ kind: 'weekdays', weekdays: [6] }), '2026-11-23')).toBeUndefined();
  });
});

describe('an event is open', () => {
  test('from its first millisecond to the one before its end', () => {
    const week = occurrenceOn(weekly, '2026-11-23')!;
    expect(iso(week.opensAt)).toBe('2026-11-23T00:00:00.000Z');
    expect(iso(week.closesAt)).toBe('2026-11-30T00:00:00.000Z');
    expect(phaseAt(week, week.opensAt - 1)).toBe('upcoming');
    expect(phaseAt(week, week.opensAt)).toBe('open');
    expect(phaseAt(week, week.closesAt - 1)).toBe('open');
    expect(phaseAt(week, week.closesAt)).toBe('over');
  });

  test('on its days of the week alone', () => {
    const saturdays = one({ kind: 'weekdays', weekdays: [6] });
    expect(openAt(saturdays, at('2026-11-28T23:59:59.999Z'))?.startsOn).toBe('2026-11-28');
    expect(openAt(saturdays, at('2026-11-29T00:00:00Z'))).toBeUndefined();
    expect(nextAt(saturdays, at('2026-11-28T00:00:00Z'))?.startsOn).toBe('2026-12-05');
  });

  test('every second week, the other ones for its twin, also over the turn of a year', () => {
    const even = one({ kind: 'weeks', every: 2, offset: 0 });
    const odd = one({ kind: 'weeks', every: 2, offset: 1 });
    for (let day = '2026-12-14'; day < '2027-01-25'; day = addDays(day, 7)) {
      const starts = [even, odd].filter((twin) => occurrenceOn(twin, day) !== undefined);
      expect([day, starts.length]).toEqual([day, 1]);
    }
  });

  test('from a day of the month, in February as in every other', () => {
    expect(openAt(monthly, at('2026-11-19T23:59:59.999Z'))?.id).toBe('evt.one@2026-11-10');
    expect(openAt(monthly, at('2026-11-20T00:00:00Z'))).toBeUndefined();
    expect(nextAt(monthly, at('2026-11-20T00:00:00Z'))?.id).toBe('evt.one@2026-12-10');
    const whole = one({ kind: 'months', every: 1, offset: 0, fromDay: 1, days: 28 });
    expect(openAt(whole, at('2027-02-28T12:00:00Z'))?.endsOn).toBe('2027-03-01');
    expect(openAt(whole, at('2028-02-29T12:00:00Z'))).toBeUndefined();
  });

  test('every third month', () => {
    const quarter = one({ kind: 'months', every: 3, offset: 0, fromDay: 1, days: 14 });
    const starts = ['01', '02', '03', '04'].map(
      (month) => occurrenceOn(quarter, `2027-${month}-01`) !== undefined,
    );
    expect(starts).toEqual([true, false, false, true]);
  });
});

describe('what comes next', () => {
  test('is tomorrow of a daily event, and nothing further away than a month', () => {
    expect(nextAt(daily, at('2026-11-23T12:00:00Z'))?.startsOn).toBe('2026-11-24');
    const rare = one({ kind: 'months', every: 3, offset: 0, fromDay: 1, days: 14 });
    expect(nextAt(rare, at('2026-11-23T12:00:00Z'))).toBeUndefined();
    expect(nextAt(rare, at('2026-12-02T12:00:00Z'))?.startsOn).toBe('2027-01-01');
  });
});

test.each([
  // The clocks go forward on 29 March: that day has 23 hours.
  ['Europe/Berlin', '2026-03-29', '2026-03-28T23:00:00.000Z', '2026-03-29T22:00:00.000Z'],
  // They go back on 25 October: 25 hours.
  ['Europe/Berlin', '2026-10-25', '2026-10-24T22:00:00.000Z', '2026-10-25T23:00:00.000Z'],
  // Lebanon begins summer time at midnight.
  ['Asia/Beirut', '2026-03-29', '2026-03-28T22:00:00.000Z', '2026-03-29T21:00:00.000Z'],
  ['Pacific/Kiritimati', '2026-11-23', '2026-11-22T10:00:00.000Z', '2026-11-23T10:00:00.000Z'],
])('in %s the event of %s is open from %s to %s', (zone, day, opens, closes) => {
  const found = occurrenceOn(daily, day, zone)!;
  expect([iso(found.opensAt), iso(found.closesAt)]).toEqual([opens, closes]);
});

test('in every zone exactly one daily event is open at any instant, and the next begins as it ends', () => {
  const zones = fc.constantFrom('UTC', 'Europe/Berlin', 'America/St_Johns', 'Pacific/Chatham');
  const from = at('2026-01-01T00:00:00Z');
  fc.assert(
    fc.property(zones, fc.integer({ min: 0, max: 2 * 366 * 86_400_000 }), (zone, ms) => {
      const now = from + ms;
      const open = openAt(daily, now, zone)!;
      expect(open.startsOn).toBe(studyDayAt(now, zone));
      expect(nextAt(daily, now, zone)?.opensAt).toBe(open.closesAt);
    }),
    { numRuns: 200 },
  );
});
