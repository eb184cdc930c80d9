// Rewards of events that wait for the learner: joining an event whose goal they reached already pays at once.
import type { Scoring } from './event-template.ts';

/** What an open event shows of one learner. */
export interface OpenEvent {
  readonly isJoined: boolean;
  readonly scoring: Scoring;
  /** The learner's own count since it began, and what is to be reached. */
  readonly progress: number;
  readonly count: number;
  readonly participants: number;
  /** Null where everybody may take part. */
  readonly maxParticipants: number | null;
  readonly rewardXp: number;
}

/** All places are taken, and the learner has none of them. */
export const isFull = ({
  isJoined,
  participants,
  maxParticipants,
}: Pick<OpenEvent, 'isJoined' | 'participants' | 'maxParticipants'>): boolean =>
  !isJoined && maxParticipants !== null && participants >= maxParticipants;

/**
 * Whether joining pays it at once (decisions 9): the learner's own goal is reached. What is counted together or by
 * teams is settled at its end.
 */
export const isToCollect = (event: OpenEvent): boolean =>
  !event.isJoined && event.scoring === 'own' && event.progress >= event.count && !isFull(event);

/** @returns how many rewards of open events wait, and what they pay together in XP */
export function rewardsToCollect(open: readonly OpenEvent[]): { count: number; xp: number } {
  const waiting = open.filter(isToCollect);
  return {
    count: waiting.length,
    xp: waiting.reduce((sum, { rewardXp }) => sum + rewardXp, 0),
  };
}
