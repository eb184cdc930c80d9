// All badges with a learner's standing towards them.
import type { BadgeView } from '#contract/progress.ts';
import type { Badge } from '#domain/catalog/catalog.ts';
import type { CatalogIndex } from '#domain/catalog/catalog-index.ts';
import { type BadgeFacts, badgeStanding, nearestBadge } from '#domain/rewards/badges.ts';
import type { Executor } from '#server/db/database.ts';
import { badgeRecord } from './badges.queries.ts';

export function badgeView(badge: Badge, facts: BadgeFacts, earnedAt: Date | undefined): BadgeView {
  const { percent, have, need } = badgeStanding(badge, facts);
  return {
    id: badge.id,
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
  readonly earned: number;
  readonly next: BadgeView | null;
}

/** All badges with the learner's standing, and the nearest not yet earned. */
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
    .map((badge) => badgeView(badge, facts, earned.get(badge.id)));
  const nearest = nearestBadge(catalog.badges, facts, new Set(earned.keys()));
  return {
    all,
    earned: all.filter((badge) => badge.earnedAt !== null).length,
    next: all.find((badge) => badge.id === nearest?.badge.id) ?? null,
  };
}
