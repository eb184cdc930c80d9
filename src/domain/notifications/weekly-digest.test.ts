import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, MS_PER_HOUR, studyDayAt, weekdayOf } from '#domain/kernel/time.ts';
import { digestWeek, examsAhead, isWorthSending, studyDaysOf } from './weekly-digest.ts';

const at = (text: string) => Date.parse(text);

describe('the digest comes', () => {
  test('on Monday morning, about Monday to Sunday before', () => {
    const week = digestWeek(at('2026-03-09T07:00:00Z'), 'UTC')!;
    expect(week).toEqual({
      from: '2026-03-02',
      to: '2026-03-08',
      start: at('2026-03-02T00:00:00Z'),
      end: at('2026-03-09T00:00:00Z'),
    });
    expect(digestWeek(at('2026-03-09T11:59:00Z'), 'UTC')).toEqual(week);
    for (const other of ['2026-03-09T06:59:00Z', '2026-03-09T12:00:00Z', '2026-03-10T08:00:00Z']) {
      expect(digestWeek(at(other), 'UTC')).toBeUndefined();
    }
  });

  test('by the clock of the learner: it is Monday earlier in the east', () => {
    const sundayEvening = at('2026-03-08T19:00:00Z');
    expect(digestWeek(sundayEvening, 'UTC')).toBeUndefined();
    expect(digestWeek(sundayEvening, 'Pacific/Auckland')).toMatchObject({ to: '2026-03-08' });
  });

  test('about a week that clocks made shorter or longer, from midnight to midnight', () => {
    const spring = digestWeek(at('2026-03-30T06:00:00Z'), 'Europe/Berlin')!;
    expect(spring.end - spring.start).toBe((7 * 24 - 1) * MS_PER_HOUR);
    const autumn = digestWeek(at('2026-10-26T08:00:00Z'), 'Europe/Berlin')!;
    expect(autumn.end - autumn.start).toBe((7 * 24 + 1) * MS_PER_HOUR);
  });

  test('in any zone at any time: it begins and ends with the days it names', () => {
    const zones = ['UTC', 'Pacific/Kiritimati', 'Etc/GMT+12', 'America/St_Johns', 'Asia/Kathmandu'];
    fc.assert(
      fc.property(
        fc.integer({ min: Date.UTC(2024, 0, 1), max: Date.UTC(2034, 11, 31) }),
        fc.constantFrom(...zones),
        (now, zone) => {
          const week = digestWeek(now, zone);
          if (!week) return;
          expect(weekdayOf(week.from)).toBe(1);
          expect(addDays(week.from, 6)).toBe(week.to);
          expect(studyDayAt(week.start, zone)).toBe(week.from);
          expect(studyDayAt(week.start - 1, zone)).toBe(addDays(week.from, -1));
          expect(studyDayAt(week.end - 1, zone)).toBe(week.to);
        },
      ),
      { numRuns: 500 },
    );
  });
});

test('weekdays are counted from Monday', () => {
  expect(['2026-03-09', '2026-03-15', '1970-01-01', '2024-02-29'].map(weekdayOf)).toEqual([
    1, 7, 4, 4,
  ]);
});

test('a study day counts once, whatever was done on it, and only within the week', () => {
  const week = digestWeek(at('2026-03-09T08:00:00Z'), 'America/New_York');
  expect(week).toBeUndefined();
  const ny = digestWeek(at('2026-03-09T13:00:00Z'), 'America/New_York')!;
  const days = studyDaysOf(ny, 'America/New_York', {
    // Late on Sunday in New York is Monday in UTC; the last one is a second too late.
    at: ['2026-03-03T15:00:00Z', '2026-03-03T23:00:00Z', '2026-03-09T03:59:59Z'].map(at),
    on: ['2026-03-03', '2026-03-05', '2026-03-09'],
  });
  expect(days).toBe(3);
  expect(studyDaysOf(ny, 'America/New_York', { at: [at('2026-03-09T04:00:00Z')], on: [] })).toBe(0);
});

test('an empty week is worth a mail only where an exam is near', () => {
  expect(isWorthSending({ studyDays: 1, exams: [] })).toBe(true);
  expect(isWorthSending({ studyDays: 0, exams: [] })).toBe(false);
  const near = examsAhead([{ days: 31 }, { days: 30 }, { days: 0 }, { days: -1 }]);
  expect(near).toEqual([{ days: 0 }, { days: 30 }]);
  expect(isWorthSending({ studyDays: 0, exams: near })).toBe(true);
});
