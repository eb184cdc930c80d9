import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addDays,
  daysBetween,
  isTimeZone,
  MS_PER_DAY,
  MS_PER_HOUR,
  studyDayAt,
  studyDayStart,
  utcMidnight,
} from './time.ts';

const instants = fc.integer({ min: 0, max: Date.UTC(2100, 0, 1) });
const days = instants.map((at) => new Date(at).toISOString().slice(0, 10));

test('the study day is the calendar day of the learner, not of the server', () => {
  const at = Date.UTC(2026, 2, 2, 11, 30);
  expect(studyDayAt(at, 'UTC')).toBe('2026-03-02');
  expect(studyDayAt(at, 'Pacific/Kiritimati')).toBe('2026-03-03');
  expect(studyDayAt(at, 'Etc/GMT+12')).toBe('2026-03-01');
  expect(studyDayAt(at, 'Etc/GMT-14')).toBe('2026-03-03');
});

test('a day ends at midnight in the zone, to the millisecond', () => {
  const midnight = Date.UTC(2026, 2, 1, 18, 15);
  expect(studyDayAt(midnight - 1, 'Asia/Kathmandu')).toBe('2026-03-01');
  expect(studyDayAt(midnight, 'Asia/Kathmandu')).toBe('2026-03-02');
});

test('the days on which the clocks change have 23 and 25 hours', () => {
  const lasts = (from: number, hours: number) => [
    studyDayAt(from, 'Europe/Berlin'),
    studyDayAt(from + hours * MS_PER_HOUR - 1, 'Europe/Berlin'),
    studyDayAt(from + hours * MS_PER_HOUR, 'Europe/Berlin'),
  ];
  expect(lasts(Date.UTC(2026, 2, 28, 23), 23)).toEqual(['2026-03-29', '2026-03-29', '2026-03-30']);
  expect(lasts(Date.UTC(2026, 9, 24, 22), 25)).toEqual(['2026-10-25', '2026-10-25', '2026-10-26']);
});

test('a day begins at its midnight in the zone, also where the clocks change', () => {
  const starts: [string, number, number][] = [
    ['UTC', Date.UTC(2026, 2, 2, 11, 30), Date.UTC(2026, 2, 2)],
    ['Asia/Kathmandu', Date.UTC(2026, 2, 1, 18, 15), Date.UTC(2026, 2, 1, 18, 15)],
    ['Europe/Berlin', Date.UTC(2026, 2, 29, 21, 59), Date.UTC(2026, 2, 28, 23)],
    ['Europe/Berlin', Date.UTC(2026, 9, 25, 22, 59), Date.UTC(2026, 9, 24, 22)],
  ];
  for (const [zone, now, start] of starts) {
    expect([zone, studyDayStart(now, zone)]).toEqual([zone, start]);
  }
});

test('the start of a day is its first millisecond, whatever the zone', () => {
  const zones = fc.constantFrom('Pacific/Kiritimati', 'America/St_Johns', 'Australia/Lord_Howe');
  fc.assert(
    fc.property(
      fc.integer({ min: Date.UTC(2000, 0, 1), max: Date.UTC(2100, 0, 1) }),
      zones,
      (at, zone) => {
        const start = studyDayStart(at, zone);
        expect(studyDayAt(start, zone)).toBe(studyDayAt(at, zone));
        expect(studyDayAt(start - 1, zone)).not.toBe(studyDayAt(at, zone));
      },
    ),
  );
});

test('a zone is the same however its name is written', () => {
  const at = Date.UTC(2026, 2, 2, 23, 30);
  expect(studyDayAt(at, 'europe/BERLIN')).toBe(studyDayAt(at, 'Europe/Berlin'));
  expect(studyDayAt(at, 'Europe/Berlin')).toBe('2026-03-03');
});

test('days are counted over month ends, leap days and years, forwards and backwards', () => {
  expect(daysBetween('2026-03-02', '2026-03-02')).toBe(0);
  expect(daysBetween('2028-02-28', '2028-03-01')).toBe(2);
  expect(daysBetween('2026-02-28', '2026-03-01')).toBe(1);
  expect(daysBetween('2100-02-28', '2100-03-01')).toBe(1);
  expect(daysBetween('2000-02-28', '2000-03-01')).toBe(2);
  expect(daysBetween('2027-01-01', '2026-12-31')).toBe(-1);
});

test('the days between two dates are those of the calendar', () => {
  fc.assert(
    fc.property(days, days, (from, to) => {
      expect(daysBetween(from, to)).toBe((Date.parse(to) - Date.parse(from)) / MS_PER_DAY);
    }),
  );
});

test('a day begins at its midnight in UTC', () => {
  fc.assert(
    fc.property(days, (day) => {
      expect(utcMidnight(day)).toBe(Date.parse(`${day}T00:00:00Z`));
    }),
  );
});

test('adding days and counting them undo each other', () => {
  fc.assert(
    fc.property(days, fc.integer({ min: -400, max: 400 }), (day, count) => {
      expect(daysBetween(day, addDays(day, count))).toBe(count);
      expect(addDays(addDays(day, count), -count)).toBe(day);
    }),
  );
});

test('names of zones are known, also old ones; offsets, abbreviations of nothing and blanks are not', () => {
  for (const name of ['UTC', 'Europe/Berlin', 'Asia/Calcutta', 'Etc/GMT-14', 'Antarctica/Troll'])
    expect([name, isTimeZone(name)]).toEqual([name, true]);
  for (const name of ['', ' ', 'Mars/Olympus', '+05:30', '+23:59', '-12', 'Europe/Berlin ', '\0'])
    expect([name, isTimeZone(name)]).toEqual([name, false]);
});

test('whatever is typed as a zone is answered, and every zone that is taken has a day', () => {
  fc.assert(
    fc.property(fc.string(), (name) => {
      if (isTimeZone(name)) expect(studyDayAt(0, name)).toMatch(/^19(69|70)-\d\d-\d\d$/);
    }),
  );
});
