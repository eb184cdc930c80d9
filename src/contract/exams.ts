// Papers and attempts: what is offered, one sitting of it with its answers, and what came of it.
import { oc } from '@orpc/contract';
import { z } from 'zod';
import { fails } from './errors.ts';
import {
  attemptIdSchema,
  courseKeySchema,
  instantSchema,
  missionKeySchema,
  questionIdSchema,
} from './fields.ts';
import { levelSchema, streakSchema } from './learner.ts';
import {
  attemptStateSchema,
  attemptSummarySchema,
  paperCardSchema,
  paperSchema,
} from './papers.ts';
import { badgeViewSchema } from './progress.ts';
import { answerSchema, openQuestionSchema, verdictSchema } from './questions.ts';

export type { AttemptSummary, Paper, PaperCard } from './papers.ts';
export type { Answer } from './questions.ts';

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
  /** Only where the paper explains at once, and the answer is committed. */
  verdict: verdictSchema.nullable(),
});
export type AttemptQuestion = z.infer<typeof attemptQuestionSchema>;

/** A break that runs: the deadline stands as if all of it were taken, and falls when it ends sooner. */
export const runningBreakSchema = z.object({
  /** The number that it was taken after. */
  after: z.int(),
  startedAt: instantSchema,
  /** Then it is over by itself. */
  endsAt: instantSchema,
});

/** One sitting as it stands now. */
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
  /** Numbers after which a break was begun; each can be taken once. */
  breaksTaken: z.array(z.int()),
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
});
export type AnswerChange = z.infer<typeof answerChangeSchema>;

/** What became of one change. */
export const savedAnswerSchema = z.object({
  questionId: z.string(),
  /**
   * saved: stored, or stored before just so; stale: a newer revision stands and was kept;
   * committed: the answer was committed before and stays (papers that explain at once).
   */
  outcome: z.enum(['saved', 'stale', 'committed']),
  /** What is stored now. */
  revision: z.int(),
  answer: answerSchema.nullable(),
  flagged: z.boolean(),
  msSpent: z.int(),
  verdict: verdictSchema.nullable(),
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
});
export type AttemptPulse = z.infer<typeof attemptPulseSchema>;

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

/** What handing in brought; all zero and empty when it was repeated. */
export const attemptBroughtSchema = z.object({
  xpAwarded: z.int(),
  totalXpBefore: z.int(),
  totalXp: z.int(),
  levelBefore: levelSchema,
  level: levelSchema,
  leveledUp: z.boolean(),
  streakBefore: z.int(),
  streak: streakSchema,
  shieldUsed: z.boolean(),
  badgesEarned: z.array(badgeViewSchema),
});
export type AttemptBrought = z.infer<typeof attemptBroughtSchema>;

/** The end of an attempt, short; the report is `result`. */
export const submittedSchema = z.object({
  attempt: attemptSummarySchema,
  /** True when it had ended before: nothing was scored or paid now. */
  alreadyDone: z.boolean(),
  brought: attemptBroughtSchema,
});
export type Submitted = z.infer<typeof submittedSchema>;

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
  /** The first answer, where it was changed. */
  firstAnswer: answerSchema.nullable(),
  /** Null where it was left unanswered. */
  answer: answerSchema.nullable(),
  maxPoints: z.int(),
  /** Null exactly where `verdict` is. */
  points: z.int().nullable(),
  /**
   * Null while the question stands in a running exam of the same learner: its key opens with that
   * one.
   */
  verdict: verdictSchema.nullable(),
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
  xpAwarded: z.int(),
  objectives: z.array(scoreShareSchema.extend({ objectiveId: z.string(), title: z.string() })),
  pace: z.object({
    /** The time the paper gives a question. */
    msPerQuestionBudget: z.int(),
    /** Mean over the questions that were looked at. */
    msPerQuestion: z.int(),
    msTaken: z.int(),
    msLimit: z.int(),
    /** The paper in four parts by number: tiring shows in the later ones. */
    quarters: z.array(
      z.object({
        from: z.int(),
        to: z.int(),
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
});
export type ExamResult = z.infer<typeof resultSchema>;

/** The exam screen of a course in one answer. */
export const examOverviewSchema = z.object({
  papers: z.array(paperCardSchema),
  stats: z.object({
    /** Finished attempts of this course. */
    attempts: z.int(),
    passed: z.int(),
    /** Mean and best of finished attempts, whole percent; null before the first. */
    averagePercent: z.int().nullable(),
    bestPercent: z.int().nullable(),
    questionsAnswered: z.int(),
  }),
  /**
   * Accuracy by objective over all finished attempts; an objective without questions has total 0.
   * The areas that scenarios and drills are sorted by follow once one of them was asked.
   */
  topics: z.array(
    z.object({
      objectiveId: z.string(),
      title: z.string(),
      right: z.int(),
      total: z.int(),
      points: z.int(),
      maxPoints: z.int(),
      /** Of the points. */
      percent: z.int().nullable(),
    }),
  ),
});
export type ExamOverview = z.infer<typeof examOverviewSchema>;

const byAttempt = z.strictObject({ attemptId: attemptIdSchema });
const changesSchema = z.array(answerChangeSchema).max(200);
const signedOut = 'auth.signed_out';
const onAttempt = [signedOut, 'attempt.not_found'] as const;
const onAnswers = [
  ...onAttempt,
  'attempt.question_not_in_attempt',
  'attempt.answer_malformed',
] as const;
const route = (method: 'GET' | 'POST' | 'PUT', path: `/${string}`, summary: string) =>
  ({ method, path, tags: ['exams'], summary, successStatus: 200 }) as const;

export const examsContract = {
  /** The papers of a course with the learner's attempts, and how practice went by topic. */
  overview: oc
    .route(route('GET', '/courses/{courseKey}/papers', 'The papers of a course and my attempts'))
    .errors(fails(signedOut, 'course.not_found'))
    .input(z.strictObject({ courseKey: courseKeySchema }))
    .output(examOverviewSchema),
  /** One paper, for its intro. */
  paper: oc
    .route(route('GET', '/papers/{paperKey}', 'One paper and my attempts'))
    .errors(fails(signedOut, 'paper.not_found'))
    .input(z.strictObject({ paperKey: missionKeySchema }))
    .output(paperCardSchema),
  /** The attempts that are running now, in any course; for the banner and the guard of switching. */
  running: oc
    .route(route('GET', '/me/attempts', 'My running attempts'))
    .errors(fails(signedOut))
    .output(z.object({ serverNow: instantSchema, attempts: z.array(attemptSummarySchema) })),
  /** Attempts of a course, newest first. */
  history: oc
    .route(route('GET', '/courses/{courseKey}/attempts', 'My attempts, newest first'))
    .errors(fails(signedOut, 'course.not_found'))
    .input(
      z.strictObject({
        courseKey: courseKeySchema,
        limit: z.coerce.number().int().min(1).max(100).default(20),
      }),
    )
    .output(z.array(attemptSummarySchema)),
  /**
   * Starts an attempt, or answers the one of this paper that is running: as often as it is called,
   * one attempt is open (its extra time is that of the first call).
   */
  start: oc
    .route(route('POST', '/papers/{paperKey}/attempts', 'Start or resume an attempt'))
    .errors(fails(signedOut, 'paper.not_found'))
    .input(
      z.strictObject({
        paperKey: missionKeySchema,
        /** Extra time in percent of the paper's minutes. */
        extraTimePercent: z
          .union([z.literal(0), z.literal(25), z.literal(50), z.literal(100)])
          .optional(),
      }),
    )
    .output(attemptSchema),
  /** An attempt as it stands, to resume it anywhere; one past its deadline is told as expired. */
  attempt: oc
    .route(route('GET', '/attempts/{attemptId}', 'One attempt as it stands'))
    .errors(fails(...onAttempt))
    .input(byAttempt)
    .output(attemptSchema),
  /**
   * Saves changes of any number of questions; the answer means that they are committed. Taken
   * until five seconds after the deadline. An answer to a paper that explains at once is committed
   * by its first saving, and its verdict comes with it.
   */
  save: oc
    .route(route('PUT', '/attempts/{attemptId}/answers', 'Save answers'))
    .errors(fails(...onAnswers, 'attempt.finished', 'attempt.expired', 'attempt.on_break'))
    .input(byAttempt.extend({ changes: changesSchema.min(1) }))
    .output(attemptPulseSchema.extend({ saved: z.array(savedAnswerSchema) })),
  /** Keeps where the learner is and tells clock and state; called at most every 30 s while it runs. */
  beat: oc
    .route(route('POST', '/attempts/{attemptId}/beat', 'Keep in touch'))
    .errors(fails(...onAttempt))
    .input(byAttempt.extend({ position: z.int().min(1).max(200) }))
    .output(attemptPulseSchema),
  /**
   * Begins or ends the break after a number: the deadline moves by the time taken, at most by the
   * paper's `breakMinutes`. Nothing is saved meanwhile. Calling it again changes nothing.
   */
  pause: oc
    .route(route('POST', '/attempts/{attemptId}/break', 'Begin or end a break'))
    .errors(fails(...onAttempt, 'attempt.no_break', 'attempt.finished', 'attempt.expired'))
    .input(byAttempt.extend({ action: z.enum(['start', 'end']), after: z.int().min(1).max(200) }))
    .output(attemptPulseSchema),
  /**
   * Hands the attempt in, with what was not saved yet, in one transaction; once, however often and
   * at once it is called. After the deadline it ends as expired, from what was saved. Needs an
   * `Idempotency-Key` header.
   */
  submit: oc
    .route(route('POST', '/attempts/{attemptId}/submit', 'Hand an attempt in'))
    .errors(
      fails(
        ...onAnswers,
        'request.idempotency_key_required',
        'request.idempotency_key_reused',
        'request.in_flight',
      ),
    )
    .input(byAttempt.extend({ changes: changesSchema.optional() }))
    .output(submittedSchema),
  /** The report of a finished attempt, with keys and reasons. */
  result: oc
    .route(route('GET', '/attempts/{attemptId}/result', 'The report of a finished attempt'))
    .errors(fails(...onAttempt, 'attempt.open'))
    .input(byAttempt)
    .output(resultSchema),
};
