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
import type { CellTexts } from '#domain/templates/cells.ts';
import type { TemplateModel } from '#domain/templates/template.ts';

/** Between two things of one session. */
const PAUSE_MS = 4 * MS_PER_MINUTE;

/** Between the last thing that is finished today and the instant the demo begins. */
const REST_MS = 25 * MS_PER_MINUTE;

/** Documents and models are made in the evening: so many hours after noon. */
const EVENING_HOURS = 7;

/** Of an objective's questions: how many were right, and how many were answered; the others were left out. */
export type RightOfAnswered = readonly [right: number, answered: number];

/** A paper that was handed in: its id, and how many of its questions were right, of all or of each objective. */
export interface TakenPaper {
  readonly paper: string;
  readonly right: number | Readonly<Record<string, RightOfAnswered>>;
}

/** An activity of which steps are taken, and which is not finished. */
export interface BegunActivity {
  readonly begun: string;
  /** How many steps are taken on; left out, as many as make a third of all, and one at least. */
  readonly steps?: number;
}

/** The test of a unit, tried until it was passed or left: of each round, how many answers were right. */
export interface TakenTest {
  readonly test: string;
  readonly right: readonly number[];
}

/** One thing that was done: the id of an activity that was finished, a paper, a test, or an activity that was only begun. */
export type DemoEntry = string | TakenPaper | TakenTest | BegunActivity;

/** One session: when it starts, the pause between two things, in ms, and what is done in it, one after the other. */
export interface StudySession {
  /** 0 for today. */
  readonly daysAgo: number;
  readonly at: Instant;
  readonly pauseMs: number;
  readonly entries: readonly DemoEntry[];
}

/** A checklist that was worked with and not handed in: by the ids of its lines. */
export interface TickedList {
  readonly list: string;
  readonly daysAgo: number;
  readonly ticked: readonly string[];
  readonly notApplicable: readonly string[];
  readonly notes: Readonly<Record<string, string>>;
}

/** A document that was filled in, from the key of a template of the course. */
export interface MadeDocument {
  readonly template: string;
  readonly name: string;
  readonly daysAgo: number;
  readonly cells: CellTexts;
}

/** A model that was drawn. */
export interface MadeModel extends TemplateModel {
  readonly daysAgo: number;
}

/** What a course's content tells of its demo learner. */
export interface DemoStory {
  /** The track and the company that the learner has chosen. */
  readonly choice?: { readonly track: string; readonly industry: string };
  /** What was done on each day before today, which is not among them; nothing on some. */
  readonly days: readonly (readonly DemoEntry[])[];
  /** Activities and tests that end today, so that today is seen in the list of what was done. */
  readonly today?: readonly (string | TakenTest)[];
  /** The id of the activity that is begun today, after them. The demo begins in the first course that has one. */
  readonly begun?: string;
  /** How many steps of it are taken; left out, a third of all. */
  readonly begunSteps?: number;
  /** The day of the exam in this course, counted from today, and the minutes a day that the learner has set. */
  readonly exam?: { readonly inDays: number; readonly minutesADay: number };
  /** How many days ago the learner took part in the event of that day. */
  readonly eventDaysAgo?: number;
  readonly documents?: readonly MadeDocument[];
  readonly models?: readonly MadeModel[];
  readonly lists?: readonly TickedList[];
}

/**
 * The sessions of the stories that courses tell of one learner, a day each.
 * @param stories in the order in which a day's work is done
 * @param now the instant the demo begins. The last session ends 25 minutes before it, or at it where those reach back
 * over midnight: what it finishes is finished on this day
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
    const ago = length - at;
    const entries = stories.flatMap(({ days }) => days.at(-ago) ?? []);
    return { daysAgo: ago, at: noonOf(addDays(today, -ago), zone), pauseMs: PAUSE_MS, entries };
  });
  const first = stories.find((story) => story.begun !== undefined);
  const begun = first?.begun;
  // What the demo begins with ends last: just past midnight the others may end on the day before.
  const finished = [
    ...stories.filter((story) => story !== first),
    ...(first ? [first] : []),
  ].flatMap((story) => story.today ?? []);
  const minutes = finished.reduce((sum, entry) => sum + minutesOfEntry(entry, minutesOf), 0);
  const end = studyDayAt(now - REST_MS, zone) === today ? now - REST_MS : now;
  const last = {
    daysAgo: 0,
    at: end - minutes * MS_PER_MINUTE,
    pauseMs: 0,
    entries: [
      ...finished,
      ...(begun === undefined
        ? []
        : [{ begun, ...(first?.begunSteps !== undefined && { steps: first.begunSteps }) }]),
    ],
  };
  return [...past, last];
}

/** A test takes its minutes each round. */
const minutesOfEntry = (entry: string | TakenTest, minutesOf: (id: string) => number): number =>
  typeof entry === 'string' ? minutesOf(entry) : entry.right.length * minutesOf(entry.test);

/** How many days ago the learner took part in an event of one day; undefined where no story tells of one. */
export const eventDaysAgoOf = (stories: readonly DemoStory[]): number | undefined =>
  stories.find(({ eventDaysAgo }) => eventDaysAgo !== undefined)?.eventDaysAgo;

/** The evening on which something was made so many days before today. */
export const eveningOf = (daysAgo: number, now: Instant, zone: TimeZone): Instant =>
  noonOf(addDays(studyDayAt(now, zone), -daysAgo), zone) + EVENING_HOURS * MS_PER_HOUR;

/** True of a paper, which is all that is taken and not studied. */
export const isTakenPaper = (entry: DemoEntry): entry is TakenPaper =>
  typeof entry !== 'string' && 'paper' in entry;

/** True of a test of a unit. */
export const isTakenTest = (entry: DemoEntry): entry is TakenTest =>
  typeof entry !== 'string' && 'test' in entry;

/** Demo learners live this long (decisions 12). */
export const DEMO_DAYS = 7;

/** What the demo learner's drawer holds at the end: the newest, of which the last few are unread (decision 12). */
export const DEMO_NOTIFICATIONS = { kept: 3, unread: 2 } as const;

/**
 * How many steps of a begun activity are taken in the end.
 * @param taken how many were taken before
 * @param steps how many are taken on; left out, as many as make a third of all, and one at least
 */
export const stepsBegun = (stepCount: number, taken = 0, steps?: number): number =>
  steps === undefined ? Math.max(Math.ceil(stepCount / 3), taken + 1) : taken + steps;

/** About noon of the day in the zone, whatever the zone's offset. */
function noonOf(day: StudyDay, zone: TimeZone): Instant {
  const midnight = utcMidnight(day);
  // No zone is further ahead than 14 hours: the first full hour that is on this day.
  const hours = Array.from({ length: 27 }, (_, at) => midnight + (at - 14) * MS_PER_HOUR);
  const first = hours.find((hour) => studyDayAt(hour, zone) === day) ?? midnight;
  return first + 12 * MS_PER_HOUR;
}
