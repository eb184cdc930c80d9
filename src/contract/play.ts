// Playing an activity: one engine for missions and the items of the path, step by step.
import { z } from 'zod';
import { activityLinkSchema, openersSchema } from './activity-link.ts';
import { fails } from './errors.ts';
import {
  activityRefSchema,
  industrySchema,
  itemFormSchema,
  itemTypeSchema,
  localizedTextSchema,
  optionIdSchema,
  stepIdSchema,
} from './fields.ts';
import { learnerSchema } from './learner.ts';
import {
  missionStatusSchema,
  playProgressSchema,
  requirementSchema,
  stationSchema,
  stepViewSchema,
} from './learning.ts';
import { outcomeSchema } from './outcome.ts';
import { read, write } from './policy.ts';
import { answerSchema, feedbackSchema } from './questions/questions.ts';
import { ratingsSchema, taskAnswerSchema, taskOutcomeSchema } from './tasks/tasks.ts';
import { ticksShape } from './tasks/ticks.ts';

/** `mission`, `testout`, or the key of one of the course's kinds of items. */
export const activityKindSchema = itemTypeSchema;

export const activityViewSchema = z.object({
  id: z.string(),
  /** What calls and addresses name it by: a mission's key (`course.key` where two courses have it), or the id. */
  ref: z.string(),
  kind: activityKindSchema,
  /** How it is played; null for missions. */
  form: itemFormSchema.nullable(),
  /** What its kind is called; null for missions and tests that open a phase. */
  kindName: localizedTextSchema.nullable(),
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
  /** An item that the learner's track does not ask for: the track's percentage and time stay as they are. */
  isOptional: z.boolean(),
  stepCount: z.int(),
  checkCount: z.int(),
  /** Of what has to be done first what can be done now; only while locked. */
  opensAfter: activityLinkSchema.nullable(),
  /** All that is missing before a locked mission opens, as its card says it; empty elsewhere. */
  missing: openersSchema,
  /** Everything that is still to be done before a locked item of a phase or a mission opens, in its order. */
  stepsToOpen: z.array(activityLinkSchema),
  /** How many of them are left once the learner has passed the phase's test-out; null where that saves none. */
  stepsAfterTestOut: z.int().nullable(),
  /** What a mission asks for outside itself; empty for everything else. */
  requirements: z.array(requirementSchema),
  /** The companies a lab is told in, each with the name of its industry; empty for everything else. */
  stories: z.array(z.object({ industry: industrySchema, name: localizedTextSchema })),
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

export const finishSchema = outcomeSchema.extend({
  /** True when it had been done before: nothing was awarded now. */
  alreadyDone: z.boolean(),
  unlocked: z.array(activityLinkSchema),
  next: activityLinkSchema
    .extend({
      station: stationSchema.nullable(),
      isPassedOver: z.boolean(),
      isBegun: z.boolean(),
      /** What of its minutes is ahead. */
      minutesLeft: z.int(),
    })
    .nullable(),
  sectionDone: z.boolean(),
  checksRight: z.int(),
  checksTotal: z.int(),
  /** Points of handed-in tasks, in tenths as each has them, and what they were worth; unrated ones count with none. */
  taskPoints: z.number(),
  taskPointsOutOf: z.int(),
  /** What is still to be rated by the learner, of `taskPointsOutOf`: it can be rated after the end. */
  taskPointsUnrated: z.int(),
  learner: learnerSchema,
});
export type Finish = z.infer<typeof finishSchema>;

const byActivity = z.strictObject({
  activityRef: activityRefSchema,
  /** Which story of a lab; the learner's own industry where it is left out. */
  industry: industrySchema.optional(),
});
const byStep = byActivity.extend({ stepId: stepIdSchema });
const common = ['activity.not_found', 'activity.locked'] as const;
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
  start: write('learner', { idempotency: 'kept' })
    .route(route('POST', '/start', 'Start an activity'))
    .errors(fails(...common))
    .input(byActivity)
    .output(activityViewSchema),
  /** The activity without its steps: what a page about it shows. */
  details: read('learner')
    .route(route('GET', '', 'One activity'))
    .errors(fails('activity.not_found'))
    .input(byActivity)
    .output(activityViewSchema),
  /** The steps with the learner's own progress; a done activity opens for review. */
  play: read('learner')
    .route(route('GET', '/play', 'Play an activity'))
    .errors(fails(...started, 'activity.no_steps'))
    .input(byActivity)
    .output(playSchema),
  /**
   * The readings of a lesson that is still locked, and the lines of a checklist that was not begun, with what was ticked
   * of them: nothing is done by it, and it pays nothing.
   */
  recap: read('learner')
    .route(route('GET', '/recap', 'Read a lesson or a checklist ahead'))
    .errors(fails(...common))
    .input(byActivity)
    .output(playSchema),
  /** Keeps that a step was seen and that the learner stands at it. */
  seeStep: write('learner', { idempotency: 'kept' })
    .route(route('PUT', '/steps/{stepId}', 'Keep a step as seen'))
    .errors(fails(...onStep))
    .input(byStep)
    .output(playProgressSchema),
  /** Commits the answer to a check question, once, and opens the reasons. */
  answerStep: write('learner', { idempotency: 'kept' })
    .route(route('POST', '/steps/{stepId}/answer', 'Answer a check question'))
    .errors(fails(...onStep, 'step.not_a_check', 'step.already_answered', 'step.answer_malformed'))
    .input(
      byStep
        .extend({
          answer: answerSchema.optional(),
          /** As pages of the first release send it, who ask choices only. */
          chosen: z.array(optionIdSchema).min(1).max(6).optional(),
        })
        .refine(({ answer, chosen }) => (answer === undefined) !== (chosen === undefined), {
          path: ['answer'],
          message: 'Send an answer.',
        }),
    )
    .output(
      z.object({
        feedback: feedbackSchema,
        progress: playProgressSchema,
        /** What it brought beside its feedback; null where no mission ended and nothing was paid. */
        outcome: outcomeSchema.nullable(),
      }),
    ),
  /** Keeps unfinished work on a task, so that a reload or another device finds it; of a checklist before it is begun, too. */
  saveDraft: write('learner', { idempotency: 'kept' })
    .route(route('PUT', '/steps/{stepId}/draft', 'Keep a draft'))
    .errors(fails(...onStep, 'step.not_a_task', 'step.already_answered', 'task.malformed'))
    .input(byStep.extend({ answer: taskAnswerSchema }))
    .output(z.object({ ok: z.literal(true) })),
  /** Hands a task in, once: grades what a rule can and opens the model answer. */
  submitTask: write('learner', { idempotency: 'kept' })
    .route(route('POST', '/steps/{stepId}/task', 'Hand a task in'))
    .errors(fails(...onStep, 'step.not_a_task', 'step.already_answered', 'task.malformed'))
    .input(byStep.extend({ answer: taskAnswerSchema }))
    .output(z.object({ outcome: taskOutcomeSchema, progress: playProgressSchema })),
  /** The learner's rating of their own handed-in work, by the rubric; may be changed. */
  rateTask: write('learner', { idempotency: 'kept' })
    .route(route('PUT', '/steps/{stepId}/rating', 'Rate my own work'))
    .errors(fails(...onStep, 'step.not_a_task', 'step.not_submitted', 'task.malformed'))
    .input(byStep.extend({ ratings: ratingsSchema }))
    .output(z.object({ outcome: taskOutcomeSchema, progress: playProgressSchema })),
  /**
   * Ticks more, or less, of a list that was handed in, and keeps its notes; it pays and counts nothing anew. What is
   * left out stays as it is.
   */
  tickTask: write('learner', { idempotency: 'kept' })
    .route(route('PUT', '/steps/{stepId}/ticks', 'Tick more of a list'))
    .errors(fails(...onStep, 'step.not_a_task', 'step.not_submitted', 'task.malformed'))
    .input(byStep.extend(ticksShape))
    .output(z.object({ outcome: taskOutcomeSchema, progress: playProgressSchema })),
  /** Opens the next round of a task that has rounds, with other numbers; it pays nothing anew. */
  workAgain: write('learner', { idempotency: 'kept' })
    .route(route('POST', '/steps/{stepId}/again', 'Work on a task again'))
    .errors(fails(...onStep, 'step.not_a_task', 'step.not_submitted'))
    .input(byStep)
    .output(playSchema),
  /** Draws the next round of a quiz, once all questions of this one are answered. */
  retakeQuiz: write('learner', { idempotency: 'kept' })
    .route(route('POST', '/retake', 'Take a quiz again'))
    .errors(fails(...started, 'quiz.not_a_quiz', 'quiz.round_open'))
    .input(byActivity)
    .output(playSchema),
  /** Finishes an activity in one transaction; needs an `Idempotency-Key` header. */
  finish: write('learner', { idempotency: 'required' })
    .route(route('POST', '/finish', 'Finish an activity'))
    .errors(fails(...started, 'activity.not_finished', 'quiz.not_passed'))
    .input(byActivity)
    .output(finishSchema),
};
