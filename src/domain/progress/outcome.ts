// Several outcomes that belong to one moment are celebrated as one: from before the first to after the last.

/** What of an outcome the rules look at; the rest travels with it. */
export interface OutcomeParts {
  readonly xpAwarded: number;
  /** Absent in outcomes of a release before the store. */
  readonly boostXp?: number;
  readonly paceLimit: object | null;
  readonly answers: { readonly xp: number } | null;
  /** Absent in outcomes of a release that did not tell them apart. */
  readonly paper?: { readonly submittedXp: number; readonly firstPassXp: number } | null;
  readonly questsDone: readonly { readonly id: string; readonly xp: number }[];
  /** Absent in outcomes of a release before events. */
  readonly eventsDone?: readonly { readonly id: string; readonly xp: number }[];
  readonly totalXpBefore: number;
  readonly totalXp: number;
  readonly levelBefore: { readonly key: string };
  readonly level: { readonly key: string };
  readonly leveledUp: boolean;
  readonly streakBefore: number;
  readonly streak: object;
  readonly shieldUsed: boolean;
  readonly badgesEarned: readonly { readonly id: string }[];
}

/**
 * One outcome of two that follow each other, such as that of the last answer and that of the finish
 * after it. XP adds up, quests and badges are named once, totals and streak run from what stood before
 * the earlier to what stands after the later. Merging is associative.
 * @returns the later one with what the earlier one brought; its other fields stay as they are
 */
export function mergeOutcomes<E extends OutcomeParts, L extends E>(earlier: E | null, later: L): L {
  if (earlier === null) return later;
  const { levelBefore, totalXpBefore, streakBefore } = earlier;
  return {
    ...later,
    xpAwarded: earlier.xpAwarded + later.xpAwarded,
    boostXp: (earlier.boostXp ?? 0) + (later.boostXp ?? 0),
    paceLimit: later.paceLimit ?? earlier.paceLimit,
    answers: mergeAnswers(earlier.answers, later.answers),
    paper: later.paper ?? earlier.paper ?? null,
    questsDone: onceEach([...earlier.questsDone, ...later.questsDone]),
    eventsDone: onceEach([...(earlier.eventsDone ?? []), ...(later.eventsDone ?? [])]),
    badgesEarned: onceEach([...earlier.badgesEarned, ...later.badgesEarned]),
    totalXpBefore,
    levelBefore,
    leveledUp: later.level.key !== levelBefore.key,
    streakBefore,
    shieldUsed: earlier.shieldUsed || later.shieldUsed,
  };
}

/** The day's sum is the later one's; what was paid for answers adds up. */
function mergeAnswers<T extends { readonly xp: number }>(
  earlier: T | null,
  later: T | null,
): T | null {
  if (earlier === null || later === null) return later ?? earlier;
  return { ...later, xp: earlier.xp + later.xp };
}

const onceEach = <T extends { readonly id: string }>(list: readonly T[]): T[] =>
  list.filter(({ id }, at) => list.findIndex((one) => one.id === id) === at);

/**
 * What of an activity's XP had been paid before its end: its first right answer. 0 where its end paid nothing, and where a
 * boost was paid with it, which hides how much of the sum is the activity's own.
 * @param xp what content pays for all of it
 * @param end what its end alone brought
 */
export const paidBeforeEnd = (
  xp: number,
  { xpAwarded, boostXp = 0, paceLimit }: Pick<OutcomeParts, 'xpAwarded' | 'boostXp' | 'paceLimit'>,
): number =>
  xpAwarded === 0 || boostXp > 0 || paceLimit !== null ? 0 : Math.max(0, xp - xpAwarded);

/** Everything that was earned in that moment, XP: of the activity or paper itself, of quests and events. */
export const xpOf = ({
  xpAwarded,
  questsDone,
  eventsDone = [],
}: Pick<OutcomeParts, 'xpAwarded' | 'questsDone' | 'eventsDone'>): number =>
  [...questsDone, ...eventsDone].reduce((sum, { xp }) => sum + xp, xpAwarded);

/**
 * How much of what was earned lies beyond the daily limit, XP: the sum that makes the level grew by less. What a boost added
 * counts for no level on any day.
 */
export const beyondDayLimit = (
  outcome: Pick<
    OutcomeParts,
    'xpAwarded' | 'boostXp' | 'questsDone' | 'eventsDone' | 'totalXp' | 'totalXpBefore'
  >,
): number =>
  Math.max(0, xpOf(outcome) - (outcome.boostXp ?? 0) - (outcome.totalXp - outcome.totalXpBefore));
