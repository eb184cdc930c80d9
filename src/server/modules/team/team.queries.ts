// Teams with their members, their invites and what they earned. Writes hold the team's row.
import { and, asc, desc, eq, gt, inArray, isNull, notLike, sql } from 'drizzle-orm';
import { epochMs, nowMs } from '#server/db/columns.ts';
import type { Executor, Transaction } from '#server/db/database.ts';
import { learners } from '#server/modules/learner/learner.table.ts';
import { xpSums } from '#server/modules/progress/progress.table.ts';
import { storeItems } from '#server/modules/store/store.table.ts';
import { teamInvites, teamMembers, teamRemovals, teams } from './team.table.ts';

export type TeamRow = typeof teams.$inferSelect;
export type InviteRow = typeof teamInvites.$inferSelect;

/** The learner's team; undefined where they are in none. */
export async function findTeamOf(db: Executor, learnerId: string): Promise<TeamRow | undefined> {
  const [row] = await db
    .select({ team: teams })
    .from(teamMembers)
    .innerJoin(teams, eq(teams.id, teamMembers.teamId))
    .where(eq(teamMembers.learnerId, learnerId));
  return row?.team;
}

/** Locks a team: whoever holds it is alone with its members and invites until commit. */
export async function lockTeam(tx: Transaction, teamId: string): Promise<TeamRow | undefined> {
  const [row] = await tx.select().from(teams).where(eq(teams.id, teamId)).for('update');
  return row;
}

export async function insertTeam(tx: Transaction, row: TeamRow): Promise<void> {
  await tx.insert(teams).values(row);
}

export async function updateTeam(
  tx: Transaction,
  teamId: string,
  changes: { readonly name?: string; readonly weeklyGoalXp?: number },
): Promise<void> {
  if (Object.keys(changes).length === 0) return;
  await tx.update(teams).set(changes).where(eq(teams.id, teamId));
}

export async function insertMember(
  tx: Transaction,
  row: typeof teamMembers.$inferInsert,
): Promise<void> {
  await tx.insert(teamMembers).values(row);
}

export async function deleteMember(
  tx: Transaction,
  of: { readonly teamId: string; readonly learnerId: string },
): Promise<void> {
  await tx
    .delete(teamMembers)
    .where(and(eq(teamMembers.teamId, of.teamId), eq(teamMembers.learnerId, of.learnerId)));
}

/** Hands a team to a member, whoever had it before. */
export async function setOwner(
  tx: Transaction,
  { teamId, no, at }: { readonly teamId: string; readonly no: number; readonly at: Date },
): Promise<void> {
  await tx
    .update(teamMembers)
    .set({ ownerSince: sql`case when ${teamMembers.no} = ${no} then ${at}::timestamptz end` })
    .where(eq(teamMembers.teamId, teamId));
}

export async function noteRemoval(
  tx: Transaction,
  row: typeof teamRemovals.$inferInsert,
): Promise<void> {
  await tx
    .insert(teamRemovals)
    .values(row)
    .onConflictDoUpdate({
      target: [teamRemovals.learnerId, teamRemovals.teamId],
      set: { removedAt: row.removedAt },
    });
}

export async function findRemoval(
  db: Executor,
  of: { readonly teamId: string; readonly learnerId: string },
): Promise<number | null> {
  const [row] = await db
    .select({ at: epochMs(teamRemovals.removedAt) })
    .from(teamRemovals)
    .where(and(eq(teamRemovals.teamId, of.teamId), eq(teamRemovals.learnerId, of.learnerId)));
  return row ? Number(row.at) : null;
}

/** Members of a team from the first who joined, with their ranking XP of a week. */
export const membersOf = (db: Executor, teamId: string, week: string) =>
  db
    .select({
      no: teamMembers.no,
      learnerId: teamMembers.learnerId,
      ownerSince: teamMembers.ownerSince,
      displayName: learners.displayName,
      settings: learners.settings,
      isDemo: learners.isDemo,
      weekXp: sql<number>`coalesce(${xpSums.xp}, 0)`,
    })
    .from(teamMembers)
    .innerJoin(learners, eq(learners.id, teamMembers.learnerId))
    .leftJoin(
      xpSums,
      and(
        eq(xpSums.learnerId, teamMembers.learnerId),
        eq(xpSums.board, 'week'),
        eq(xpSums.startsOn, week),
      ),
    )
    .where(eq(teamMembers.teamId, teamId))
    .orderBy(asc(teamMembers.no));
export type MemberRow = Awaited<ReturnType<typeof membersOf>>[number];

export async function countMembers(db: Executor, teamId: string): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(teamMembers)
    .where(eq(teamMembers.teamId, teamId));
  return row!.count;
}

/** The end of what runs of the given items of the store for each member of a team. */
export async function runningItems(
  db: Executor,
  { teamId, itemIds, now }: { teamId: string; itemIds: readonly string[]; now: Date },
): Promise<{ itemId: string; until: Date }[]> {
  if (itemIds.length === 0) return [];
  const rows = await db
    .select({ itemId: storeItems.itemId, until: storeItems.activeUntil })
    .from(teamMembers)
    .innerJoin(storeItems, eq(storeItems.learnerId, teamMembers.learnerId))
    .where(
      and(
        eq(teamMembers.teamId, teamId),
        inArray(storeItems.itemId, [...itemIds]),
        gt(storeItems.activeUntil, now),
      ),
    );
  return rows.map(({ itemId, until }) => ({ itemId, until: until! }));
}

/** What the members of today earned together by week, since a Monday; weeks of nothing are left out. */
export async function xpByWeek(
  db: Executor,
  teamId: string,
  since: string,
): Promise<Map<string, number>> {
  const rows = await db
    .select({ startsOn: xpSums.startsOn, xp: sql<number>`sum(${xpSums.xp})::int` })
    .from(teamMembers)
    .innerJoin(xpSums, eq(xpSums.learnerId, teamMembers.learnerId))
    .where(
      and(
        eq(teamMembers.teamId, teamId),
        eq(xpSums.board, 'week'),
        sql`${xpSums.startsOn} >= ${since}::date`,
      ),
    )
    .groupBy(xpSums.startsOn);
  return new Map(rows.map(({ startsOn, xp }) => [startsOn, xp]));
}

/** Invites of a team that still let somebody in. */
export const openInvitesOf = (db: Executor, teamId: string, now: Date) =>
  db
    .select()
    .from(teamInvites)
    .where(
      and(
        eq(teamInvites.teamId, teamId),
        gt(teamInvites.expiresAt, now),
        gt(teamInvites.usesLeft, 0),
      ),
    )
    .orderBy(desc(teamInvites.createdAt), asc(teamInvites.token));

export async function insertInvite(tx: Transaction, row: InviteRow): Promise<void> {
  await tx.insert(teamInvites).values(row);
}

/** @returns false where the team has no such invite */
export async function deleteInvite(
  tx: Transaction,
  of: { readonly teamId: string; readonly token: string },
): Promise<boolean> {
  const { rowCount } = await tx
    .delete(teamInvites)
    .where(and(eq(teamInvites.teamId, of.teamId), eq(teamInvites.token, of.token)));
  return (rowCount ?? 0) > 0;
}

/** An invite with its team, by the database's clock. */
export async function findInvite(db: Executor, token: string) {
  const [row] = await db
    .select({ invite: teamInvites, team: teams, now: nowMs })
    .from(teamInvites)
    .innerJoin(teams, eq(teams.id, teamInvites.teamId))
    .where(eq(teamInvites.token, token));
  return row && { ...row, now: Number(row.now) };
}

/** Uses an invite once. @returns false where it was used up meanwhile */
export async function takeUse(tx: Transaction, token: string): Promise<boolean> {
  const { rowCount } = await tx
    .update(teamInvites)
    .set({ usesLeft: sql`${teamInvites.usesLeft} - 1` })
    .where(and(eq(teamInvites.token, token), gt(teamInvites.usesLeft, 0)));
  return (rowCount ?? 0) > 0;
}

/** Erases teams that nobody is in; rivals of the demo are nobody, but in their own teams. @returns how many */
export async function deleteEmptyTeams(db: Executor, teamId?: string): Promise<number> {
  const nobody = db
    .select({ id: teams.id })
    .from(teams)
    .leftJoin(
      teamMembers,
      and(eq(teamMembers.teamId, teams.id), notLike(teamMembers.learnerId, 'rival-%')),
    )
    .where(
      and(
        isNull(teamMembers.learnerId),
        notLike(teams.id, 'rival-team-%'),
        teamId === undefined ? undefined : eq(teams.id, teamId),
      ),
    );
  const { rowCount } = await db.delete(teams).where(inArray(teams.id, nobody));
  return rowCount ?? 0;
}
