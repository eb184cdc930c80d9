// What is stored of a learner's activities, as far as rules read it.
import type { Instant } from '#domain/kernel/time.ts';

/** What is stored of a learner and an activity. */
export interface ActivityRecord {
  readonly activityId: string;
  readonly status: 'in_progress' | 'done';
  readonly currentStepId: string;
  readonly stepsSeen: number;
  readonly doneAt: Instant | null;
  /** The open round of a quiz, counted from 1. */
  readonly round: number;
  /** The best and the latest scored round of a quiz, whole percent. */
  readonly bestPercent: number | null;
  readonly lastPercent: number | null;
  readonly scoredAt: Instant | null;
  /** Of a paper only: the percent of every attempt that counts. */
  readonly percents?: readonly number[];
}

export type Records = ReadonlyMap<string, ActivityRecord>;
