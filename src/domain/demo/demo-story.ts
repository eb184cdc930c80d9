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

/** One sitting: when, and how many steps of the course are taken in it. */
export interface Sitting {
  readonly at: Instant;
  /** Steps to take, counted over the course's missions in order; a mission is finished at its last. */
  readonly steps: number;
}

/** A mission of the story by its length. */
export interface StoryMission {
  readonly stepCount: number;
}

/**
 * The sittings of the story: three days within the first mission, then a day that ends with all
 * missions done but the last, then a start on the last one today. So a five-day streak, five
 * activities in a day, and something to continue.
 * @param now the instant the demo begins, which is the last sitting
 * @param missions the course's missions in order, at least two
 */
export function demoSittings(
  now: Instant,
  zone: TimeZone,
  missions: readonly StoryMission[],
): readonly Sitting[] {
  const first = missions[0]!.stepCount;
  const perDay = Math.floor(first / 4);
  const finished = missions.slice(0, -1).reduce((sum, mission) => sum + mission.stepCount, 0);
  const last = missions.at(-1)!.stepCount;
  const days = [4, 3, 2, 1].map((back) =>
    daytimeOf(studyDayAt(now - back * MS_PER_DAY, zone), zone),
  );
  return [
    { at: days[0]!, steps: perDay },
    { at: days[1]!, steps: perDay },
    { at: days[2]!, steps: perDay },
    { at: days[3]!, steps: finished - 3 * perDay },
    { at: now, steps: Math.ceil(last / 3) },
  ];
}

/** An instant that lies on the day in the zone, whatever the zone's offset. */
function daytimeOf(day: StudyDay, zone: TimeZone): Instant {
  const noon = utcMidnight(day) + 12 * MS_PER_HOUR;
  const shift =
    [0, -12, 12].find((hours) => studyDayAt(noon + hours * MS_PER_HOUR, zone) === day) ?? 0;
  return noon + shift * MS_PER_HOUR;
}
