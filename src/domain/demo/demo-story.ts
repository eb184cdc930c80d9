// What the demo learner did in the last days: a story of content, told through the same rules as anybody's.
import {
  addDays,
  type Instant,
  MS_PER_HOUR,
  MS_PER_MINUTE,
  type StudyDay,
  studyDayAt,
  type TimeZone,
  utcMidnight,
} from '#domain/kernel/time.ts';

/** Between two things of one session. */
const PAUSE_MS = 4 * MS_PER_MINUTE;

/** Of an objective's questions: how many were right, and how many were answered; the others were left out. */
export type RightOfAnswered = readonly [right: number, answered: number];

/** A paper that was handed in: its id, and how many of its questions were right, of all or of each objective. */
export interface TakenPaper {
  readonly paper: string;
  readonly right: number | Readonly<Record<string, RightOfAnswered>>;
}

/** An activity of which a third of the steps is taken. */
export interface BegunActivity {
  readonly begun: string;
}

/** One thing that was done: the id of an activity that was finished, a paper, or an activity that was only begun. */
export type DemoEntry = string | TakenPaper | BegunActivity;

/** One session: when it starts, the pause between two things, in ms, and what is done in it, one after the other. */
export interface StudySession {
  readonly at: Instant;
  readonly pauseMs: number;
  readonly entries: readonly DemoEntry[];
}

/** What a course's content tells of its demo learner. */
export interface DemoStory {
  /** What was done on each day before today, which is not among them; nothing on some. */
  readonly days: readonly (readonly DemoEntry[])[];
  /** Ids of activities that are finished today, so that today is seen in the list of what was done. */
  readonly today?: readonly string[];
  /** The id of the activity that is begun today, after them. The demo begins in the first course that has one. */
  readonly begun?: string;
}

/**
 * The sessions of the stories that courses tell of one learner, a day each.
 * @param stories in the order in which a day's work is done
 * @param now the instant the demo begins, at which the last session ends: what it finishes is finished on this day
 * also where it is just past midnight
 * @param minutesOf how long an activity takes, by its id
 */
export function demoStudySessions(
  stories: readonly DemoStory[],
  now: Instant,
  zone: TimeZone,
  minutesOf: (id: string) => number,
): readonly StudySession[] {
  // Days are counted by the calendar: where clocks are put back one of them has 25 hours.
  const today = studyDayAt(now, zone);
  const length = Math.max(0, ...stories.map(({ days }) => days.length));
  const past = Array.from({ length }, (_, at): StudySession => {
    const before = length - at;
    const entries = stories.flatMap(({ days }) => days.at(-before) ?? []);
    return { at: noonOf(addDays(today, -before), zone), pauseMs: PAUSE_MS, entries };
  });
  const first = stories.find((story) => story.begun !== undefined);
  const begun = first?.begun;
  // What the demo begins with ends last: just past midnight the others may end on the day before.
  const finished = [
    ...stories.filter((story) => story !== first),
    ...(first ? [first] : []),
  ].flatMap((story) => story.today ?? []);
  const minutes = finished.reduce((sum, id) => sum + minutesOf(id), 0);
  const last = {
    at: now - minutes * MS_PER_MINUTE,
    pauseMs: 0,
    entries: [...finished, ...(begun === undefined ? [] : [{ begun }])],
  };
  return [...past, last];
}

/** True of a paper, which is all that is taken and not studied. */
export const isTakenPaper = (entry: DemoEntry): entry is TakenPaper =>
  typeof entry !== 'string' && 'paper' in entry;

/** What the demo learner's drawer holds at the end: the newest, of which the last few are unread (decision 12). */
export const DEMO_NOTIFICATIONS = { kept: 3, unread: 2 } as const;

/** How many steps of a begun activity are taken. */
export const stepsBegun = (stepCount: number): number => Math.ceil(stepCount / 3);

/** About noon of the day in the zone, whatever the zone's offset. */
function noonOf(day: StudyDay, zone: TimeZone): Instant {
  const midnight = utcMidnight(day);
  // No zone is further ahead than 14 hours: the first full hour that is on this day.
  const hours = Array.from({ length: 27 }, (_, at) => midnight + (at - 14) * MS_PER_HOUR);
  const first = hours.find((hour) => studyDayAt(hour, zone) === day) ?? midnight;
  return first + 12 * MS_PER_HOUR;
}
