// Time comes in as an argument: instants are numbers, calendar days are strings in a named zone.

/** An instant as milliseconds since 1970-01-01T00:00:00Z. */
export type Instant = number;

/** A calendar day `YYYY-MM-DD` in the learner's own time zone. */
export type StudyDay = string;

/** An IANA time zone name such as `Europe/Berlin`. */
export type TimeZone = string;

export const MS_PER_MINUTE = 60_000;
export const MS_PER_HOUR = 3_600_000;
export const MS_PER_DAY = 86_400_000;

/** True when the name is an IANA zone that this runtime knows; a bare offset is none. */
export function isTimeZone(name: string): boolean {
  // Runtimes take `+23:59` too, which reaches further than any zone on earth.
  if (!/^[a-z]/i.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en-CA', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

const formats = new Map<TimeZone, Intl.DateTimeFormat>();

/**
 * The calendar day at an instant in a zone.
 * @param now instant in ms UTC; for streaks the database's clock
 * @param zone IANA name, checked by `isTimeZone` before it was stored
 */
export function studyDayAt(now: Instant, zone: TimeZone): StudyDay {
  // Names count in any letter case: one entry a zone, however learners write it.
  const name = zone.toLowerCase();
  let format = formats.get(name);
  if (!format) {
    // en-CA writes dates as YYYY-MM-DD.
    format = new Intl.DateTimeFormat('en-CA', {
      timeZone: zone,
      calendar: 'gregory',
      numberingSystem: 'latn',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    });
    formats.set(name, format);
  }
  return format.format(now);
}

/**
 * The hour of the day at an instant in a zone, 0 to 23.
 * @param now instant in ms UTC
 * @param zone IANA name
 */
export function hourAt(now: Instant, zone: TimeZone): number {
  const name = zone.toLowerCase();
  let format = hours.get(name);
  if (!format) {
    format = new Intl.DateTimeFormat('en-GB', {
      timeZone: zone,
      numberingSystem: 'latn',
      hour: '2-digit',
      hourCycle: 'h23',
    });
    hours.set(name, format);
  }
  return Number(format.format(now));
}

const hours = new Map<TimeZone, Intl.DateTimeFormat>();

/** The day of the week: 1 is Monday, 7 is Sunday (ISO 8601). */
export const weekdayOf = (day: StudyDay): number => ((dayNumber(day) + 3) % 7) + 1;

/** The day that was asked for last in each zone: nearly always it is asked for again. */
const starts = new Map<TimeZone, { readonly day: StudyDay; readonly start: Instant }>();

/**
 * The first instant of the calendar day that `now` lies in, to the millisecond.
 * @param now instant in ms UTC
 * @param zone IANA name; no zone has days longer than 26 hours
 */
export function studyDayStart(now: Instant, zone: TimeZone): Instant {
  const today = studyDayAt(now, zone);
  const name = zone.toLowerCase();
  const last = starts.get(name);
  if (last?.day === today) return last.start;
  let before = now - MS_PER_DAY - 2 * MS_PER_HOUR;
  let within = now;
  // Halved, because a zone's rules are only known by asking them.
  while (within - before > 1) {
    const middle = Math.floor((before + within) / 2);
    if (studyDayAt(middle, zone) === today) within = middle;
    else before = middle;
  }
  starts.set(name, { day: today, start: within });
  return within;
}

/**
 * The first instant of a calendar day, to the millisecond; of a day that a zone skipped, that of the next.
 * @param zone IANA name; zones lie up to 14 hours from UTC
 */
export function dayStart(day: StudyDay, zone: TimeZone): Instant {
  let within = utcMidnight(day) + 12 * MS_PER_HOUR;
  while (studyDayAt(within, zone) > day) within -= 6 * MS_PER_HOUR;
  while (studyDayAt(within, zone) < day) within += 6 * MS_PER_HOUR;
  return studyDayStart(within, zone);
}

const dayNumber = (day: StudyDay): number => {
  const [year, month, date] = day.split('-').map(Number);
  return daysFromCivil(year!, month!, date!);
};

/** Whole calendar days from `from` to `to`; negative when `to` is earlier. */
export function daysBetween(from: StudyDay, to: StudyDay): number {
  return dayNumber(to) - dayNumber(from);
}

/** The instant at which the day begins in UTC. */
export function utcMidnight(day: StudyDay): Instant {
  return dayNumber(day) * MS_PER_DAY;
}

/** The calendar day `count` days later; earlier for a negative count. */
export function addDays(day: StudyDay, count: number): StudyDay {
  return studyDayAt(utcMidnight(day) + count * MS_PER_DAY, 'UTC');
}

/** Days since 1970-01-01 of a proleptic Gregorian date, without a clock (Hinnant's civil-from-days, reversed). */
function daysFromCivil(year: number, month: number, date: number): number {
  const y = month <= 2 ? year - 1 : year;
  const era = Math.floor(y / 400);
  const yearOfEra = y - era * 400;
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + date - 1;
  const dayOfEra =
    yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * 146_097 + dayOfEra - 719_468;
}
