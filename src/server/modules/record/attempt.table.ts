// Attempts and their answers; both keys lead with the learner, so that one learner's rows lie together.
import { and, eq, gt, gte, inArray, isNotNull, or, sql } from 'drizzle-orm';
import {
  boolean,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { CONFIDENCES } from '#domain/exam/answer-change.ts';
import type { Focus } from '#domain/exam/practice-choice.ts';
import { ASSESSMENT_FROM_QUESTIONS } from '#domain/path/readiness.ts';
import type { Answer } from '#domain/questions/questions.ts';
import { instant } from '#server/db/columns.ts';
import { learners } from '#server/modules/learner/learner.table.ts';

export const examAttempts = pgTable(
  'exam_attempts',
  {
    learnerId: text('learner_id')
      .notNull()
      .references(() => learners.id, { onDelete: 'cascade' }),
    id: text('id').notNull(),
    courseKey: text('course_key').notNull(),
    paperId: text('paper_id').notNull(),
    state: text('state', { enum: ['open', 'submitted', 'expired', 'given_up'] }).notNull(),
    /** Drew the questions and the order of their options. */
    seed: text('seed').notNull(),
    /** Both by the database's clock. */
    startedAt: instant('started_at').notNull(),
    deadlineAt: instant('deadline_at').notNull(),
    extraTimePercent: integer('extra_time_percent').notNull().default(0),
    /** The lines of the paper as they were at the start. */
    passPercent: integer('pass_percent').notNull(),
    examPassPercent: integer('exam_pass_percent'),
    /** When the learner last changed anything. */
    savedAt: instant('saved_at'),
    /** Rises with every change that was taken. */
    revision: integer('revision').notNull().default(0),
    /** The number of the question where the learner was last. */
    position: integer('position').notNull().default(1),
    answered: integer('answered').notNull().default(0),
    total: integer('total').notNull(),
    finishedAt: instant('finished_at'),
    /** The grade; null while it is open. */
    right: integer('right_count'),
    points: integer('points'),
    /** Of the questions that were drawn; null in attempts from before points were counted. */
    maxPoints: integer('max_points'),
    percent: integer('percent'),
    passed: boolean('passed'),
    xpAwarded: integer('xp_awarded').notNull().default(0),
    /** Faster than anybody reads: graded, not paid, and in no figure (R-18, `counted-paper.ts`). */
    implausible: boolean('implausible').notNull().default(false),
    /** What the learner asked to draw from; null where the paper takes none. */
    focus: jsonb('focus').$type<Focus>(),
    /** Rapid fire: the seconds of each question as they were at the start, extra time not in them. */
    secondsPerQuestion: integer('seconds_per_question'),
    /** Numbers after which a break was begun. */
    breaksTaken: integer('breaks_taken').array().notNull().default(sql`'{}'::integer[]`),
    /** Of the latest break, until it is ended. */
    breakStartedAt: instant('break_started_at'),
    breakEndsAt: instant('break_ends_at'),
    breakMs: integer('break_ms').notNull().default(0),
    /** The last study day that an answer of it was counted for. */
    countedOn: date('counted_on', { mode: 'string' }),
  },
  (table) => [
    primaryKey({ columns: [table.learnerId, table.id] }),
    // One open attempt a paper, whoever races to start it.
    uniqueIndex('exam_attempts_open')
      .on(table.learnerId, table.paperId)
      .where(sql`${table.state} = 'open'`),
    index('exam_attempts_due').on(table.deadlineAt).where(sql`${table.state} = 'open'`),
    index('exam_attempts_newest').on(table.learnerId, table.courseKey, table.startedAt),
  ],
);

/** One row a question, made at the start: what is asked, and in which order, is frozen by it. */
export const examAnswers = pgTable(
  'exam_answers',
  {
    learnerId: text('learner_id').notNull(),
    attemptId: text('attempt_id').notNull(),
    questionId: text('question_id').notNull(),
    questionRev: integer('question_rev').notNull(),
    objectiveId: text('objective_id').notNull(),
    /** From 1. */
    number: integer('number').notNull(),
    /** What is shown in no order of its own, in the order of this attempt. */
    optionOrder: text('option_order').array().notNull(),
    answer: jsonb('answer').$type<Answer>(),
    firstAnswer: jsonb('first_answer').$type<Answer>(),
    flagged: boolean('flagged').notNull().default(false),
    revision: integer('revision').notNull().default(0),
    msSpent: integer('ms_spent').notNull().default(0),
    changes: integer('changes').notNull().default(0),
    /** How sure the learner was, said with the answer. */
    confidence: text('confidence', { enum: CONFIDENCES }),
    /** Rapid fire: when it was served, by the database's clock; null before, and in other papers. */
    servedAt: instant('served_at'),
    /** Null until graded. */
    right: boolean('is_right'),
    points: integer('points'),
    maxPoints: integer('max_points').notNull().default(1),
  },
  (table) => [
    primaryKey({ columns: [table.learnerId, table.attemptId, table.questionId] }),
    foreignKey({
      name: 'exam_answers_attempt_fk',
      columns: [table.learnerId, table.attemptId],
      foreignColumns: [examAttempts.learnerId, examAttempts.id],
    }).onDelete('cascade'),
    // How often a learner met a question.
    index('exam_answers_seen').on(table.learnerId, table.questionId),
  ],
);

/** An answer joined to its attempt. */
export const ofItsAttempt = and(
  eq(examAttempts.learnerId, examAnswers.learnerId),
  eq(examAttempts.id, examAnswers.attemptId),
);

/** Answered, served or looked at (`wasShown` of the domain): the rest was drawn, and never stood in front of the learner. */
export const wasShown = or(
  isNotNull(examAnswers.answer),
  isNotNull(examAnswers.servedAt),
  gt(examAnswers.msSpent, 0),
);

/** Exact, in percent: rounded where it is shown. Attempts from before points were counted have one a question. */
export const shareOfPoints = sql`100.0 * coalesce(${examAttempts.points}, ${examAttempts.right}) / greatest(1, coalesce(${examAttempts.maxPoints}, ${examAttempts.total}))`;

/** Of those that were given up nothing is said. */
export const isGraded = inArray(examAttempts.state, ['submitted', 'expired']);

/** What any figure may count: the domain's rule of `counted-paper.ts`, which leaves out what was too quick. */
export const isCounted = and(isGraded, eq(examAttempts.implausible, false));

/** What says something of a learner: counted, and at least half answered (`isEvidence` of the domain). */
export const isEvidence = and(
  isCounted,
  gt(examAttempts.answered, 0),
  sql`2 * ${examAttempts.answered} >= ${examAttempts.total}`,
);

/** Not of missed questions, whose answers were just explained (`isOfMissed` of the domain). */
export const isFresh = sql`coalesce(${examAttempts.focus} ->> 'pool', '') <> 'missed'`;

export const isFreshEvidence = and(isEvidence, isFresh);

/** What averages are made of: such evidence that is long enough. */
export const isTakenAssessment = and(
  isFreshEvidence,
  gte(examAttempts.total, ASSESSMENT_FROM_QUESTIONS),
);
