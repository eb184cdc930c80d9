// Papers and attempts: what is offered, one attempt of it with its answers, and what came of it.
import { z } from 'zod';
import {
  answerChangeSchema,
  attemptPulseSchema,
  attemptQuestionSchema,
  attemptSchema,
  givenUpSchema,
  savedAnswerSchema,
  submittedSchema,
} from './attempts.ts';
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
import { attemptSummarySchema, offeredPaperSchema, paperCardSchema } from './papers.ts';
import { read, write } from './policy.ts';
import { focusSchema, servingSchema } from './practice.ts';
import { referenceSchema } from './reference.ts';

export type {
  AnswerChange,
  Attempt,
  AttemptGivenUp,
  AttemptPulse,
  AttemptQuestion,
  SavedAnswer,
  Submitted,
} from './attempts.ts';
export type { ExamOverview } from './exam-overview.ts';
export type { ExamResult, ReviewQuestion } from './exam-report.ts';
export type {
  AnswerPay,
  AttemptSummary,
  DoneToday,
  OfferedPaper,
  Paper,
  PaperCard,
} from './papers.ts';
export type { Confidence, Focus, FocusView, NextAction, Pool, Serving } from './practice.ts';
export type { Answer } from './questions/questions.ts';

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
  /**
   * The one thing to do now: what runs, else what was missed, else the paper to take first. With it what came of the paper
   * of the day, where it is done today.
   */
  offered: read('learner')
    .route(route('GET', '/courses/{courseKey}/offered-paper', 'The paper to take now'))
    .errors(fails('course.not_found'))
    .input(z.strictObject({ courseKey: courseKeySchema }))
    .output(offeredPaperSchema),
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
   * from another choice than this call names, nothing is started and nothing is ended: the
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
        /** What it is put together from, where the paper takes it; without it all topics and questions. */
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
