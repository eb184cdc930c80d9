// Progress of a course is one number on every screen: minutes of what is done over all that the track counts (decisions 1).
import type { CatalogIndex } from '#domain/catalog/catalog-index.ts';
import type { CourseKey, Track } from '#domain/catalog/course-keys.ts';
import { missionStates, type Records } from '#domain/missions/mission-status.ts';
import { isQuest } from '#domain/missions/requirements.ts';
import { asksFor } from '#domain/path/asks-for.ts';
import { pathStates } from '#domain/path/path-states.ts';
import { isRecap, twinOf } from '#domain/route/twins.ts';

export interface CourseProgress {
  /** Whole percent, rounded; 100 only when all is done, and 0 only where nothing is. */
  readonly percent: number;
  /** Minutes of everything that counts. */
  readonly minutes: number;
  /** Minutes of what is still to do, each thing by its own: finishing it takes off just these. */
  readonly minutesLeft: number;
}

/** What counts for progress: its own minutes, and whether it is done. */
export interface Countable {
  readonly minutes: number;
  readonly isDone: boolean;
}

/** @param all everything that counts; nothing at all is 0 % */
export function progressOf(all: readonly Countable[]): CourseProgress {
  const minutes = all.reduce((sum, one) => sum + one.minutes, 0);
  const done = all.reduce((sum, one) => sum + (one.isDone ? one.minutes : 0), 0);
  const isWhole = all.length > 0 && all.every((one) => one.isDone);
  const rounded = minutes === 0 ? 0 : Math.round((100 * done) / minutes);
  const percent = done > 0 ? Math.max(1, Math.min(99, rounded)) : 0;
  return { percent: isWhole ? 100 : percent, minutes, minutesLeft: minutes - done };
}

interface Counted extends Countable {
  readonly id: string;
}

/**
 * Minutes of what is still to do. Of two that teach the same only one has to be done: the one that was begun, else the
 * item of the path, which the route offers first.
 */
function minutesToDo(catalog: CatalogIndex, all: readonly Counted[], records: Records): number {
  const byId = new Map(all.map((one) => [one.id, one]));
  return all.reduce((sum, one) => {
    if (one.isDone) return sum;
    const twin = byId.get(twinOf(catalog, one.id) ?? '');
    if (!twin) return sum + one.minutes;
    const isBegun = ({ id }: Counted) => records.has(id);
    const first = catalog.findItem(one.id) ? one : twin;
    const other = first === one ? twin : one;
    const chosen = isBegun(other) && !isBegun(first) ? other : first;
    return chosen === one ? sum + one.minutes : sum;
  }, 0);
}

/**
 * Missions, items of the path and Core lessons together; a recap counts as done. A quest has no minutes of its own: its
 * activities count themselves.
 * @param track the learner's; where a course has none, every item counts
 */
export function courseProgress(
  catalog: CatalogIndex,
  courseKey: CourseKey,
  { records, track }: { records: Records; track: Track | null },
): CourseProgress {
  const missions = missionStates(catalog, courseKey, records).map(({ mission, status }) => ({
    id: mission.id,
    minutes: isQuest(mission) ? 0 : mission.estimatedMinutes,
    isDone: status === 'done' || isRecap(catalog, mission.id, records),
  }));
  const items = pathStates(catalog, courseKey, records)
    .items.filter(({ item }) => track === null || asksFor(track, item))
    .map(({ item, status }) => ({
      id: item.id,
      minutes: item.estimatedMinutes,
      isDone: status === 'done' || isRecap(catalog, item.id, records),
    }));
  const all = [...missions, ...items];
  // Of two that teach the same the one on the path counts: done with either, it is done.
  const onPath = new Set(items.map(({ id }) => id));
  const isOnPath = ({ id }: Counted) => onPath.has(twinOf(catalog, id) ?? '');
  const counted = [...missions.filter((mission) => !isOnPath(mission)), ...items];
  return { ...progressOf(counted), minutesLeft: minutesToDo(catalog, all, records) };
}
