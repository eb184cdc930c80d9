// Making a team, inviting into it, joining and leaving: each write holds the learner, then the team.
import { randomBytes } from 'node:crypto';
import type { MyTeam, OpenInvite } from '#contract/teams.ts';
import { checkPersonName } from '#domain/account/person-name.ts';
import type { CatalogIndex } from '#domain/catalog/catalog-index.ts';
import { err, ok, type Result } from '#domain/kernel/result.ts';
import { MS_PER_DAY } from '#domain/kernel/time.ts';
import { periodStart } from '#domain/rewards/leaderboard.ts';
import { joinRefusal, OPEN_INVITES, ownerOf, WEEKLY_GOAL } from '#domain/teams/team.ts';
import type { Executor, Transaction } from '#server/db/database.ts';
import type { Failure } from '#server/http/context.ts';
import {
  getGroup,
  type LockedLearner,
  lockLearner,
  ofLearner,
} from '#server/modules/learner/learner.usecases.ts';
import {
  countMembers,
  deleteEmptyTeams,
  deleteInvite,
  deleteMember,
  findInvite,
  findRemoval,
  findTeamOf,
  insertInvite,
  insertMember,
  insertTeam,
  lockTeam,
  type MemberRow,
  membersOf,
  noteRemoval,
  openInvitesOf,
  setOwner,
  type TeamRow,
  takeUse,
  updateTeam,
} from './team.queries.ts';
import { seatsNow, teamView } from './team.views.ts';

/** 128 bits, as nobody can guess them. */
const ID_BYTES = 16;
const newId = () => randomBytes(ID_BYTES).toString('base64url');

export async function readMyTeam(
  db: Executor,
  catalog: CatalogIndex,
  learnerId: string,
): Promise<MyTeam> {
  const caller = await getGroup(db, learnerId);
  const team = await findTeamOf(db, learnerId);
  return {
    team: team ? await teamView(db, catalog, { team, learnerId, now: caller.now }) : null,
  };
}

/** The id of the learner's team, for modules that put somebody into it; undefined where they are in none. */
export const teamIdOf = async (db: Executor, learnerId: string): Promise<string | undefined> =>
  (await findTeamOf(db, learnerId))?.id;

/** A name of a team keeps to the rule of people's names. */
function checkName(name: string): Result<string, Failure> {
  const checked = checkPersonName(name);
  if (checked.ok) return checked;
  return err({ code: 'team.name_invalid', fields: [{ field: 'name', ...checked.error }] });
}

const locked = (tx: Transaction, learnerId: string): Promise<LockedLearner> =>
  ofLearner(lockLearner(tx, learnerId));

export async function createTeam(
  tx: Transaction,
  catalog: CatalogIndex,
  learnerId: string,
  given: string,
): Promise<Result<MyTeam, Failure>> {
  const name = checkName(given);
  if (!name.ok) return name;
  const learner = await locked(tx, learnerId);
  if (await findTeamOf(tx, learnerId)) return err({ code: 'team.already_in' });
  const [id, at] = [newId(), new Date(learner.now)];
  await insertTeam(tx, {
    id,
    name: name.value,
    isDemo: learner.isDemo,
    weeklyGoalXp: WEEKLY_GOAL.first,
    createdAt: at,
  });
  await insertMember(tx, { learnerId, teamId: id, joinedAt: at, ownerSince: at });
  return ok(await readMyTeam(tx, catalog, learnerId));
}

interface Held {
  readonly learner: LockedLearner;
  readonly team: TeamRow;
  readonly members: readonly MemberRow[];
  readonly me: MemberRow;
  readonly isOwner: boolean;
}

/** The learner's team, held until commit. */
async function holdTeam(tx: Transaction, learnerId: string): Promise<Result<Held, Failure>> {
  const learner = await locked(tx, learnerId);
  const found = await findTeamOf(tx, learnerId);
  const team = found && (await lockTeam(tx, found.id));
  const members = team ? await membersOf(tx, team.id, periodStart('week', learner.now)) : [];
  const me = members.find((one) => one.learnerId === learnerId);
  // Whoever waited for the team may have been removed from it meanwhile.
  if (!team || !me) return err({ code: 'team.not_found' });
  return ok({ learner, team, members, me, isOwner: isOwner(members, me) });
}

const isOwner = (members: readonly MemberRow[], { no }: MemberRow): boolean =>
  ownerOf(members.map((one) => ({ no: one.no, ownerSince: one.ownerSince?.getTime() ?? null }))) ===
  no;

/** As `holdTeam`, for what only the owner may do. */
async function holdOwnTeam(tx: Transaction, learnerId: string): Promise<Result<Held, Failure>> {
  const held = await holdTeam(tx, learnerId);
  return held.ok && !held.value.isOwner ? err({ code: 'team.not_owner' }) : held;
}

export async function changeTeam(
  tx: Transaction,
  catalog: CatalogIndex,
  learnerId: string,
  changes: { readonly name?: string | undefined; readonly weeklyGoalXp?: number | undefined },
): Promise<Result<MyTeam, Failure>> {
  const held = await holdOwnTeam(tx, learnerId);
  if (!held.ok) return held;
  const name = changes.name === undefined ? ok(undefined) : checkName(changes.name);
  if (!name.ok) return name;
  await updateTeam(tx, held.value.team.id, {
    ...(name.value !== undefined && { name: name.value }),
    ...(changes.weeklyGoalXp !== undefined && { weeklyGoalXp: changes.weeklyGoalXp }),
  });
  return ok(await readMyTeam(tx, catalog, learnerId));
}

/** Leaves the team; of an owner it goes to whoever has been in it longest. */
export async function leaveTeam(
  tx: Transaction,
  catalog: CatalogIndex,
  learnerId: string,
): Promise<Result<MyTeam, Failure>> {
  const held = await holdTeam(tx, learnerId);
  if (!held.ok) return held;
  const teamId = held.value.team.id;
  await deleteMember(tx, { teamId, learnerId });
  await deleteEmptyTeams(tx, teamId);
  return ok(await readMyTeam(tx, catalog, learnerId));
}

interface OnMember {
  readonly learnerId: string;
  readonly memberNo: number;
}

/** A team held by its owner, with another of its members. */
async function holdMember(tx: Transaction, { learnerId, memberNo }: OnMember) {
  const held = await holdOwnTeam(tx, learnerId);
  if (!held.ok) return held;
  const member = held.value.members.find((one) => one.no === memberNo);
  if (!member || member.learnerId === learnerId) {
    return err<Failure>({ code: 'team.member_not_found' });
  }
  return ok({ ...held.value, member });
}

/** Removes a member: the invites that stand let them in no more. */
export async function removeMember(
  tx: Transaction,
  catalog: CatalogIndex,
  on: OnMember,
): Promise<Result<MyTeam, Failure>> {
  const held = await holdMember(tx, on);
  if (!held.ok) return held;
  const { team, member, learner } = held.value;
  const of = { teamId: team.id, learnerId: member.learnerId };
  await deleteMember(tx, of);
  await noteRemoval(tx, { ...of, removedAt: new Date(learner.now) });
  return ok(await readMyTeam(tx, catalog, on.learnerId));
}

export async function handTeamOver(
  tx: Transaction,
  catalog: CatalogIndex,
  on: OnMember,
): Promise<Result<MyTeam, Failure>> {
  const held = await holdMember(tx, on);
  if (!held.ok) return held;
  const { team, member, learner } = held.value;
  await setOwner(tx, { teamId: team.id, no: member.no, at: new Date(learner.now) });
  return ok(await readMyTeam(tx, catalog, on.learnerId));
}

export async function createInvite(
  tx: Transaction,
  catalog: CatalogIndex,
  learnerId: string,
  { days, uses }: { readonly days: number; readonly uses: number },
): Promise<Result<MyTeam, Failure>> {
  const held = await holdOwnTeam(tx, learnerId);
  if (!held.ok) return held;
  const { team, learner } = held.value;
  const now = new Date(learner.now);
  if ((await openInvitesOf(tx, team.id, now)).length >= OPEN_INVITES) {
    return err({ code: 'team.invites_full' });
  }
  await insertInvite(tx, {
    token: newId(),
    teamId: team.id,
    createdAt: now,
    expiresAt: new Date(learner.now + days * MS_PER_DAY),
    uses,
    usesLeft: uses,
  });
  return ok(await readMyTeam(tx, catalog, learnerId));
}

export async function revokeInvite(
  tx: Transaction,
  catalog: CatalogIndex,
  learnerId: string,
  token: string,
): Promise<Result<MyTeam, Failure>> {
  const held = await holdOwnTeam(tx, learnerId);
  if (!held.ok) return held;
  const { id: teamId } = held.value.team;
  if (!(await deleteInvite(tx, { teamId, token }))) return err({ code: 'team.invite_not_found' });
  return ok(await readMyTeam(tx, catalog, learnerId));
}

/** What anybody with the link may know. */
export async function readInvite(
  db: Executor,
  catalog: CatalogIndex,
  token: string,
): Promise<Result<OpenInvite, Failure>> {
  const found = await findInvite(db, token);
  if (!found) return err({ code: 'team.invite_not_found' });
  const { team, now } = found;
  const members = await countMembers(db, team.id);
  const { seats } = await seatsNow(db, catalog, team.id, now);
  const refusal = joinRefusal(timesOf(found.invite), { now, removedAt: null, members, seats });
  return ok({ teamName: team.name, members, seats, isOpen: refusal === null });
}

const timesOf = (invite: { createdAt: Date; expiresAt: Date; usesLeft: number }) => ({
  createdAt: invite.createdAt.getTime(),
  expiresAt: invite.expiresAt.getTime(),
  usesLeft: invite.usesLeft,
});

/** Joins by an invite. Whoever races for the last place or the last use waits for the team's row. */
export async function joinTeam(
  tx: Transaction,
  catalog: CatalogIndex,
  learnerId: string,
  token: string,
): Promise<Result<MyTeam, Failure>> {
  const learner = await locked(tx, learnerId);
  const unheld = await findInvite(tx, token);
  const team = unheld && (await lockTeam(tx, unheld.team.id));
  const found = team && (await findInvite(tx, token));
  if (!found || team.isDemo !== learner.isDemo) return err({ code: 'team.invite_not_found' });
  const own = await findTeamOf(tx, learnerId);
  if (own?.id === team.id) return ok(await readMyTeam(tx, catalog, learnerId));
  if (own) return err({ code: 'team.already_in' });
  const { now } = learner;
  const refusal = joinRefusal(timesOf(found.invite), {
    now,
    removedAt: await findRemoval(tx, { teamId: team.id, learnerId }),
    members: await countMembers(tx, team.id),
    seats: (await seatsNow(tx, catalog, team.id, now)).seats,
  });
  if (refusal) return err({ code: refusal });
  if (!(await takeUse(tx, token))) return err({ code: 'team.invite_over' });
  await insertMember(tx, { learnerId, teamId: team.id, joinedAt: new Date(now) });
  return ok(await readMyTeam(tx, catalog, learnerId));
}

/** Teams whose last member erased their account. @returns how many went with them */
export const eraseEmptyTeams = (tx: Transaction): Promise<number> => deleteEmptyTeams(tx);
