// Playing an activity: one engine for missions and the items of the path, step by step.
import { oc } from '@orpc/contract';
import { z } from 'zod';
import { activityLinkSchema } from './activity-link.ts';
import { broughtSchema, questDoneSchema, rushSchema } from './brought.ts';
import { fails } from './errors.ts';
import {
  activityRefSchema,
  industrySchema,
  itemTypeSchema,
  optionIdSchema,
  stepIdSchema,
} from './fields.ts';
import { learnerSchema, levelSchema } from './learner.ts';
import {
  demandSchema,
  missionStatusSchema,
  playProgressSchema,
  stepViewSchema,
} from './learning.ts';
import { badgeViewSchema } from './progress.ts';
import { choiceVerdictSchema } from './questions.ts';
import { ratingsSchema, taskAnswerSchema, taskOutcomeSchema } from './tasks.ts';

export const activityKindSchema = z.enum(['mission', ...itemTypeSchema.options, 'testout']);

export const activityViewSchema = z.object({
  id: z.string(),
  /** What calls and addresses name it by: a mission's key, or the id. */
  ref: z.string(),
  kind: activityKindSchema,
  courseKey: z.string(),
  title: z.string(),
  description: z.string(),
  /** The section or phase it belongs to. */
  groupTitle: z.string(),
  /** `core` on the Core line, null for missions. */
  phaseId: z.string().nullable(),
  /** The last part of the address on the Core line; null elsewhere. */
  coreKey: z.string().nullable(),
  xp: z.int(),
  estimatedMinutes: z.int(),
  status: missionStatusSchema,
  outcomes: z.array(z.string()),
  takeaway: z.string(),
  deliverable: z.string().nullable(),
  checkedOn: z.string(),
  refs: z.array(z.string()),
  stepCount: z.int(),
  checkCount: z.int(),
  /** What has to be done first; only while locked. */
  opensAfter: activityLinkSchema.nullable(),
  /** What a mission asks for outside itself; empty for everything else. */
  demands: z.array(demandSchema),
  /** The industries a lab is told in; empty for everything else. */
  industries: z.array(industrySchema),
  industry: industrySchema.nullable(),
  quiz: z
    .object({
      round: z.int(),
      passPercent: z.int(),
      answered: z.int(),
      right: z.int(),
      total: z.int(),
      /** True when all were answered and too few are right. */
      failed: z.boolean(),
    })
    .nullable(),
});
export type ActivityView = z.infer<typeof activityViewSchema>;

/** A word of the glossary, as the card beside it explains it. */
export const termViewSchema = z.object({
  id: z.string(),
  term: z.string(),
  text: z.string(),
  /** Names of related terms. */
  related: z.array(z.string()),
});
export type TermView = z.infer<typeof termViewSchema>;

export const playSchema = z.object({
  activity: activityViewSchema,
  steps: z.array(stepViewSchema),
  /** The terms marked in the readings of these steps. */
  terms: z.array(termViewSchema),
  progress: playProgressSchema,
});
export type Play = z.infer<typeof playSchema>;

/** What an answer brought beside its verdict: it scored a round, and that ended missions. */
export const roundBroughtSchema = z.object({
  questsDone: z.array(questDoneSchema),
  totalXpBefore: z.int(),
  levelBefore: levelSchema,
  badgesEarned: z.array(badgeViewSchema),
});
export type RoundBrought = z.infer<typeof roundBroughtSchema>;

export const finishSchema = broughtSchema.extend({
  /** True when it had been done before: nothing was awarded now. */
  alreadyDone: z.boolean(),
  /** Why the activity itself was not paid; null where its pace pays, or nothing was to be paid. */
  rush: rushSchema.nullable(),
  unlocked: z.array(activityLinkSchema),
  next: activityLinkSchema.nullable(),
  sectionDone: z.boolean(),
  checksRight: z.int(),
  checksTotal: z.int(),
  /** Points of handed-in tasks, and what they were worth; unrated ones count with none. */
  taskPoints: z.int(),
  taskPointsOutOf: z.int(),
  learner: learnerSchema,
});
export type Finish = z.infer<typeof finishSchema>;

const byActivity = z.strictObject({
  activityRef: activityRefSchema,
  /** Which story of a lab; the learner's own industry where it is left out. */
  industry: industrySchema.optional(),
});
const byStep = byActivity.extend({ stepId: stepIdSchema });
const common = ['auth.signed_out', 'activity.not_found', 'activity.locked'] as const;
const started = [...common, 'activity.not_started'] as const;
const onStep = [...started, 'step.not_found', 'step.out_of_order'] as const;
const route = (method: 'GET' | 'POST' | 'PUT', path: string, summary: string) =>
  ({
    method,
    path: `/activities/{activityRef}${path}` as `/${string}`,
    tags: ['play'],
    summary,
    successStatus: 200,
  }) as const;

export const playContract = {
  /**
   * Starts an available activity; answers the state as it is when it was started before. A quest has
   * nothing to start: it ends here if everything it asks for is true already.
   */
  start: oc
    .route(route('POST', '/start', 'Start an activity'))
    .errors(fails(...common))
    .input(byActivity)
    .output(activityViewSchema),
  /** The activity without its steps: what a page about it shows. */
  details: oc
    .route(route('GET', '', 'One activity'))
    .errors(fails('auth.signed_out', 'activity.not_found'))
    .input(byActivity)
    .output(activityViewSchema),
  /** The steps with the learner's own progress; a done activity opens for review. */
  play: oc
    .route(route('GET', '/play', 'Play an activity'))
    .errors(fails(...started, 'activity.no_steps'))
    .input(byActivity)
    .output(playSchema),
  /** Keeps that a step was seen and that the learner stands at it. */
  seeStep: oc
    .route(route('PUT', '/steps/{stepId}', 'Keep a step as seen'))
    .errors(fails(...onStep))
    .input(byStep)
    .output(playProgressSchema),
  /** Commits the answer to a check question, once, and opens the reasons. */
  answerStep: oc
    .route(route('POST', '/steps/{stepId}/answer', 'Answer a check question'))
    .errors(fails(...onStep, 'step.not_a_check', 'step.already_answered', 'step.answer_malformed'))
    .input(byStep.extend({ chosen: z.array(optionIdSchema).min(1).max(6) }))
    .output(
      z.object({
        verdict: choiceVerdictSchema,
        progress: playProgressSchema,
        /** Null where no mission ended. */
        brought: roundBroughtSchema.nullable(),
      }),
    ),
  /** Keeps unfinished work on a task, so that a reload or another device finds it. */
  keepDraft: oc
    .route(route('PUT', '/steps/{stepId}/draft', 'Keep a draft'))
    .errors(fails(...onStep, 'step.not_a_task', 'step.already_answered', 'task.malformed'))
    .input(byStep.extend({ answer: taskAnswerSchema }))
    .output(z.object({ ok: z.literal(true) })),
  /** Hands a task in, once: grades what a rule can and opens the model answer. */
  submitTask: oc
    .route(route('POST', '/steps/{stepId}/task', 'Hand a task in'))
    .errors(fails(...onStep, 'step.not_a_task', 'step.already_answered', 'task.malformed'))
    .input(byStep.extend({ answer: taskAnswerSchema }))
    .output(z.object({ outcome: taskOutcomeSchema, progress: playProgressSchema })),
  /** The learner's rating of their own handed-in work, by the rubric; may be changed. */
  rateTask: oc
    .route(route('PUT', '/steps/{stepId}/rating', 'Rate my own work'))
    .errors(fails(...onStep, 'step.not_a_task', 'step.not_submitted', 'task.malformed'))
    .input(byStep.extend({ ratings: ratingsSchema }))
    .output(z.object({ outcome: taskOutcomeSchema, progress: playProgressSchema })),
  /** Draws the next round of a quiz, once all questions of this one are answered. */
  retakeQuiz: oc
    .route(route('POST', '/retake', 'Take a quiz again'))
    .errors(fails(...started, 'quiz.not_a_quiz', 'quiz.round_open'))
    .input(byActivity)
    .output(playSchema),
  /** Finishes an activity in one transaction; needs an `Idempotency-Key` header. */
  finish: oc
    .route(route('POST', '/finish', 'Finish an activity'))
    .errors(
      fails(
        ...started,
        'activity.not_finished',
        'quiz.not_passed',
        'request.idempotency_key_required',
        'request.idempotency_key_reused',
        'request.in_flight',
      ),
    )
    .input(byActivity)
    .output(finishSchema),
};
