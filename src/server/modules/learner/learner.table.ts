// The learner's profile, exam dates and streaks: one row a learner, one a course, one a scope.
import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import { instant } from '#server/db/columns.ts';
import { users } from '#server/modules/user/user.table.ts';
import { FIRST_RELEASE } from './first-release.ts';

export const learners = pgTable(
  'learners',
  {
    id: text('id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    displayName: text('display_name').notNull(),
    courseKey: text('course_key').notNull().default(FIRST_RELEASE.courseKey),
    /** Read where a learner has chosen nothing in a course since the first release. */
    track: text('track').notNull().default(FIRST_RELEASE.track),
    industry: text('industry').notNull().default(FIRST_RELEASE.industry),
    locale: text('locale').notNull().default('en-US'),
    timeZone: text('time_zone').notNull().default('UTC'),
    /** What they wrote about themselves; null until they wrote something. */
    bio: text('bio'),
    /** What they have set, by key; what is absent has its default. Read through `validSettings`. */
    settings: jsonb('settings'),
    isDemo: boolean('is_demo').notNull().default(false),
    /** Ranks; only ever grows. Kept beside the ledger so that a profile needs no sum. */
    totalXp: integer('total_xp').notNull().default(0),
    balanceXp: integer('balance_xp').notNull().default(0),
    shieldsHeld: integer('shields_held').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('learners_demo').on(table.isDemo, table.createdAt),
    index('learners_digest')
      .on(table.timeZone)
      .where(sql`${table.settings} ->> 'weeklyDigest' = 'true'`),
  ],
);

/** What a learner chose for a course; null where they chose nothing. */
export const learnerCourses = pgTable(
  'learner_courses',
  {
    learnerId: text('learner_id')
      .notNull()
      .references(() => learners.id, { onDelete: 'cascade' }),
    courseKey: text('course_key').notNull(),
    track: text('track'),
    company: text('company'),
  },
  (table) => [primaryKey({ columns: [table.learnerId, table.courseKey] })],
);

/** What counts where `learner_courses` is joined for one course: its row, else what was chosen before. */
export const chosenTrack = sql<string>`coalesce(${learnerCourses.track}, ${learners.track})`;
export const chosenCompany = sql<string>`coalesce(${learnerCourses.company}, ${learners.industry})`;

export const examDates = pgTable(
  'exam_dates',
  {
    learnerId: text('learner_id')
      .notNull()
      .references(() => learners.id, { onDelete: 'cascade' }),
    courseKey: text('course_key').notNull(),
    /** A calendar day in the learner's zone. */
    examOn: date('exam_on', { mode: 'string' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.learnerId, table.courseKey] })],
);

export const streaks = pgTable(
  'streaks',
  {
    learnerId: text('learner_id')
      .notNull()
      .references(() => learners.id, { onDelete: 'cascade' }),
    /** `overall`, or a course's key. */
    scope: text('scope').notNull(),
    days: integer('days').notNull(),
    lastStudyDay: date('last_study_day', { mode: 'string' }).notNull(),
    runStartedAt: instant('run_started_at').notNull(),
    /** Missed days that a shield bridged in the standing run. */
    bridgedDays: date('bridged_days', { mode: 'string' }).array().notNull().default([]),
    /** The longest run before this one, null where none is known; the longest of all is this or `days`. */
    bestDays: integer('best_days'),
  },
  (table) => [
    primaryKey({ columns: [table.learnerId, table.scope] }),
    index('streaks_open').on(table.lastStudyDay).where(sql`${table.scope} = 'overall'`),
  ],
);

/** Each study day of a learner, by the course that was studied. */
export const studyDays = pgTable(
  'study_days',
  {
    learnerId: text('learner_id')
      .notNull()
      .references(() => learners.id, { onDelete: 'cascade' }),
    /** In the zone that the learner had on it. */
    day: date('day', { mode: 'string' }).notNull(),
    courseKey: text('course_key').notNull(),
  },
  (table) => [primaryKey({ columns: [table.learnerId, table.day, table.courseKey] })],
);
