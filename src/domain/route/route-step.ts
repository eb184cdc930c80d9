// A step of a course's route, and what is asked of one.
import type { Mission } from '#domain/catalog/catalog.ts';
import type { Track } from '#domain/catalog/course-keys.ts';
import type { PathItem } from '#domain/catalog/path.ts';
import type { MissionStatus, Records } from '#domain/missions/mission-status.ts';
import { isQuest, type Subject } from '#domain/missions/requirements.ts';
import { asksFor } from '#domain/path/asks-for.ts';

export interface RouteStep {
  readonly activity: Mission | PathItem;
  readonly status: MissionStatus;
  /**
   * A mission with cards that cannot end yet: it asks for activities that are not done, and its cards are not begun
   * or all seen. It is not what comes next (decisions 5: the next step is one that can be finished).
   */
  readonly isWaiting: boolean;
  /** Work was put into it; what was only looked at changes nothing of the route. */
  readonly isUnderway: boolean;
  /** Of a mission that was begun and waits: the activity that brings it nearer to its end. */
  readonly wayOnId?: string;
}

/** What a learner did in a course, and the track that counts; null where the course has none. */
export interface Standing {
  readonly records: Records;
  readonly track: Track | null;
}

/** The next step with what is opened. */
export interface NamedStep extends RouteStep {
  /**
   * What is opened and named: the activity itself. A quest has no cards of its own: it is what the quest goes on
   * with, and the quest only where nothing is missing.
   */
  readonly opens: Subject;
}

export const isStory = ({ activity }: RouteStep): boolean =>
  activity.kind !== 'mission' || !isQuest(activity as Mission);

/** A course without tracks asks for everything. */
export const isAskedBy =
  (track: Track | null) =>
  (item: Pick<PathItem, 'requiredBy'>): boolean =>
    track === null || asksFor(track, item);

/** Of these what was finished last; undefined where nothing was. */
export const lastDone = (ids: readonly string[], records: Records): string | undefined =>
  ids.reduce<string | undefined>(
    (latest, id) => (doneAt(records, id) > doneAt(records, latest) ? id : latest),
    undefined,
  );

/** When it was finished; before all time where it was not. */
const doneAt = (records: Records, id: string | undefined): number =>
  (id === undefined ? undefined : records.get(id)?.doneAt) ?? Number.NEGATIVE_INFINITY;
