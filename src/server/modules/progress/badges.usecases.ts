// All badges with a learner's standing towards them.
import type { BadgeView } from '#contract/progress.ts';
import type { Badge } from '#domain/catalog/catalog.ts';
import type { CatalogIndex } from '#domain/catalog/catalog-index.ts';
import { courseOfBadge } from '#domain/rewards/badge-subjects.ts';
import {
  type BadgeFacts,
  badgeStanding,
  nearestBadge,
  nextStreakBadge,
} from '#domain/rewards/badges.ts';
import { badgesIn } from '#domain/rewards/badges-in.ts';
import type { Executor } from '#server/db/database.ts';
import { badgeRecord } from './badges.queries.ts';

interface Standing {
  readonly facts: BadgeFacts;
  readonly earnedAt: Date | undefined;
}

export function badgeView(
  catalog: CatalogIndex,
  badge: Badge,
  { facts, earnedAt }: Standing,
): BadgeView {
  const { percent, have, need } = badgeStanding(badge, facts);
  return {
    id: badge.id,
    courseKey: courseOfBadge(catalog, badge),
    name: badge.name,
    description: earnedAt ? badge.description : badge.goal,
    category: badge.category,
    icon: badge.icon,
    requiredXp: badge.requiredXp,
    earnedAt: earnedAt?.toISOString() ?? null,
    // A run may end after its badge was earned: an earned badge stays whole.
    percent: earnedAt ? 100 : Math.min(percent, 99),
    progress: earnedAt ? { have: need, need } : { have, need },
  };
}

export interface BadgeStandings {
  readonly all: readonly BadgeView[];
  /** Of the badges of a course and those of none, how many are earned. */
  readonly countIn: (courseKey: string) => { earned: number; total: number };
  /** Of the same badges. */
  readonly nextIn: (courseKey: string) => BadgeView | null;
  /** The days in a row of the next badge for them; null where all are earned. */
  readonly nextStreakDays: number | null;
}

/** All badges with the learner's standing, and the nearest not yet earned of a course. */
export async function badgeStandings(
  db: Executor,
  catalog: CatalogIndex,
  learnerId: string,
  streakDays: number,
): Promise<BadgeStandings> {
  const { facts, earned } = await badgeRecord(db, catalog, learnerId, streakDays);
  // Of those that need no XP, or as much as another, the file's order.
  const all = catalog.badges
    .toSorted((a, b) => a.requiredXp - b.requiredXp)
    .map((badge) => badgeView(catalog, badge, { facts, earnedAt: earned.get(badge.id) }));
  const held = new Set(earned.keys());
  const nextIn = (courseKey: string) => {
    const own = new Set(badgesIn(courseKey, all).map(({ id }) => id));
    const nearest = nearestBadge(
      catalog.badges.filter(({ id }) => own.has(id)),
      facts,
      held,
    );
    return all.find((badge) => badge.id === nearest?.badge.id) ?? null;
  };
  return {
    all,
    countIn: (courseKey) => {
      const own = badgesIn(courseKey, all);
      return { earned: own.filter(({ earnedAt }) => earnedAt !== null).length, total: own.length };
    },
    nextIn,
    nextStreakDays: nextStreakBadge(catalog.badges, held),
  };
}
