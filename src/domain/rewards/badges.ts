// A badge is earned when its XP threshold and its rule over facts both hold.
import type { Badge, BadgeMetric, BadgeRule, PaperGoal } from '#domain/catalog/catalog.ts';
import type { Industry } from '#domain/catalog/course-keys.ts';
import { shownPercent } from '#domain/kernel/pass-line.ts';
import { unitOf } from './badge-subjects.ts';

/** What badge rules look at; each counted over everything the learner ever did. */
export type BadgeFacts = Readonly<Record<BadgeMetric, number>> & {
  readonly totalXp: number;
  /** Items done of a phase, by `unitOf`. */
  readonly phaseItems: ReadonlyMap<string, number>;
  /** By a lab's id, the industries in which all its tasks were handed in. */
  readonly labIndustries: ReadonlyMap<string, readonly Industry[]>;
  /** Of the items that badges name, those that are done. */
  readonly itemsDone: ReadonlySet<string>;
  /** The best round of each quiz that badges name, whole percent. */
  readonly quizBest: ReadonlyMap<string, number>;
  /** Tasks with all their points in the best round, as `<lab> <task>`. */
  readonly tasksRight: ReadonlySet<string>;
  /** By a paper's id, every attempt that counts. */
  readonly gradedAttempts: ReadonlyMap<string, readonly GradedAttempt[]>;
};

/** What a finished attempt reached. */
export interface GradedAttempt {
  /** Whole percent of the points. */
  readonly percent: number;
  readonly points: number;
}

/** What the facts say of one rule. */
function countFor(rule: BadgeRule, facts: BadgeFacts): number {
  switch (rule.metric) {
    case 'unit-items-done':
      return facts.phaseItems.get(unitOf(rule)) ?? 0;
    case 'lab-industries': {
      const done = facts.labIndustries.get(rule.subject) ?? [];
      return rule.industries.filter((industry) => done.includes(industry)).length;
    }
    case 'papers-taken': {
      const { percent = 0 } = rule;
      return gradedAttemptsOf(rule, facts).filter((attempt) => attempt.percent >= percent).length;
    }
    case 'paper-points':
      return Math.max(0, ...gradedAttemptsOf(rule, facts).map(({ points }) => points));
    case 'papers-each':
      return rule.each.filter((goal) => isReached(goal, facts)).length;
    case 'items-done':
      return rule.items.filter((id) => facts.itemsDone.has(id)).length;
    case 'quizzes-at':
      return rule.items.filter((id) => (facts.quizBest.get(id) ?? -1) >= rule.percent).length;
    case 'tasks-right':
      return rule.tasks.filter((task) => facts.tasksRight.has(task)).length;
    default:
      return facts[rule.metric];
  }
}

const isReached = (
  { paper, percent = 0, points = 0 }: PaperGoal,
  { gradedAttempts }: BadgeFacts,
): boolean =>
  (gradedAttempts.get(paper) ?? []).some(
    (attempt) => attempt.percent >= percent && attempt.points >= points,
  );

const gradedAttemptsOf = (
  { papers }: { readonly papers: readonly string[] },
  { gradedAttempts }: BadgeFacts,
): readonly GradedAttempt[] => papers.flatMap((id) => gradedAttempts.get(id) ?? []);

export interface BadgeStanding {
  readonly badge: Badge;
  /** Whole percent towards it; 100 only when it is earned by these facts. */
  readonly percent: number;
  readonly have: number;
  readonly need: number;
}

/** How far the facts carry towards a badge: the smaller share of its threshold and its rule. */
export function badgeStanding(badge: Badge, facts: BadgeFacts): BadgeStanding {
  const shares: { have: number; need: number }[] = [];
  if (badge.requiredXp > 0) shares.push({ have: facts.totalXp, need: badge.requiredXp });
  if (badge.rule) shares.push({ have: countFor(badge.rule, facts), need: badge.rule.atLeast });
  const least = shares.reduce((a, b) => (b.have / b.need < a.have / a.need ? b : a));
  return {
    badge,
    percent: Math.min(100, shownPercent(least.have, least.need)),
    have: Math.min(least.have, least.need),
    need: least.need,
  };
}

/** The badges that the facts earn and the learner does not hold yet. */
export function newlyEarned(
  badges: readonly Badge[],
  facts: BadgeFacts,
  held: ReadonlySet<string>,
): readonly Badge[] {
  return badges.filter(
    (badge) => !held.has(badge.id) && badgeStanding(badge, facts).percent === 100,
  );
}

/** The dashboard's Next Badge: the nearest not yet held; the first listed wins a tie. */
export function nearestBadge(
  badges: readonly Badge[],
  facts: BadgeFacts,
  held: ReadonlySet<string>,
): BadgeStanding | undefined {
  return badges
    .filter((badge) => !held.has(badge.id))
    .map((badge) => badgeStanding(badge, facts))
    .reduce<BadgeStanding | undefined>(
      (best, next) => (best && best.percent >= next.percent ? best : next),
      undefined,
    );
}

/** The days in a row of the nearest badge for them that is not held; null where all are. */
export function nextStreakBadge(
  badges: readonly Badge[],
  held: ReadonlySet<string>,
): number | null {
  const days = badges.flatMap(({ id, rule }) =>
    rule?.metric === 'streak-days' && !held.has(id) ? [rule.atLeast] : [],
  );
  return days.length === 0 ? null : Math.min(...days);
}
