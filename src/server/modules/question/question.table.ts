// What is known of questions from their use: figures of the daily count, and what learners reported.
import { sql } from 'drizzle-orm';
import {
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { PickStatistic } from '#domain/exam/item-statistics.ts';
import { instant } from '#server/db/columns.ts';
import { learners } from '#server/modules/learner/learner.table.ts';

/** One row a revision of a question, made anew by each count. */
export const questionStatistics = pgTable(
  'question_statistics',
  {
    questionId: text('question_id').notNull(),
    questionRev: integer('question_rev').notNull(),
    /** First answers; figures are null where too few of them stand behind one. */
    answers: integer('answers').notNull(),
    facility: doublePrecision('facility'),
    discrimination: doublePrecision('discrimination'),
    picks: jsonb('picks').$type<readonly PickStatistic[]>().notNull(),
    medianMs: integer('median_ms'),
    paceMs: integer('pace_ms'),
    shown: integer('shown').notNull(),
    shownAgain: integer('shown_again').notNull(),
    marked: integer('marked').notNull(),
  },
  (table) => [primaryKey({ columns: [table.questionId, table.questionRev] })],
);

/** How much of each paper its learners had seen shortly before; made anew with the above. */
export const paperExposure = pgTable('paper_exposure', {
  paperId: text('paper_id').primaryKey(),
  attempts: integer('attempts').notNull(),
  overLimit: integer('over_limit').notNull(),
  highestPercent: integer('highest_percent').notNull(),
});

/** When each count was last made: its one row says how old the figures are. */
export const questionCounts = pgTable('question_counts', {
  name: text('name').primaryKey(),
  countedAt: instant('counted_at').notNull(),
});

/** What a learner found wrong with a question, and what became of it. */
export const questionReports = pgTable(
  'question_reports',
  {
    learnerId: text('learner_id')
      .notNull()
      .references(() => learners.id, { onDelete: 'cascade' }),
    id: text('id').notNull(),
    questionId: text('question_id').notNull(),
    /** The revision that the learner saw. */
    questionRev: integer('question_rev').notNull(),
    courseKey: text('course_key').notNull(),
    reason: text('reason', {
      enum: ['wrong_key', 'ambiguous', 'outdated', 'typo', 'other'],
    }).notNull(),
    text: text('text'),
    state: text('state', { enum: ['open', 'accepted', 'answered'] })
      .notNull()
      .default('open'),
    /** The revision in which it is corrected; of accepted ones. */
    fixedInRev: integer('fixed_in_rev'),
    /** What the learner is told. */
    note: text('note'),
    createdAt: instant('created_at').notNull().defaultNow(),
    resolvedAt: instant('resolved_at'),
  },
  (table) => [
    primaryKey({ columns: [table.learnerId, table.id] }),
    // Maintainers name a report by its id alone.
    uniqueIndex('question_reports_id').on(table.id),
    uniqueIndex('question_reports_open')
      .on(table.learnerId, table.questionId)
      .where(sql`${table.state} = 'open'`),
    index('question_reports_newest').on(table.learnerId, table.createdAt),
    index('question_reports_question').on(table.questionId, table.questionRev),
  ],
);
