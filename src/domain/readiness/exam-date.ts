// A learner's exam date is a day of the calendar from today on, in the learner's own time zone.

import { err, ok, type Result } from '#domain/kernel/result.ts';
import { addDays, daysBetween, type StudyDay } from '#domain/kernel/time.ts';

/** A date further away is a slip of the keyboard: nobody books an exam that early. */
export const EXAM_DAYS_AHEAD = 3 * 366;

export interface ExamDateProblem {
  readonly code: 'profile.exam_date_invalid' | 'profile.exam_date_past';
}

/**
 * Checks the day of an exam.
 * @param given as it was sent, `YYYY-MM-DD`
 * @param today the learner's calendar day
 */
export function checkExamDate(given: string, today: StudyDay): Result<StudyDay, ExamDateProblem> {
  // A day that the calendar does not have becomes another one when it is counted.
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(given) && addDays(given, 0) === given;
  if (!isDay || daysBetween(today, given) > EXAM_DAYS_AHEAD) {
    return err({ code: 'profile.exam_date_invalid' });
  }
  return given < today ? err({ code: 'profile.exam_date_past' }) : ok(given);
}

/** Whole days from today to the exam: 0 on its day, negative after it. */
export const daysToExam = (examDate: StudyDay, today: StudyDay): number =>
  daysBetween(today, examDate);

/**
 * What of a course falls on each day until the exam (decisions 12a: with an exam date the product says
 * minutes a day).
 * @param minutesLeft minutes of the course that are not done
 * @param days as `daysToExam` counts them; the day of the exam itself is no study day
 * @returns whole minutes, rounded up; null where nothing is left, or no day before the exam
 */
export const minutesADay = (minutesLeft: number, days: number): number | null =>
  days > 0 && minutesLeft > 0 ? Math.ceil(minutesLeft / days) : null;
