// Paying XP, granting badges and telling the trail; each runs inside the caller's transaction.
import type { ActivityEntry, BadgeView } from '#contract/progress.ts';
import type { Badge, LocalizedText } from '#domain/catalog/catalog.ts';
import type { CatalogIndex } from '#domain/catalog/catalog-index.ts';
import { studyDayAt, studyDayStart } from '#domain/kernel/time.ts';
import {
  type BadgeFacts,
  badgeStanding,
  nearestBadge,
  newlyEarned,
} from '#domain/rewards/badges.ts';
import { levelAt } from '#domain/rewards/levels.ts';
import { activitySource, awardXp } from '#domain/rewards/xp.ts';
import type { Executor, Transaction } from '#server/db/database.ts';
import {
  badgeRecord,
  countLedgerDrift,
  holdBadges,
  latestActivity,
  logActivity,
  payOnce,
  rankedXpOn,
  sourcesLike,
} from './rewards.queries.ts';

export interface Earner {
  readonly id: string;
  readonly timeZone: string;
  readonly totalXp: number;
  /** The transaction's instant by the database's clock, ms since 1970. */
  readonly now: number;
}

/**
 * Pays an activity's XP once.
 * @returns the XP paid now, ranking and not: 0 when it had been paid before
 */
export async function payActivity(
  tx: Transaction,
  catalog: CatalogIndex,
  earner: Earner,
  activity: { id: string; courseKey: string; xp: number },
): Promise<number> {
  const { id, courseKey, xp } = activity;
  return payXp(tx, catalog, earner, { source: activitySource(id), courseKey, xp });
}

/**
 * Pays a source of the ledger once.
 * @returns the XP paid now, ranking and not: 0 when it had been paid before
 */
export async function payXp(
  tx: Transaction,
  catalog: CatalogIndex,
  earner: Earner,
  { source, courseKey, xp }: { source: string; courseKey: string; xp: number },
): Promise<number> {
  const { now, timeZone } = earner;
  const day = studyDayAt(now, timeZone);
  const dayStart = new Date(studyDayStart(now, timeZone));
  const rankedToday = await rankedXpOn(tx, earner.id, { day, dayStart, now });
  const award = awardXp(xp, rankedToday, catalog.rewards.rankedXpPerDay);
  const isPaid = await payOnce(tx, {
    learnerId: earner.id,
    source,
    courseKey,
    baseXp: award.base,
    bonusXp: award.bonus,
    createdAt: new Date(now),
    studyDay: day,
  });
  return isPaid ? award.base + award.bonus : 0;
}

/** Logs the level that this transaction reached, once however many things it paid. */
async function tellLevel(
  tx: Transaction,
  catalog: CatalogIndex,
  earner: Earner,
  totalXp: number,
): Promise<void> {
  const { levels } = catalog.rewards;
  const before = levelAt(levels, earner.totalXp).level;
  const after = levelAt(levels, totalXp).level;
  if (after.key === before.key) return;
  await logActivity(tx, {
    learnerId: earner.id,
    type: 'level_reached',
    subjectId: after.key,
    createdAt: new Date(earner.now),
  });
}

/** The sources with this beginning and this end that were paid before. */
export const paidSources = sourcesLike;

/** Adds an entry to the learner's trail. */
export const tellTrail = logActivity;

/** What the metrics watch: any number but 0 is a bug. */
export const ledgerDrift = countLedgerDrift;

/**
 * What a transaction that did something brings in the end: the level it reached and every badge that
 * the facts now earn, each once and logged.
 * @param earner as the transaction found them
 */
export async function grantRewards(
  tx: Transaction,
  catalog: CatalogIndex,
  earner: Earner,
  streakDays: number,
): Promise<readonly BadgeView[]> {
  const { facts, held } = await badgeRecord(tx, catalog, earner.id, streakDays);
  await tellLevel(tx, catalog, earner, facts.totalXp);
  const due = newlyEarned(catalog.badges, facts, new Set(held.keys()));
  if (due.length === 0) return [];
  const at = new Date(earner.now);
  const ids = await holdBadges(
    tx,
    earner.id,
    due.map((badge) => badge.id),
    at,
  );
  const granted = due.filter((badge) => ids.has(badge.id));
  if (granted.length === 0) return [];
  const entries = granted.map((badge) => ({
    learnerId: earner.id,
    type: 'badge_earned',
    subjectId: badge.id,
    createdAt: at,
  }));
  await logActivity(tx, ...entries);
  return granted.map((badge) => badgeView(badge, facts, at));
}

function badgeView(badge: Badge, facts: BadgeFacts, earnedAt: Date | undefined): BadgeView {
  const { percent, have, need } = badgeStanding(badge, facts);
  return {
    id: badge.id,
    name: badge.name,
    description: badge.description,
    category: badge.category,
    icon: badge.icon,
    requiredXp: badge.requiredXp,
    earnedAt: earnedAt?.toISOString() ?? null,
    // A run may end after its badge was earned: an earned badge stays whole.
    percent: earnedAt ? 100 : Math.min(percent, 99),
    progress: earnedAt ? { have: need, need } : { have, need },
  };
}

export interface BadgeShelf {
  readonly all: readonly BadgeView[];
  readonly earned: number;
  readonly next: BadgeView | null;
}

/** All badges with the learner's standing, and the nearest not yet earned. */
export async function badgeShelf(
  db: Executor,
  catalog: CatalogIndex,
  learnerId: string,
  streakDays: number,
): Promise<BadgeShelf> {
  const { facts, held } = await badgeRecord(db, catalog, learnerId, streakDays);
  const all = catalog.badges.map((badge) => badgeView(badge, facts, held.get(badge.id)));
  const nearest = nearestBadge(catalog.badges, facts, new Set(held.keys()));
  return {
    all,
    earned: all.filter((badge) => badge.earnedAt !== null).length,
    next: all.find((badge) => badge.id === nearest?.badge.id) ?? null,
  };
}

/** The learner's trail, newest first. */
export async function activityTrail(
  db: Executor,
  catalog: CatalogIndex,
  learnerId: string,
  limit: number,
): Promise<ActivityEntry[]> {
  const rows = await latestActivity(db, learnerId, limit);
  return rows.map((row) => ({
    id: String(row.id),
    type: row.type as ActivityEntry['type'],
    courseKey: row.courseKey,
    title: subjectTitle(catalog, row.type, row.subjectId),
    xp: row.xp,
    createdAt: row.createdAt.toISOString(),
  }));
}

/** A subject whose content was retired keeps its id as its name. */
function subjectTitle(catalog: CatalogIndex, type: string, subjectId: string): LocalizedText {
  const same = (text: string): LocalizedText => ({ en: text, es: text, fr: text, de: text });
  if (type === 'badge_earned') return catalog.findBadge(subjectId)?.name ?? same(subjectId);
  if (type === 'level_reached') {
    return catalog.rewards.levels.find((level) => level.key === subjectId)?.name ?? same(subjectId);
  }
  const subject =
    catalog.findMission(subjectId) ?? catalog.findItem(subjectId) ?? catalog.findPaper(subjectId);
  return same(subject?.title ?? subjectId);
}
