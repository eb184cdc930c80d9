// How far a learner is in an activity, and how much of its time is still ahead: the same on every screen.
import type { Activity } from '#domain/catalog/activity.ts';
import type { PathItem } from '#domain/catalog/path.ts';
import type { ActivityRecord } from '#domain/missions/records.ts';

/** What is played card by card. */
type Played = Pick<Activity, 'estimatedMinutes' | 'steps'> & Pick<PathItem, 'quiz' | 'variants'>;

/** How far a learner is in an activity. */
export interface HowFar {
  /** Its cards; of a quiz those of one round. */
  readonly stepCount: number;
  /** Cards seen; of a quiz those of the open round, none of a round that was not passed. */
  readonly stepsSeen: number;
  /** The number of the round that was answered to its end and not passed; null where the next step is no new round. */
  readonly failedRound: number | null;
}

/**
 * A new round of a quiz begins at no card, and a round that was not passed is behind: what comes is the next one, which
 * asks other questions. A lab that was worked on in two industries counts one story.
 */
export function howFar(
  { steps, quiz }: Pick<Played, 'steps' | 'quiz'>,
  record: ActivityRecord | undefined,
): HowFar {
  const stepCount = quiz?.count ?? steps.length;
  if (record === undefined) return { stepCount, stepsSeen: 0, failedRound: null };
  const earlier = quiz ? (record.round - 1) * stepCount : 0;
  const stepsSeen = Math.min(record.stepsSeen - earlier, stepCount);
  const isFailed =
    quiz !== undefined &&
    record.status === 'in_progress' &&
    record.stepsWorked - earlier >= stepCount &&
    record.lastPercent !== null &&
    record.lastPercent < quiz.passPercent;
  return isFailed
    ? { stepCount, stepsSeen: 0, failedRound: record.round }
    : { stepCount, stepsSeen, failedRound: null };
}

/**
 * How many cards lie behind who takes an activity up again. The card seen last is where they stopped, so it is ahead;
 * a task that is handed in and asks for nothing more is behind, and the card after it is opened.
 */
export function cardsBehind(
  activity: Omit<Played, 'estimatedMinutes'>,
  record: ActivityRecord | undefined,
): number {
  const { stepCount, stepsSeen } = howFar(activity, record);
  const stories = Object.values(activity.variants ?? {}).map(({ steps }) => steps);
  const isLast = [activity.steps, ...stories].some(
    (steps) => steps[stepsSeen - 1]?.id === record?.currentStepId,
  );
  const isSettled = record?.isPlaceSettled === true && isLast && stepsSeen < stepCount;
  return Math.max(0, isSettled ? stepsSeen : stepsSeen - 1);
}

/**
 * What of an activity's time is ahead: the whole where it is not begun, where it is done and gone through again, and
 * where a new round begins.
 * @returns whole minutes, at least one
 */
export function minutesAhead(activity: Played, record: ActivityRecord | undefined): number {
  const { estimatedMinutes } = activity;
  if (record?.status !== 'in_progress') return estimatedMinutes;
  const { stepCount } = howFar(activity, record);
  return minutesLeft({ estimatedMinutes, stepCount }, cardsBehind(activity, record));
}

/**
 * @param activity its whole time in minutes, and its cards (or the conditions of a quest)
 * @param stepsBehind how many of them are behind the learner
 * @returns whole minutes, at least one while a card is left; 0 at the end
 */
export function minutesLeft(
  {
    estimatedMinutes,
    stepCount,
  }: { readonly estimatedMinutes: number; readonly stepCount: number },
  stepsBehind: number,
): number {
  const left = Math.max(0, stepCount - stepsBehind);
  if (left === 0 || stepCount === 0) return 0;
  return Math.max(1, Math.round((estimatedMinutes * left) / stepCount));
}
