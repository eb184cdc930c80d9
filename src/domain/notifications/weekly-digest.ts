// The weekly digest: on Monday morning of the learner's zone, about the week that ended, and only where it says something.
import {
  addDays,
  hourAt,
  type Instant,
  MS_PER_DAY,
  type StudyDay,
  studyDayAt,
  studyDayStart,
  type TimeZone,
  weekdayOf,
} from '#domain/kernel/time.ts';

/** Who was not reached by noon, because no server ran, gets none for that week. */
const MORNING = { from: 7, to: 12 } as const;
/** An exam within so many days is worth a mail after a week without study. */
const EXAM_NEAR_DAYS = 30;

export interface DigestWeek {
  /** Monday and Sunday. */
  readonly from: StudyDay;
  readonly to: StudyDay;
  /** The first instant of that Monday, and the first one after that Sunday. */
  readonly start: Instant;
  readonly end: Instant;
}

/**
 * The week that a digest would be about now; undefined where it is not Monday morning.
 * @param now the database's clock
 */
export function digestWeek(now: Instant, zone: TimeZone): DigestWeek | undefined {
  const today = studyDayAt(now, zone);
  const hour = hourAt(now, zone);
  if (weekdayOf(today) !== 1 || hour < MORNING.from || hour >= MORNING.to) return undefined;
  return {
    from: addDays(today, -7),
    to: addDays(today, -1),
    // No change of clocks moves a morning into another day.
    start: studyDayStart(now - 7 * MS_PER_DAY, zone),
    end: studyDayStart(now, zone),
  };
}

/** The days in a zone on which these instants lie, and those that are named, within a week. */
export function studyDaysOf(
  week: DigestWeek,
  zone: TimeZone,
  studied: { readonly at: readonly Instant[]; readonly on: readonly StudyDay[] },
): number {
  const inWeek = studied.at.filter((at) => at >= week.start && at < week.end);
  const named = studied.on.filter((day) => day >= week.from && day <= week.to);
  return new Set([...inWeek.map((at) => studyDayAt(at, zone)), ...named]).size;
}

/** Exams that a digest names: today and in the next thirty days, the nearest first. */
export const examsAhead = <Exam extends { readonly days: number }>(
  exams: readonly Exam[],
): Exam[] =>
  exams
    .filter(({ days }) => days >= 0 && days <= EXAM_NEAR_DAYS)
    .toSorted((one, other) => one.days - other.days);

/** An empty week is worth no mail, unless an exam is near. */
export const isWorthSending = (week: {
  readonly studyDays: number;
  readonly exams: readonly unknown[];
}): boolean => week.studyDays > 0 || week.exams.length > 0;
