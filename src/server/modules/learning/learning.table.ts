// What a learner did with activities and their steps; keyed by content ids that never change.
import { boolean, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '#server/db/columns.ts';
import { learners } from '#server/modules/learner/learner.table.ts';

/** Only `in_progress` and `done` are stored; `available` and `locked` are derived. */
export const activityProgress = pgTable(
  'activity_progress',
  {
    learnerId: text('learner_id')
      .notNull()
      .references(() => learners.id, { onDelete: 'cascade' }),
    activityId: text('activity_id').notNull(),
    courseKey: text('course_key').notNull(),
    kind: text('kind').notNull(),
    status: text('status', { enum: ['in_progress', 'done'] }).notNull(),
    currentStepId: text('current_step_id').notNull(),
    startedAt: instant('started_at').notNull().defaultNow(),
    doneAt: instant('done_at'),
    /** The learner's study day on which it was done; badges count by it. */
    doneOn: date('done_on', { mode: 'string' }),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.learnerId, table.activityId] }),
    index('activity_progress_course').on(table.learnerId, table.courseKey),
  ],
);

export const stepProgress = pgTable(
  'step_progress',
  {
    learnerId: text('learner_id')
      .notNull()
      .references(() => learners.id, { onDelete: 'cascade' }),
    activityId: text('activity_id').notNull(),
    stepId: text('step_id').notNull(),
    seenAt: instant('seen_at').notNull().defaultNow(),
    questionId: text('question_id'),
    questionRev: integer('question_rev'),
    /** Chosen option ids of a check; null while it is only seen. */
    chosen: text('chosen').array(),
    right: boolean('right'),
    answeredAt: instant('answered_at'),
  },
  (table) => [primaryKey({ columns: [table.learnerId, table.activityId, table.stepId] })],
);
