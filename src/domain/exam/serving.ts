// Rapid fire asks one question at a time: its seconds run from when it was served, and it closes when the next is.
import type { Instant } from '#domain/kernel/time.ts';

/** An answer on its way is taken this long after its seconds (decisions 7). */
export const ANSWER_GRACE_MS = 2_000;

const MS_PER_SECOND = 1_000;

/**
 * When a question's own seconds are over, by the clock that served it.
 * @param extraTimePercent granted before the start; it stretches each question as it stretches the paper
 */
export const dueAt = (servedAt: Instant, seconds: number, extraTimePercent: number): Instant =>
  servedAt + Math.round(seconds * MS_PER_SECOND * (1 + extraTimePercent / 100));

/** Beside its seconds, each question has as long again for what comes between: a slow network, a reload. */
const SLACK_SHARE = 2;

/**
 * How long an attempt is open at most.
 * @param answeringMs the paper's minutes with extra time, ms
 * @param seconds of each question; null in a paper that runs by its own clock alone
 */
export const openForMs = (answeringMs: number, seconds: number | null): number =>
  seconds === null ? answeringMs : answeringMs * SLACK_SHARE;

/** What of the time that an attempt is open is there to answer in: `openForMs` the other way, ms. */
export const answeringMs = (openMs: number, seconds: number | null): number =>
  seconds === null ? openMs : openMs / SLACK_SHARE;

export interface Served {
  readonly number: number;
  /** By the database's clock, as `now` below. */
  readonly dueAt: Instant;
}

/** Is an answer to this question still taken, or changed? Only to the one served last, and in its time. */
export const isAnswerTaken = (question: Served, servedLast: number, now: Instant): boolean =>
  question.number === servedLast && now <= question.dueAt + ANSWER_GRACE_MS;

/**
 * The number to serve now, or null where nothing is: the call repeats one that was heard, or the
 * last question was served.
 * @param after the number that the device shows
 */
export const numberToServe = (after: number, servedLast: number, total: number): number | null =>
  after === servedLast && servedLast < total ? servedLast + 1 : null;
