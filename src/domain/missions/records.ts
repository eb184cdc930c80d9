// What is stored of a learner's activities, as far as rules read it.
import type { Instant } from '#domain/kernel/time.ts';

export type MissionStatus = 'locked' | 'available' | 'in_progress' | 'done';

/** What is stored of a learner and an activity. */
export interface ActivityRecord {
  readonly activityId: string;
  readonly status: 'in_progress' | 'done';
  readonly currentStepId: string;
  /** The step at which they stand is a task that asks for nothing more: handed in, and rated where the learner rates. */
  readonly isPlaceSettled?: boolean;
  readonly stepsSeen: number;
  /** Steps that hold work: an answer, a task handed in or a draft of one. */
  readonly stepsWorked: number;
  readonly doneAt: Instant | null;
  /** The open round of a quiz, counted from 1. */
  readonly round: number;
  /** The best and the latest scored round of a quiz, whole percent. */
  readonly bestPercent: number | null;
  readonly lastPercent: number | null;
  readonly scoredAt: Instant | null;
  /** Of a paper only: the percent of every attempt that counts. */
  readonly percents?: readonly number[];
  /** Of a paper only: the best share of points, percent, exact: what is shown is rounded from it. */
  readonly bestShare?: number;
}

/** So many cards seen are reading: the first opens by itself, and a second press looks around. */
const READ_FROM = 3;

/**
 * Was it really begun? A look changes nothing that others see as next: it takes an answer or other work, or some
 * cards read.
 */
export const isUnderway = (record: ActivityRecord | undefined): boolean =>
  record?.status === 'in_progress' && (record.stepsWorked > 0 || record.stepsSeen >= READ_FROM);

/** Is it done, or was it really begun? */
export const isTouched = (record: ActivityRecord | undefined): boolean =>
  record?.status === 'done' || isUnderway(record);

export type Records = ReadonlyMap<string, ActivityRecord>;
