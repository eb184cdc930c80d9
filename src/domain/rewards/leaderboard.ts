// Learners are ranked by their ranking XP of all time, of the week and of the month; equals share a rank.
import {
  addDays,
  dayStart,
  type Instant,
  type StudyDay,
  studyDayAt,
  type TimeZone,
} from '#domain/kernel/time.ts';
import { weekStart } from '#domain/progress/calendar.ts';

export const BOARDS = ['all', 'week', 'month'] as const;
export type Board = (typeof BOARDS)[number];

/** One zone for all, so that everybody's week is the same one; screens name it. */
export const BOARD_ZONE: TimeZone = 'UTC';

/** What all time begins on. */
const BEGINNING: StudyDay = '1970-01-01';

/** The first day of a board's period that an instant lies in: Monday, the first of the month. */
export function periodStart(board: Board, now: Instant, zone: TimeZone = BOARD_ZONE): StudyDay {
  if (board === 'all') return BEGINNING;
  const today = studyDayAt(now, zone);
  return board === 'week' ? weekStart(today) : `${today.slice(0, 8)}01`;
}

/** The first day of the period after the one that an instant lies in; null where there is none. */
function nextStart(board: Board, now: Instant, zone: TimeZone): StudyDay | null {
  if (board === 'all') return null;
  const start = periodStart(board, now, zone);
  if (board === 'week') return addDays(start, 7);
  // 31 days after the first of a month is always in the next one.
  return `${addDays(start, 31).slice(0, 8)}01`;
}

/**
 * The instant at which a board's period ends and the next begins; null for all time.
 * @param zone IANA name; a day that daylight saving shortens or lengthens counts as it is
 */
export function turnsAt(board: Board, now: Instant, zone: TimeZone = BOARD_ZONE): Instant | null {
  const next = nextStart(board, now, zone);
  return next === null ? null : dayStart(next, zone);
}

/**
 * The ranks of learners who stand below each other. Equals share a rank, and the next one is as many
 * places lower as there are equals.
 * @param xps from the most to the least
 * @param before how many stand above the first of them
 * @param above how many of those have more XP than the first
 */
export function ranksOf(
  xps: readonly number[],
  { before, above }: { readonly before: number; readonly above: number },
): readonly number[] {
  const ranks: number[] = [];
  for (const [at, xp] of xps.entries()) {
    const isEqual = at > 0 && xps[at - 1] === xp;
    if (at === 0) ranks.push(above + 1);
    else ranks.push(isEqual ? ranks[at - 1]! : before + at + 1);
  }
  return ranks;
}

/** Whom others may see: who has a public profile; of demo learners only the rivals that are made for them. */
export const isListed = (learner: {
  readonly publicProfile: boolean;
  readonly isDemo: boolean;
}): boolean => learner.publicProfile && !learner.isDemo;
