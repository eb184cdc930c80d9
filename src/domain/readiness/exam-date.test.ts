import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '#domain/kernel/time.ts';
import { checkExamDate, daysToExam, EXAM_DAYS_AHEAD, minutesADay } from './exam-date.ts';

const TODAY = '2028-02-28';
const codeOf = (given: string) => {
  const checked = checkExamDate(given, TODAY);
  return checked.ok ? 'ok' : checked.error.code;
};

describe('an exam date', () => {
  test('can be today or any day up to three years ahead', () => {
    expect(['2028-02-28', '2028-02-29', '2028-12-31'].map(codeOf)).toEqual(['ok', 'ok', 'ok']);
    expect(codeOf(addDays(TODAY, EXAM_DAYS_AHEAD))).toBe('ok');
    expect(codeOf(addDays(TODAY, EXAM_DAYS_AHEAD + 1))).toBe('profile.exam_date_invalid');
  });

  test('cannot be a day that is over', () => {
    expect(['2028-02-27', '1999-12-31'].map(codeOf)).toEqual(
      Array(2).fill('profile.exam_date_past'),
    );
  });

  test.each([
    '2029-02-29',
    '2028-02-30',
    '2028-13-01',
    '2028-00-10',
    '2028-3-1',
    '1.3.2028',
    '',
    '2028-03-01T10:00',
    '20280-03-01',
    '٢٠٢٨-٠٣-٠١',
  ])('is a day that the calendar has, unlike %j', (given) =>
    expect(codeOf(given)).toBe('profile.exam_date_invalid'),
  );

  test('is as many days away as were added to today', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: EXAM_DAYS_AHEAD }), (days) => {
        const date = addDays(TODAY, days);
        expect(checkExamDate(date, TODAY)).toEqual({ ok: true, value: date });
        expect(daysToExam(date, TODAY)).toBe(days);
      }),
    );
    expect(daysToExam('2028-02-26', TODAY)).toBe(-2);
  });
});

test('minutes left are shared among the days before the exam, whole ones', () => {
  expect(minutesADay(625, 28)).toBe(23);
  expect(minutesADay(28, 28)).toBe(1);
  expect(minutesADay(29, 28)).toBe(2);
  expect(minutesADay(40, 1)).toBe(40);
});

test.each([
  [0, 10],
  [60, 0],
  [60, -3],
])('%d minutes and %d days make no minutes a day', (minutes, days) => {
  expect(minutesADay(minutes, days)).toBeNull();
});
