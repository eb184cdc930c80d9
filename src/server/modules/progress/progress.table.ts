// What was awarded: an append-only XP ledger, badges and the activity activity log.
import {
  bigint,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
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
