// Papers and attempts: what is offered, one attempt of it with its answers, and what came of it.
import { z } from 'zod';
import { fails } from './errors.ts';
import { examOverviewSchema } from './exam-overview.ts';
import { resultSchema } from './exam-report.ts';
import {
  attemptIdSchema,
  courseKeySchema,
  instantSchema,
  missionKeySchema,
  questionIdSchema,
} from './fields.ts';
import { outcomeSchema } from './outcome.ts';
import {
  attemptStateSchema,
  attemptSummarySchema,
  paperCardSchema,
  paperSchema,
  runningBreakSchema,
} from './papers.ts';
import { read, write } from './policy.ts';
import { confidenceSchema, focusSchema, focusViewSchema, servingSchema } from './practice.ts';
import { answerSchema, feedbackSchema, openQuestionSchema } from './questions/questions.ts';
import { referenceSchema } from './reference.ts';

export type { ExamOverview } from './exam-overview.ts';
export type { ExamResult, ReviewQuestion } from './exam-report.ts';
export type { AnswerPay, AttemptSummary, Paper, PaperCard } from './papers.ts';
export type { Confidence, Focus, FocusView, NextAction, Pool, Serving } from './practice.ts';
export type { Answer } from './questions/questions.ts';

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

const byAttempt = z.strictObject({ attemptId: attemptIdSchema });
const changesSchema = z.array(answerChangeSchema).max(200);
const onAttempt = ['attempt.not_found'] as const;
/** The attempt has ended. */
const tooLate = ['attempt.finished', 'attempt.expired', 'attempt.given_up'] as const;
const onAnswers = [
  ...onAttempt,
  'attempt.question_not_in_attempt',
  'attempt.answer_malformed',
] as const;
const route = (method: 'GET' | 'POST' | 'PUT', path: `/${string}`, summary: string) =>
  ({ method, path, tags: ['exams'], summary, successStatus: 200 }) as const;

export const examsContract = {
  /** The papers of a course with the learner's attempts, and how practice went by topic. */
  overview: read('learner')
    .route(route('GET', '/courses/{courseKey}/papers', 'The papers of a course and my attempts'))
    .errors(fails('course.not_found'))
    .input(z.strictObject({ courseKey: courseKeySchema }))
    .output(examOverviewSchema),
  /** The one paper to take now: what runs, else the one to take first; null in a course without any. */
  offered: read('learner')
    .route(route('GET', '/courses/{courseKey}/offered-paper', 'The paper to take now'))
    .errors(fails('course.not_found'))
    .input(z.strictObject({ courseKey: courseKeySchema }))
    .output(z.object({ paper: z.object({ key: z.string(), title: z.string() }).nullable() })),
  /** Our own book of reference, for open-book papers; a chapter that the course's book does not have is empty. */
  reference: read('learner')
    .route(
      route('GET', '/courses/{courseKey}/reference', 'Phases, techniques and glossary of a course'),
    )
    .errors(fails('course.not_found'))
    .input(z.strictObject({ courseKey: courseKeySchema }))
    .output(referenceSchema),
  /** One paper, for its intro. */
  paper: read('learner')
    .route(route('GET', '/papers/{paperKey}', 'One paper and my attempts'))
    .errors(fails('paper.not_found'))
    .input(z.strictObject({ paperKey: missionKeySchema }))
    .output(paperCardSchema),
  /** The attempts that are running now, in any course; for the banner and the guard of switching. */
  running: read('learner')
    .route(route('GET', '/me/attempts', 'My running attempts'))
    .output(z.object({ serverNow: instantSchema, attempts: z.array(attemptSummarySchema) })),
  /**
   * Attempts of a course, newest first. A page is shorter than its limit only where there are no more;
   * the next one begins after the last attempt of this one.
   */
  history: read('learner')
    .route(route('GET', '/courses/{courseKey}/attempts', 'My attempts, newest first'))
    .errors(fails('course.not_found', 'attempt.not_found'))
    .input(
      z.strictObject({
        courseKey: courseKeySchema,
        /** Only what began before this attempt. */
        before: attemptIdSchema.optional(),
        limit: z.coerce.number().int().min(1).max(100).default(20),
      }),
    )
    .output(z.array(attemptSummarySchema)),
  /**
   * Starts an attempt, or answers the one of this paper that is running: as often as it is called,
   * one attempt is open (its extra time is that of the first call). Where the running one was drawn
   * from another topic or pool than this call names, nothing is started and nothing is ended: the
   * learner goes on with it (a call without a focus), or hands it in first.
   */
  start: write('learner', { idempotency: 'none' })
    .route(route('POST', '/papers/{paperKey}/attempts', 'Start or resume an attempt'))
    .errors(
      fails(
        'paper.not_found',
        'paper.no_focus',
        'paper.nothing_to_draw',
        'objective.not_found',
        'attempt.other_focus',
      ),
    )
    .input(
      z.strictObject({
        paperKey: missionKeySchema,
        /** What to draw from, where the paper takes it; without it all topics and questions. */
        focus: focusSchema.optional(),
        /** Extra time in percent of the paper's minutes. */
        extraTimePercent: z
          .union([z.literal(0), z.literal(25), z.literal(50), z.literal(100)])
          .optional(),
      }),
    )
    .output(attemptSchema),
  /** An attempt as it stands, to resume it anywhere; one past its deadline is told as expired. */
  attempt: read('learner')
    .route(route('GET', '/attempts/{attemptId}', 'One attempt as it stands'))
    .errors(fails(...onAttempt))
    .input(byAttempt)
    .output(attemptSchema),
  /**
   * Saves changes of any number of questions; the answer means that they are committed. Taken
   * until five seconds after the deadline. An answer to a paper that explains at once is committed
   * by its first saving, and its feedback comes with it.
   */
  save: write('learner', { idempotency: 'none' })
    .route(route('PUT', '/attempts/{attemptId}/answers', 'Save answers'))
    .errors(fails(...onAnswers, ...tooLate, 'attempt.on_break'))
    .input(byAttempt.extend({ changes: changesSchema.min(1) }))
    .output(attemptPulseSchema.extend({ saved: z.array(savedAnswerSchema) })),
  /** Keeps where the learner is and tells clock and state; called at most every 30 s while it runs. */
  heartbeat: write('learner', { idempotency: 'none' })
    .route(route('POST', '/attempts/{attemptId}/heartbeat', 'Keep in touch'))
    .errors(fails(...onAttempt))
    .input(byAttempt.extend({ position: z.int().min(1).max(200) }))
    .output(attemptPulseSchema),
  /** The heartbeat's path of the first release: pages that were open during an update still call it. */
  beat: write('learner', { idempotency: 'none' })
    .route(route('POST', '/attempts/{attemptId}/beat', 'Keep in touch (the former path)'))
    .errors(fails(...onAttempt))
    .input(byAttempt.extend({ position: z.int().min(1).max(200) }))
    .output(attemptPulseSchema),
  /**
   * Rapid fire: serves the question after the number `after`, and its seconds begin. A question that
   * is served is not served again: with an older number the answer tells what is being asked now, so
   * that two calls at once serve one question. The start serves the first. Until it is left, or its time
   * is up, the answer to a question can change; leaving it closes it, and its feedback opens.
   */
  next: write('learner', { idempotency: 'none' })
    .route(route('POST', '/attempts/{attemptId}/next', 'Serve the next question'))
    .errors(fails(...onAttempt, 'attempt.not_paced', ...tooLate, 'attempt.on_break'))
    .input(byAttempt.extend({ after: z.int().min(1).max(200) }))
    .output(
      attemptPulseSchema.extend({
        /** Both null after the last one. */
        serving: servingSchema.nullable(),
        question: attemptQuestionSchema.nullable(),
        /** The question that the device showed, closed; null where it is still open. */
        left: attemptQuestionSchema.nullable(),
      }),
    ),
  /**
   * Adds one more question like an answered one to a practice, right after it (after its case, where it is one of
   * a case set): of its family where one is unseen, else of its objective, never one that the attempt has. The
   * numbers after it rise by one. The deadline moves by the time that the paper gives a question. `total` is how
   * many the device knows: a repeated call adds nothing.
   */
  another: write('learner', { idempotency: 'none' })
    .route(route('POST', '/attempts/{attemptId}/another', 'One more question like this one'))
    .errors(
      fails(
        ...onAttempt,
        'attempt.question_not_in_attempt',
        'attempt.takes_no_more',
        ...tooLate,
        'attempt.on_break',
        'paper.nothing_to_draw',
      ),
    )
    .input(byAttempt.extend({ questionId: questionIdSchema, total: z.int().min(1).max(200) }))
    .output(attemptPulseSchema.extend({ total: z.int(), question: attemptQuestionSchema })),
  /**
   * Begins the break after the block that runs, passes it over, or ends it: the deadline moves by the time
   * taken, at most by the paper's `breakMinutes`. Nothing is saved meanwhile. To begin or to pass finishes the
   * block: it takes no answers any more. Calling it again changes nothing.
   */
  pause: write('learner', { idempotency: 'none' })
    .route(
      route('POST', '/attempts/{attemptId}/break', 'Finish a block: begin, pass or end its break'),
    )
    .errors(fails(...onAttempt, ...tooLate, 'attempt.no_break'))
    .input(
      byAttempt.extend({
        action: z.enum(['start', 'pass', 'end']),
        after: z.int().min(1).max(200),
      }),
    )
    .output(attemptPulseSchema),
  /**
   * Ends the part whose last number is `to`: the next one begins now with its own minutes, none of those
   * left is carried over, and there is no way back. Calling it again changes nothing. The last part ends
   * with the paper.
   */
  endPart: write('learner', { idempotency: 'none' })
    .route(route('POST', '/attempts/{attemptId}/part', 'End the part that runs'))
    .errors(fails(...onAttempt, ...tooLate, 'attempt.no_part'))
    .input(byAttempt.extend({ to: z.int().min(1).max(200) }))
    .output(attemptPulseSchema),
  /**
   * Hands the attempt in, with what was not saved yet, in one transaction; once, however often and
   * at once it is called. After the deadline it ends as expired, from what was saved. Needs an
   * `Idempotency-Key` header.
   */
  submit: write('learner', { idempotency: 'required' })
    .route(route('POST', '/attempts/{attemptId}/submit', 'Hand an attempt in'))
    .errors(fails(...onAnswers))
    .input(byAttempt.extend({ changes: changesSchema.optional() }))
    .output(submittedSchema),
  /**
   * Gives the attempt up, once, however often and at once it is called. A practice, and an exam that nothing was
   * answered in, ends without a grade: it stands in no history and no average, and its paper is free for a new
   * attempt. An exam with answers is handed in as it stands. What has ended before stays as it is. Needs an
   * `Idempotency-Key` header.
   */
  giveUp: write('learner', { idempotency: 'required' })
    .route(route('POST', '/attempts/{attemptId}/give-up', 'Give an attempt up'))
    .errors(fails(...onAttempt))
    .input(byAttempt)
    .output(givenUpSchema),
  /** The report of a finished attempt, with keys and reasons. */
  result: read('learner')
    .route(route('GET', '/attempts/{attemptId}/result', 'The report of a finished attempt'))
    .errors(fails(...onAttempt, 'attempt.open', 'attempt.given_up'))
    .input(byAttempt)
    .output(resultSchema),
};
