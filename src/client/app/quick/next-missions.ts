// Which mission is resumed and which is started (brief 1, 2.7; decisions 5): what the route has next leads.
import type { MissionCard, NextStep } from '#contract/learning.ts';

export interface NextMissions {
  /** The activity in progress that the route has next, else the first mission in progress. */
  readonly resume: NextStep | MissionCard | null;
  /** What the route has next where that was not begun, else the first mission that can be started. */
  readonly start: NextStep | MissionCard | null;
}

/**
 * @param next what is next on the route of the course; null at its end
 * @param missions all of the course, in their order
 */
export function nextMissions(
  next: NextStep | null,
  missions: readonly MissionCard[],
): NextMissions {
  const isBegun = next?.status === 'in_progress';
  const first = (status: MissionCard['status']) =>
    missions.find((mission) => mission.status === status) ?? null;
  return {
    resume: isBegun ? next : first('in_progress'),
    start: next !== null && !isBegun ? next : first('available'),
  };
}

/** A step of the route says what it opens, a mission is it. */
export const isStep = (one: NextStep | MissionCard): one is NextStep => 'activity' in one;

export const titleOf = (one: NextStep | MissionCard): string =>
  isStep(one) ? one.activity.title : one.title;
