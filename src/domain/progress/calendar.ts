// The calendar of study days shows whole weeks from Monday on, the running one last.
import { addDays, daysBetween, type StudyDay } from '#domain/kernel/time.ts';

/** Half a year. */
export const CALENDAR_WEEKS = 26;

/** A Monday. */
const SOME_MONDAY: StudyDay = '2024-01-01';

/** The Monday of a day's week. */
export function weekStart(day: StudyDay): StudyDay {
  const since = daysBetween(SOME_MONDAY, day);
  return addDays(day, -(((since % 7) + 7) % 7));
}

/** How strong a day stands in the calendar: 0 not studied, 1 studied, up to 4 by its XP. */
export type Strength = 0 | 1 | 2 | 3 | 4;

export interface CalendarDay {
  readonly day: StudyDay;
  readonly strength: Strength;
  readonly xp: number;
  /** A shield bridged it. */
  readonly isBridged: boolean;
}

/** A day of so much XP, and of twice and four times as much, stands out more. */
const STRONGER_FROM = 50;

const strengthOf = (xp: number): Strength => {
  if (xp < STRONGER_FROM) return 1;
  if (xp < 2 * STRONGER_FROM) return 2;
  return xp < 4 * STRONGER_FROM ? 3 : 4;
};

/**
 * The days of the calendar, week by week, each from Monday to Sunday; days after today are left out.
 * @param from a Monday
 * @param studied XP of each study day; 0 for a day without
 * @param bridged days that a shield bridged
 */
export function calendarWeeks(input: {
  readonly from: StudyDay;
  readonly today: StudyDay;
  readonly studied: ReadonlyMap<StudyDay, number>;
  readonly bridged: ReadonlySet<StudyDay>;
}): readonly (readonly CalendarDay[])[] {
  const { from, today, studied, bridged } = input;
  const weeks: CalendarDay[][] = [];
  for (let at = 0; at <= daysBetween(from, today); at += 1) {
    const day = addDays(from, at);
    const xp = studied.get(day);
    if (at % 7 === 0) weeks.push([]);
    weeks.at(-1)!.push({
      day,
      xp: xp ?? 0,
      strength: xp === undefined ? 0 : strengthOf(xp),
      isBridged: xp === undefined && bridged.has(day),
    });
  }
  return weeks;
}
