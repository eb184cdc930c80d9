// Teams: making one, inviting by a link, the shared goal of the week, and the board of teams.
import { z } from 'zod';
import { INVITE_DAYS, INVITE_USES, WEEKLY_GOAL } from '#domain/teams/team.ts';
import { fails } from './errors.ts';
import { instantSchema, nameSchema } from './fields.ts';
import { read, write } from './policy.ts';

/** 128 random bits in base64url. */
const inviteTokenSchema = z.string().regex(/^[A-Za-z0-9_-]{22}$/);
const memberNoSchema = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER);

const teamMemberSchema = z.object({
  /** Names the member within the team. */
  no: z.int(),
  isMe: z.boolean(),
  isOwner: z.boolean(),
  /** Null where their profile is not public; empty where a name is missing. */
  displayName: z.string().nullable(),
  /** Ranking XP of this week; null where they do not show their progress. */
  weekXp: z.int().nullable(),
});
export type TeamMember = z.infer<typeof teamMemberSchema>;

const teamInviteSchema = z.object({
  token: inviteTokenSchema,
  expiresAt: instantSchema,
  uses: z.int(),
  usesLeft: z.int(),
});
export type TeamInvite = z.infer<typeof teamInviteSchema>;

const teamSchema = z.object({
  name: z.string(),
  isOwner: z.boolean(),
  seats: z.int(),
  /** When the bundle of a member ends; null where none runs. */
  bundleUntil: instantSchema.nullable(),
  weeklyGoalXp: z.int(),
  /** What all members have earned this week together. */
  weekXp: z.int(),
  /** When the week turns, and the IANA zone in which it does. */
  turnsAt: instantSchema,
  zone: z.string(),
  /** True where others see the team on the board: every profile in it is public. */
  isListed: z.boolean(),
  /** From the one who joined first. */
  members: z.array(teamMemberSchema),
  /** The last eight weeks of the members of today, the latest last; null without a running bundle. */
  weeks: z.array(z.object({ startsOn: z.string(), xp: z.int() })).nullable(),
  /** Those that still let somebody in; the owner's to see. */
  invites: z.array(teamInviteSchema),
});
export type Team = z.infer<typeof teamSchema>;

/** The learner's team; null where they are in none. */
export const myTeamSchema = z.object({ team: teamSchema.nullable() });
export type MyTeam = z.infer<typeof myTeamSchema>;

export const openInviteSchema = z.object({
  teamName: z.string(),
  members: z.int(),
  seats: z.int(),
  /** False where it is used up, past its time, or the team is full. */
  isOpen: z.boolean(),
});
export type OpenInvite = z.infer<typeof openInviteSchema>;

const teamRowSchema = z.object({
  rank: z.int(),
  name: z.string(),
  isMine: z.boolean(),
  members: z.int(),
  xp: z.int(),
});
export const teamBoardSchema = z.object({
  zone: z.string(),
  turnsAt: instantSchema,
  /** The first hundred, and the learner's own team wherever it stands. */
  rows: z.array(teamRowSchema),
  /** False where the learner is in no team. */
  hasTeam: z.boolean(),
});
export type TeamBoard = z.infer<typeof teamBoardSchema>;

const byMember = z.strictObject({ memberNo: memberNoSchema });
const byToken = z.strictObject({ token: inviteTokenSchema });

export const teamsContract = {
  mine: read('learner')
    .route({ method: 'GET', path: '/team', tags: ['teams'], summary: 'My team' })
    .output(myTeamSchema),
  create: write('learner', { idempotency: 'kept' })
    .route({ method: 'POST', path: '/team', tags: ['teams'], summary: 'Create a team' })
    .errors(fails('team.already_in', 'team.name_invalid'))
    .input(z.strictObject({ name: nameSchema }))
    .output(myTeamSchema),
  /** The owner names the team and sets its weekly goal. */
  change: write('learner', { idempotency: 'none' })
    .route({ method: 'PATCH', path: '/team', tags: ['teams'], summary: 'Change my team' })
    .errors(fails('team.not_found', 'team.not_owner', 'team.name_invalid'))
    .input(
      z.strictObject({
        name: nameSchema.optional(),
        weeklyGoalXp: z.int().min(WEEKLY_GOAL.least).max(WEEKLY_GOAL.most).optional(),
      }),
    )
    .output(myTeamSchema),
  /** A team that nobody is left in is gone. */
  leave: write('learner', { idempotency: 'none' })
    .route({ method: 'DELETE', path: '/team/me', tags: ['teams'], summary: 'Leave my team' })
    .errors(fails('team.not_found'))
    .output(myTeamSchema),
  removeMember: write('learner', { idempotency: 'none' })
    .route({
      method: 'DELETE',
      path: '/team/members/{memberNo}',
      tags: ['teams'],
      summary: 'Remove a member of my team',
    })
    .errors(fails('team.not_found', 'team.not_owner', 'team.member_not_found'))
    .input(byMember)
    .output(myTeamSchema),
  handOver: write('learner', { idempotency: 'none' })
    .route({
      method: 'PUT',
      path: '/team/members/{memberNo}/owner',
      tags: ['teams'],
      summary: 'Hand my team to another member',
    })
    .errors(fails('team.not_found', 'team.not_owner', 'team.member_not_found'))
    .input(byMember)
    .output(myTeamSchema),
  createInvite: write('learner', { idempotency: 'kept' })
    .route({ method: 'POST', path: '/team/invites', tags: ['teams'], summary: 'Make an invite' })
    .errors(fails('team.not_found', 'team.not_owner', 'team.invites_full'))
    .input(z.strictObject({ days: z.literal(INVITE_DAYS), uses: z.literal(INVITE_USES) }))
    .output(myTeamSchema),
  revokeInvite: write('learner', { idempotency: 'none' })
    .route({
      method: 'DELETE',
      path: '/team/invites/{token}',
      tags: ['teams'],
      summary: 'Revoke an invite of my team',
    })
    .errors(fails('team.not_found', 'team.not_owner', 'team.invite_not_found'))
    .input(byToken)
    .output(myTeamSchema),
  /** Says to anybody who has the link which team it leads into; names nobody. */
  invite: read('anyone')
    .route({ method: 'GET', path: '/invites/{token}', tags: ['teams'], summary: 'An invite' })
    .errors(fails('team.invite_not_found'))
    .input(byToken)
    .output(openInviteSchema),
  /** Joining the own team once more changes nothing and uses nothing up. */
  join: write('learner', { idempotency: 'kept' })
    .route({
      method: 'POST',
      path: '/invites/{token}/joins',
      tags: ['teams'],
      summary: 'Join a team by an invite',
    })
    .errors(
      fails(
        'team.invite_not_found',
        'team.invite_over',
        'team.removed',
        'team.full',
        'team.already_in',
      ),
    )
    .input(byToken)
    .output(myTeamSchema),
  board: read('learner')
    .route({
      method: 'GET',
      path: '/leaderboards/teams/{period}',
      tags: ['leaderboards'],
      summary: 'The leaderboard of teams',
    })
    .input(z.strictObject({ period: z.enum(['week', 'month']) }))
    .output(teamBoardSchema),
};
