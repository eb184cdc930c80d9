// A team as one of its members sees it: nobody who hides is named, and nobody's figure is shown against their will.
import type { Team } from '#contract/teams.ts';
import type { CatalogIndex } from '#domain/catalog/catalog-index.ts';
import { addDays, type Instant } from '#domain/kernel/time.ts';
import { BOARD_ZONE, periodStart, turnsAt } from '#domain/rewards/leaderboard.ts';
import { settingsOf, validSettings } from '#domain/settings/settings.ts';
import { ownerOf, seatsOf } from '#domain/teams/team.ts';
import type { Executor } from '#server/db/database.ts';
import {
  type MemberRow,
  membersOf,
  openInvitesOf,
  runningItems,
  type TeamRow,
  xpByWeek,
} from './team.queries.ts';

/** Weeks that the dashboard of a bundle looks back, this one among them. */
const WEEKS = 8;

/** Places of a team, and the end of the bundle that opens them. */
export async function seatsNow(
  db: Executor,
  catalog: CatalogIndex,
  teamId: string,
  now: Instant,
): Promise<{ seats: number; bundleUntil: Date | null }> {
  const seatsById = new Map(
    catalog.store.flatMap(({ id, effect }) =>
      effect.kind === 'team' ? [[id, effect.seats] as const] : [],
    ),
  );
  const running = await runningItems(db, {
    teamId,
    itemIds: [...seatsById.keys()],
    now: new Date(now),
  });
  const most = running.map(({ itemId }) => seatsById.get(itemId) ?? 0);
  const ends = running.map(({ until }) => until.getTime());
  return {
    seats: seatsOf(most.length === 0 ? null : Math.max(...most)),
    bundleUntil: ends.length === 0 ? null : new Date(Math.max(...ends)),
  };
}

const settingsOfRow = ({ settings }: MemberRow) => settingsOf(validSettings(settings));

export async function teamView(
  db: Executor,
  catalog: CatalogIndex,
  of: { readonly team: TeamRow; readonly learnerId: string; readonly now: Instant },
): Promise<Team> {
  const { team, learnerId, now } = of;
  const week = periodStart('week', now);
  const rows = await membersOf(db, team.id, week);
  const { seats, bundleUntil } = await seatsNow(db, catalog, team.id, now);
  const owner = ownerOf(
    rows.map(({ no, ownerSince }) => ({ no, ownerSince: ownerSince?.getTime() ?? null })),
  );
  const isOwner = rows.some((row) => row.learnerId === learnerId && row.no === owner);
  const invites = isOwner ? await openInvitesOf(db, team.id, new Date(now)) : [];
  return {
    name: team.name,
    isOwner,
    seats,
    bundleUntil: bundleUntil?.toISOString() ?? null,
    weeklyGoalXp: team.weeklyGoalXp,
    weekXp: rows.reduce((sum, { weekXp }) => sum + weekXp, 0),
    turnsAt: new Date(turnsAt('week', now)!).toISOString(),
    zone: BOARD_ZONE,
    isListed: !team.isDemo && rows.every((row) => settingsOfRow(row).publicProfile),
    members: rows.map((row) => memberView(row, { learnerId, owner })),
    weeks: bundleUntil === null ? null : await weeksOf(db, team.id, week),
    invites: invites.map(({ token, expiresAt, uses, usesLeft }) => ({
      token,
      expiresAt: expiresAt.toISOString(),
      uses,
      usesLeft,
    })),
  };
}

function memberView(
  row: MemberRow,
  { learnerId, owner }: { readonly learnerId: string; readonly owner: number | undefined },
): Team['members'][number] {
  const isMe = row.learnerId === learnerId;
  const { publicProfile, showProgress } = settingsOfRow(row);
  return {
    no: row.no,
    isMe,
    isOwner: row.no === owner,
    displayName: isMe || publicProfile ? row.displayName : null,
    weekXp: isMe || (publicProfile && showProgress) ? row.weekXp : null,
  };
}

async function weeksOf(
  db: Executor,
  teamId: string,
  week: string,
): Promise<NonNullable<Team['weeks']>> {
  const first = addDays(week, -7 * (WEEKS - 1));
  const byWeek = await xpByWeek(db, teamId, first);
  return Array.from({ length: WEEKS }, (_, at) => addDays(first, 7 * at)).map((startsOn) => ({
    startsOn,
    xp: byWeek.get(startsOn) ?? 0,
  }));
}
