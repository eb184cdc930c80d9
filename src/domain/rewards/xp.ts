// XP is paid once a source, and at most a day's limit of it ranks.

/** The ledger's source of an activity: unique a learner, so that nothing is paid twice. */
export const activitySource = (activityId: string): string => `activity:${activityId}`;

/** The ledger's source of a first right answer in an activity. */
export const firstRightSource = (activityId: string): string => `first-right:${activityId}`;

export interface XpAward {
  /** Ranks, and can be spent. */
  readonly base: number;
  /** Can be spent, does not rank. */
  readonly bonus: number;
}

/**
 * Splits what content pays into ranking and spendable XP (decisions 6: at most 600 XP of a day rank).
 * @param xp what the activity pays
 * @param rankedToday base XP already paid on the learner's study day
 * @param limit ranked XP a study day
 */
export function awardXp(xp: number, rankedToday: number, limit: number): XpAward {
  const base = Math.max(0, Math.min(xp, limit - rankedToday));
  return { base, bonus: xp - base };
}
