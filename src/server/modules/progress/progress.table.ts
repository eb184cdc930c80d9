// What was awarded: an append-only XP ledger, badges and the activity log.
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { BOARDS } from '#domain/rewards/leaderboard.ts';
import { instant } from '#server/db/columns.ts';
import { learners } from '#server/modules/learner/learner.table.ts';

/** Rows are never changed or removed: a trigger refuses it, see the migration. */
export const xpLedger = pgTable(
  'xp_ledger',
  {
    learnerId: text('learner_id')
      .notNull()
      .references(() => learners.id, { onDelete: 'cascade' }),
    id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity(),
    /** What paid it, once: for example `mission:ms.tg.intro.cycle`. */
    source: text('source').notNull(),
    courseKey: text('course_key'),
    baseXp: integer('base_xp').notNull(),
    bonusXp: integer('bonus_xp').notNull().default(0),
    /** The part of the bonus that a boost of the store added; null in rows from before the store. */
    boostXp: integer('boost_xp'),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** Whose limit of ranking XP it used up; null in rows from before it was kept. */
    studyDay: date('study_day', { mode: 'string' }),
  },
  (table) => [
    primaryKey({ columns: [table.learnerId, table.id] }),
    index('xp_ledger_newest').on(table.learnerId, table.createdAt),
    index('xp_ledger_age').on(table.createdAt),
    uniqueIndex('xp_ledger_source').on(table.learnerId, table.source),
  ],
);

/**
 * Ranking XP of a learner in each board's period: what leaderboards are read from, written with the
 * entries of the ledger. A learner without XP in a period has no row in it.
 */
export const xpSums = pgTable(
  'xp_sums',
  {
    learnerId: text('learner_id')
      .notNull()
      .references(() => learners.id, { onDelete: 'cascade' }),
    board: text('board', { enum: BOARDS }).notNull(),
    startsOn: date('starts_on', { mode: 'string' }).notNull(),
    xp: integer('xp').notNull(),
    /** Demo learners see each other only. */
    isDemo: boolean('is_demo').notNull(),
    /** Others may see the learner; kept here so that a rank is counted from one index. */
    isListed: boolean('is_listed').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.learnerId, table.board, table.startsOn] }),
    index('xp_sums_ranked')
      .on(table.board, table.startsOn, table.isDemo, table.xp, table.learnerId)
      .where(sql`is_listed`),
  ],
);

export const learnerBadges = pgTable(
  'learner_badges',
  {
    learnerId: text('learner_id')
      .notNull()
      .references(() => learners.id, { onDelete: 'cascade' }),
    badgeId: text('badge_id').notNull(),
    earnedAt: instant('earned_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.learnerId, table.badgeId] })],
);

export const activityLog = pgTable(
  'activity_log',
  {
    learnerId: text('learner_id')
      .notNull()
      .references(() => learners.id, { onDelete: 'cascade' }),
    id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity(),
    type: text('type').notNull(),
    courseKey: text('course_key'),
    /** The mission, badge or level it was about. */
    subjectId: text('subject_id').notNull(),
    xp: integer('xp').notNull().default(0),
    data: jsonb('data').notNull().default({}),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.learnerId, table.id] }),
    index('activity_log_newest').on(table.learnerId, table.createdAt),
  ],
);
