// What a learner did with activities and their steps; keyed by content ids that never change.
import { and, eq } from 'drizzle-orm';
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
import type { Answer } from '#domain/questions/questions.ts';
import type { Rating } from '#domain/tasks/mark-task.ts';
import type { TaskAnswer } from '#domain/tasks/tasks.ts';
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
    /** Which round of a quiz is open, counted from 1. */
    round: integer('round').notNull().default(1),
    /** The best round of a quiz, whole percent. */
    bestPercent: integer('best_percent'),
    /** When the last round of a quiz was scored; confidence looks at the latest. */
    scoredAt: instant('scored_at'),
    lastPercent: integer('last_percent'),
    /** Done faster than it can be studied: it paid nothing. */
    implausible: boolean('implausible').notNull().default(false),
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
    /** When it was last opened again while something was left to do on it; null where it was opened once. */
    openedAt: instant('opened_at'),
    questionId: text('question_id'),
    questionRev: integer('question_rev'),
    /** The answer to a check of any question type; null while it is only seen. */
    answer: jsonb('question_answer').$type<Answer>(),
    /** Chosen option ids, where that is its form: all that rows of the first release have. */
    chosen: text('chosen').array(),
    right: boolean('right'),
    answeredAt: instant('answered_at'),
    /** Which round of a task with rounds is open, from 2 on, handed in before; null in the first. */
    round: integer('round'),
    /** Unfinished work on a task. */
    draft: jsonb('draft').$type<TaskAnswer>(),
    /** A task as it was handed in; null before. */
    work: jsonb('answer').$type<TaskAnswer>(),
    /** Whole points of a handed-in task; null while the learner has not rated it. */
    points: integer('points'),
    /** The same in tenths; null where the first release gave whole points (decision record 0104). */
    pointTenths: integer('point_tenths'),
    ratings: jsonb('ratings').$type<Record<string, Rating>>(),
  },
  (table) => [primaryKey({ columns: [table.learnerId, table.activityId, table.stepId] })],
);

/** Joins a step with its activity; a checklist that is ticked before it is started has a step alone. */
export const ofItsActivity = and(
  eq(activityProgress.learnerId, stepProgress.learnerId),
  eq(activityProgress.activityId, stepProgress.activityId),
);
