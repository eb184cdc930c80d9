// An attempt with its answers: as it stands, what is saved of it, and how it ends.
import { z } from 'zod';
import { instantSchema, questionIdSchema } from './fields.ts';
import { outcomeSchema } from './outcome.ts';
import {
  attemptStateSchema,
  attemptSummarySchema,
  paperSchema,
  runningBreakSchema,
} from './papers.ts';
import { confidenceSchema, focusViewSchema, servingSchema } from './practice.ts';
import { answerSchema, feedbackSchema, openQuestionSchema } from './questions/questions.ts';

/** A question of an attempt with the learner's own answer; never with its key before that is due. */
export const attemptQuestionSchema = z.object({
  /** From 1, in the order of this attempt; options stand in its order too. */
  number: z.int(),
  question: openQuestionSchema,
  answer: answerSchema.nullable(),
  flagged: z.boolean(),
  /** Of the last saved change; 0 before the first. */
  revision: z.int(),
  msSpent: z.int(),
  maxPoints: z.int(),
  /** As it was said with the answer; null where the paper does not ask, or nothing was said. */
  confidence: confidenceSchema.nullable(),
  /** Only where the paper explains at once, and the answer is committed. */
  feedback: feedbackSchema.nullable(),
});
export type AttemptQuestion = z.infer<typeof attemptQuestionSchema>;

/** One attempt as it stands now. */
export const attemptSchema = z.object({
  id: z.string(),
  state: attemptStateSchema,
  paper: paperSchema,
  startedAt: instantSchema,
  /** By the database's clock; extra time is in it. */
  deadlineAt: instantSchema,
  extraTimePercent: z.int(),
  /** The database's clock when this was read: count down from here, not from the device's clock. */
  serverNow: instantSchema,
  savedAt: instantSchema.nullable(),
  /** Rises with every saved change of any question: another device's work shows by it. */
  revision: z.int(),
  /** The number of the question where the learner was last. */
  position: z.int(),
  /** Null while no break runs. */
  onBreak: runningBreakSchema.nullable(),
  /**
   * When each part is over, in their order: what lies outside the one that runs takes no answers. Empty
   * where no part has a clock of its own.
   */
  partEnds: z.array(instantSchema),
  /** Last numbers of the blocks that are finished, by a break or without one: they take no answers any more. */
  breaksTaken: z.array(z.int()),
  /** Null where the paper takes none. */
  focus: focusViewSchema.nullable(),
  /** How many questions it has; more than are listed where they are served one by one. */
  total: z.int(),
  /** Rapid fire: the question that was served last, also once its seconds are over; null elsewhere. */
  serving: servingSchema.nullable(),
  /** Rapid fire: only those that were served. */
  questions: z.array(attemptQuestionSchema),
});
export type Attempt = z.infer<typeof attemptSchema>;

/** One change to save: all of a question's own state, as the device has it. */
export const answerChangeSchema = z.strictObject({
  questionId: questionIdSchema,
  /** One more than the revision the device last knew of this question; lower ones never win. */
  revision: z.int().min(1).max(1_000_000),
  /** Null takes the answer back. */
  answer: answerSchema.nullable(),
  flagged: z.boolean(),
  /** Time on this question in all, ms; never counted beyond the time since the start. */
  msSpent: z.int().min(0).max(86_400_000),
  /** How sure the learner was; taken with the answer, before its feedback, and not changed after it. */
  confidence: confidenceSchema.nullable().optional(),
});
export type AnswerChange = z.infer<typeof answerChangeSchema>;

/** What became of one change. */
export const savedAnswerSchema = z.object({
  questionId: z.string(),
  /**
   * saved: stored, or stored before just so; stale: a newer revision stands and was kept;
   * committed: the answer was committed before and stays (papers that explain at once);
   * late: the question's own seconds were over (rapid fire), or its part or block does not run; nothing was taken.
   */
  outcome: z.enum(['saved', 'stale', 'committed', 'late']),
  /** What is stored now. */
  revision: z.int(),
  answer: answerSchema.nullable(),
  flagged: z.boolean(),
  msSpent: z.int(),
  confidence: confidenceSchema.nullable(),
  feedback: feedbackSchema.nullable(),
});
export type SavedAnswer = z.infer<typeof savedAnswerSchema>;

/** The clock and the state of an attempt, as every write of it answers. */
export const attemptPulseSchema = z.object({
  state: attemptStateSchema,
  serverNow: instantSchema,
  deadlineAt: instantSchema,
  savedAt: instantSchema.nullable(),
  revision: z.int(),
  answered: z.int(),
  onBreak: runningBreakSchema.nullable(),
  /** As in the attempt: another device may have finished a block. */
  breaksTaken: z.array(z.int()),
  /** As in the attempt: ending a part early moves them. */
  partEnds: z.array(instantSchema),
});
export type AttemptPulse = z.infer<typeof attemptPulseSchema>;

/** The end of an attempt, short; the report is `result`. */
export const submittedSchema = z.object({
  attempt: attemptSummarySchema,
  /** True when it had ended before: nothing was scored or paid now. */
  alreadyDone: z.boolean(),
  outcome: outcomeSchema,
});
export type Submitted = z.infer<typeof submittedSchema>;

/** What became of an attempt that was given up: `given_up` without a grade, else graded as it stood. */
export const givenUpSchema = z.object({
  state: attemptStateSchema,
  /** True when it had ended before: nothing was changed now. */
  alreadyDone: z.boolean(),
  /** What an exam with answers brought; null where nothing was graded. */
  outcome: outcomeSchema.nullable(),
});
export type AttemptGivenUp = z.infer<typeof givenUpSchema>;
