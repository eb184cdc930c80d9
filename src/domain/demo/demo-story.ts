// What the demo learner did in the last five days: a story told through the same rules as anybody's.
import {
  type Instant,
  MS_PER_DAY,
  MS_PER_HOUR,
  type StudyDay,
  studyDayAt,
  type TimeZone,
  utcMidnight,
} from '#domain/kernel/time.ts';

/** One attempt: when, what is finished in it, and what is only begun. */
export interface StudySession {
  readonly at: Instant;
  /** Ids of activities, in the order in which they are finished. */
  readonly finished: readonly string[];
  /** The activity of which a third of the steps is taken. */
  readonly begun?: string;
}

/** The last day before today ends with five activities. */
const DAYS = [
  ['tg.pre.lesson'],
  ['tg.pre.deepdive'],
  ['tg.pre.artifact'],
  ['tg.pre.lab', 'tg.pre.quiz', 'tg.pre.checklist', 'tg.req.lesson', 'tg.a.lesson'],
];
const BEGUN_TODAY = 'ms.tg.intro.cycle';

/**
 * The attempts of the story: the Preliminary Phase in four days, the lessons of the two that it
 * opens, and a first mission begun today. So 245 XP, a five-day streak, five activities in a day,
 * and something to continue (decisions 12).
 * @param now the instant the demo begins, which is the last attempt
 */
export function demoStudySessions(now: Instant, zone: TimeZone): readonly StudySession[] {
  const past = DAYS.map((finished, at): StudySession => {
    const back = DAYS.length - at;
    return { at: daytimeOf(studyDayAt(now - back * MS_PER_DAY, zone), zone), finished };
  });
  return [...past, { at: now, finished: [], begun: BEGUN_TODAY }];
}

/** How many steps of a begun activity are taken. */
export const stepsBegun = (stepCount: number): number => Math.ceil(stepCount / 3);

/** An instant that lies on the day in the zone, whatever the zone's offset. */
function daytimeOf(day: StudyDay, zone: TimeZone): Instant {
  const noon = utcMidnight(day) + 12 * MS_PER_HOUR;
  const shift =
    [0, -12, 12].find((hours) => studyDayAt(noon + hours * MS_PER_HOUR, zone) === day) ?? 0;
  return noon + shift * MS_PER_HOUR;
}
