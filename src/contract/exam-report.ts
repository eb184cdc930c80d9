// The report of a finished attempt: score, pace, changes, every question with its reasons, what next.
import { z } from 'zod';
import { attemptSummarySchema, paperSchema } from './papers.ts';
import { confidenceSchema, nextActionSchema } from './practice.ts';
import { answerSchema, feedbackSchema, openQuestionSchema } from './questions/questions.ts';

/** A share of the points with the interval that so few questions allow (Wilson, 95 %), whole percent. */
export const scoreShareSchema = z.object({
  right: z.int(),
  total: z.int(),
  points: z.int(),
  maxPoints: z.int(),
  /** Of the points, rounded down. */
  percent: z.int(),
  low: z.int(),
  high: z.int(),
});

/** A question of a finished attempt with everything that may be told of it now. */
export const reviewQuestionSchema = z.object({
  number: z.int(),
  question: openQuestionSchema,
  objective: z.object({ id: z.string(), title: z.string() }),
  difficulty: z.enum(['easy', 'medium', 'hard']),
  flagged: z.boolean(),
  msSpent: z.int(),
  /** How often a given answer was changed for another. */
  changes: z.int(),
  /** The first answer, where the last one is another: what `changes` of the report counts. */
  firstAnswer: answerSchema.nullable(),
  /** What was chosen, an incomplete answer too; null where nothing was. */
  answer: answerSchema.nullable(),
  /** The answer is whole: an incomplete one counts as none, as in every count of the report. */
  isAnswered: z.boolean(),
  maxPoints: z.int(),
  confidence: confidenceSchema.nullable(),
  /** Null exactly where `feedback` is. */
  points: z.int().nullable(),
  /**
   * Null while the question stands in a running exam of the same learner: its key opens with that
   * one.
   */
  feedback: feedbackSchema.nullable(),
});
export type ReviewQuestion = z.infer<typeof reviewQuestionSchema>;

/** The report of a finished attempt. */
export const resultSchema = z.object({
  attempt: attemptSummarySchema,
  paper: paperSchema,
  score: scoreShareSchema,
  passed: z.boolean(),
  /** Whether the exam's own line was reached; null where the paper has no other line. */
  passedExamLine: z.boolean().nullable(),
  /** What each part of the paper earned; empty where it is one whole. */
  parts: z.array(
    z.object({
      from: z.int(),
      to: z.int(),
      points: z.int(),
      maxPoints: z.int(),
      passPercent: z.int(),
      passed: z.boolean(),
    }),
  ),
  xpAwarded: z.int(),
  /**
   * Why handing it in brought no XP, also where its answers did, and where no note on pace or on open questions says so:
   * its paper had been paid on that day, which may still be today, or too few questions were answered. Else null.
   */
  unpaid: z
    .discriminatedUnion('why', [
      z.object({ why: z.literal('paid'), isToday: z.boolean() }),
      z.object({ why: z.literal('few'), from: z.int() }),
    ])
    .nullable(),
  objectives: z.array(
    scoreShareSchema.extend({
      objectiveId: z.string(),
      title: z.string(),
      /** Questions with a whole answer, and the most that they could bring. */
      answered: z.int(),
      answeredMaxPoints: z.int(),
      /** The paper that practises it; null where none does. */
      practiceKey: z.string().nullable(),
    }),
  ),
  /**
   * The groups of the outline that were asked about, each with its level where the paper has levels and the attempt
   * counts (`tellsLevel`); empty where the course has no groups.
   */
  groups: z.array(scoreShareSchema.extend({ title: z.string(), level: z.string().nullable() })),
  /** The levels of the paper; null where it has none. */
  levels: z
    .object({
      note: z.string(),
      list: z.array(z.object({ name: z.string(), from: z.int() })),
    })
    .nullable(),
  /** The blocks between breaks; empty where the paper is one block. */
  blocks: z.array(
    z.object({
      from: z.int(),
      to: z.int(),
      right: z.int(),
      total: z.int(),
      points: z.int(),
      maxPoints: z.int(),
      answered: z.int(),
      /** On the answered ones. */
      msSpent: z.int(),
    }),
  ),
  /** Whether the last block fell behind the first by more than chance shows; few: too few answers to say. */
  fatigue: z.enum(['few', 'none', 'fall']),
  pace: z.object({
    /** The time the paper gives a question. */
    msPerQuestionBudget: z.int(),
    /** Mean over the answered questions; 0 where too few were answered to say one. */
    msPerQuestion: z.int(),
    msTaken: z.int(),
    msLimit: z.int(),
    /**
     * The paper in four parts by number: tiring shows in the later ones. Only answered questions add up, and
     * `total` is how many they are; `asked` are all of it, and the most that all could bring.
     */
    quarters: z.array(
      z.object({
        from: z.int(),
        to: z.int(),
        asked: z.int(),
        askedMaxPoints: z.int(),
        right: z.int(),
        total: z.int(),
        points: z.int(),
        maxPoints: z.int(),
        msSpent: z.int(),
      }),
    ),
  }),
  /** What changing answers did, first answer against last. */
  changes: z.object({
    questions: z.int(),
    wrongToRight: z.int(),
    rightToWrong: z.int(),
    wrongToWrong: z.int(),
  }),
  questions: z.array(reviewQuestionSchema),
  /** Of a practice that its time ended: questions left, which count neither as right nor as wrong; else 0. */
  notReached: z.int(),
  /** Questions left open that were never put before the learner: they stay new and do not come back as missed. */
  neverOpened: z.int(),
  /**
   * Of a practice that asked missed questions (decision record 0089), what became of the list of its paper: how many of them left
   * it by a right answer here, and how many wait in it now. Null for any other attempt.
   */
  list: z.object({ left: z.int(), waiting: z.int() }).nullable(),
  /**
   * Missed questions to practise, those of other attempts too, by the paper that most of them wait for, as exam mode
   * leads with them: how many it asks at once and how many wait for it, the other papers that ask some, and how many of all
   * those were missed here. Null where none waits, and where something runs, which comes first.
   */
  missed: z
    .object({
      paperKey: z.string(),
      count: z.int(),
      /** Of `count`, `waiting` and all that wait in all papers: those that were seen and left open, not answered wrong. */
      ownLeftOpen: z.int(),
      leftOpen: z.int(),
      allLeftOpen: z.int(),
      atOnce: z.int(),
      waiting: z.int(),
      elsewhere: z.array(
        z.object({ paperKey: z.string(), title: z.string(), count: z.int(), leftOpen: z.int() }),
      ),
    })
    .nullable(),
  /** What runs, then two things at most, the most useful first. */
  nextActions: z.array(nextActionSchema),
});
export type ExamResult = z.infer<typeof resultSchema>;
