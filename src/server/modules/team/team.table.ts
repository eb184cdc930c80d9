// Teams, who is in them, who was removed, and the invites that lead into them.
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { instant } from '#server/db/columns.ts';
import { learners } from '#server/modules/learner/learner.table.ts';

export const teams = pgTable(
  'teams',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    /** Demo learners have teams of their own kind. */
    isDemo: boolean('is_demo').notNull(),
    /** Ranking XP that the team wants to earn in a week. */
    weeklyGoalXp: integer('weekly_goal_xp').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [check('teams_goal', sql`${table.weeklyGoalXp} > 0`)],
);

/** A learner is in one team at most; only the rivals of the demo are in several. */
export const teamMembers = pgTable(
  'team_members',
  {
    learnerId: text('learner_id')
      .notNull()
      .references(() => learners.id, { onDelete: 'cascade' }),
    teamId: text('team_id')
      .notNull()
      .references(() => teams.id, { onDelete: 'cascade' }),
    /** What others of the team name the member by: ids of learners are nobody else's. */
    no: bigint('no', { mode: 'number' }).generatedAlwaysAsIdentity(),
    joinedAt: instant('joined_at').notNull(),
    /** When the team was handed to them; null where it never was. */
    ownerSince: instant('owner_since'),
  },
  (table) => [
    primaryKey({ columns: [table.learnerId, table.teamId] }),
    uniqueIndex('team_members_team').on(table.teamId, table.no),
  ],
);

/** Who was removed: invites from before it let them in no more. */
export const teamRemovals = pgTable(
  'team_removals',
  {
    learnerId: text('learner_id')
      .notNull()
      .references(() => learners.id, { onDelete: 'cascade' }),
    teamId: text('team_id')
      .notNull()
      .references(() => teams.id, { onDelete: 'cascade' }),
    removedAt: instant('removed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.learnerId, table.teamId] }),
    index('team_removals_team').on(table.teamId),
  ],
);

export const teamInvites = pgTable(
  'team_invites',
  {
    /** 128 random bits: whoever has it may join. */
    token: text('token').primaryKey(),
    teamId: text('team_id')
      .notNull()
      .references(() => teams.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    uses: integer('uses').notNull(),
    usesLeft: integer('uses_left').notNull(),
  },
  (table) => [
    index('team_invites_team').on(table.teamId),
    check('team_invites_uses', sql`${table.usesLeft} >= 0`),
  ],
);
