// What the demo learner did in the last days: a story of content, told through the same rules as anybody's.
import {
  addDays,
  type Instant,
  MS_PER_HOUR,
  type StudyDay,
  studyDayAt,
  type TimeZone,
  utcMidnight,
} from '#domain/kernel/time.ts';

/** Of an objective's questions: how many were right, and how many were answered; the others were left out. */
export type RightOfAnswered = readonly [right: number, answered: number];

/** A paper that was handed in: its id, and how many of its questions were right, of all or of each objective. */
export interface TakenPaper {
  readonly paper: string;
  readonly right: number | Readonly<Record<string, RightOfAnswered>>;
}

/** One session: when, what is finished in it, and what is only begun. */
export interface StudySession {
  readonly at: Instant;
  /** Ids of activities, and papers, in the order in which they are finished. */
  readonly finished: readonly (string | TakenPaper)[];
  /** The activity of which a third of the steps is taken. */
  readonly begun?: string;
}

/** What a course's content tells of its demo learner. */
export interface DemoStory {
  /** What was finished on each day before today, which is not among them; nothing on some. */
  readonly days: readonly (readonly (string | TakenPaper)[])[];
  /** The id of the activity that is begun today. The demo begins in the first course that has one. */
  readonly begun?: string;
}

/**
 * The sessions of the stories that courses tell of one learner, a day each.
 * @param stories in the order in which a day's work is done; all of them end yesterday
 * @param now the instant the demo begins, which is the last session
 */
export function demoStudySessions(
  stories: readonly DemoStory[],
  now: Instant,
  zone: TimeZone,
): readonly StudySession[] {
  // Days are counted by the calendar: where clocks are put back one of them has 25 hours.
  const today = studyDayAt(now, zone);
  const length = Math.max(0, ...stories.map(({ days }) => days.length));
  const past = Array.from({ length }, (_, at): StudySession => {
    const before = length - at;
    const finished = stories.flatMap(({ days }) => days.at(-before) ?? []);
    return { at: daytimeOf(addDays(today, -before), zone), finished };
  });
  const begun = stories.find((story) => story.begun !== undefined)?.begun;
  return [...past, { at: now, finished: [], ...(begun !== undefined && { begun }) }];
}

/** What the demo learner's drawer holds at the end: the newest, of which the last few are unread (decision 12). */
export const DEMO_NOTIFICATIONS = { kept: 3, unread: 2 } as const;

/** How many steps of a begun activity are taken. */
export const stepsBegun = (stepCount: number): number => Math.ceil(stepCount / 3);

/** An instant that lies on the day in the zone, whatever the zone's offset. */
function daytimeOf(day: StudyDay, zone: TimeZone): Instant {
  const noon = utcMidnight(day) + 12 * MS_PER_HOUR;
  const shift =
    [0, -12, 12].find((hours) => studyDayAt(noon + hours * MS_PER_HOUR, zone) === day) ?? 0;
  return noon + shift * MS_PER_HOUR;
}
