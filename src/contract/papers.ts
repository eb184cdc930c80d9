// Papers as they are offered, and attempts as lists show them.
import { z } from 'zod';
import { ICONS } from '#domain/catalog/icons.ts';
import { instantSchema } from './fields.ts';
import { aimSchema, focusViewSchema } from './practice.ts';

/** open: the clock runs; submitted: handed in; expired: ended by its deadline; given_up: ended without a grade. */
export const attemptStateSchema = z.enum(['open', 'submitted', 'expired', 'given_up']);

/** An attempt in a list; figures are null until it is graded, some minutes after its deadline at most. */
export const attemptSummarySchema = z.object({
  id: z.string(),
  paperKey: z.string(),
  paperTitle: z.string(),
  courseKey: z.string(),
  kind: z.enum(['simulation', 'practice']),
  state: attemptStateSchema,
  startedAt: instantSchema,
  deadlineAt: instantSchema,
  /** For an expired attempt its deadline. */
  finishedAt: instantSchema.nullable(),
  answered: z.int(),
  total: z.int(),
  right: z.int().nullable(),
  points: z.int().nullable(),
  maxPoints: z.int(),
  /** Whole percent of the points, rounded, never across a pass line. */
  percent: z.int().nullable(),
  passed: z.boolean().nullable(),
  /** From the start to the end, without breaks; null while it runs and where the paper has no clock. */
  msTaken: z.int().nullable(),
  /** True where no clock is shown; `deadlineAt` is then when it closes by itself, a day after the start. */
  untimed: z.boolean(),
  /** True where each question has seconds of its own; `deadlineAt` is then when it closes by itself. */
  paced: z.boolean(),
  /** Too quick to count, faster than anybody reads: it was graded, paid nothing and is in no figure. */
  implausible: z.boolean(),
  /** Null where the paper takes none. */
  focus: focusViewSchema.nullable(),
});
export type AttemptSummary = z.infer<typeof attemptSummarySchema>;

/** A break that runs: the deadline stands as if all of it were taken, and falls when it ends sooner. */
export const runningBreakSchema = z.object({
  /** The number that it was taken after. */
  after: z.int(),
  startedAt: instantSchema,
  /** Then it is over by itself. */
  endsAt: instantSchema,
});

/** What a paper asks for, as its intro shows it. */
export const paperSchema = z.object({
  id: z.string(),
  /** The last part of its address. */
  key: z.string(),
  courseKey: z.string(),
  title: z.string(),
  description: z.string(),
  /** What it is for and when to take it; null where its title says it. */
  purpose: z.string().nullable(),
  kind: z.enum(['simulation', 'practice']),
  icon: z.enum(ICONS),
  difficulty: z.enum(['Beginner', 'Intermediate', 'Advanced', 'Expert']),
  count: z.int(),
  /** Whole of a paper as it is offered; of an attempt that was put together with a clock, the seconds are in them: 7.5. */
  minutes: z.number(),
  /** What all its questions are worth: 5 a gradient, 1 any other. */
  maxPoints: z.int(),
  /** The line that `passed` follows, in percent of the points. */
  passPercent: z.int(),
  /** The line of the exam itself where it differs; null where it is the same or there is none. */
  examPassPercent: z.int().nullable(),
  /** How many of what the exam itself asks in how many minutes; null where this paper has its pace. */
  examPace: z
    .object({ asks: z.enum(['questions', 'scenarios']), count: z.int(), minutes: z.int() })
    .nullable(),
  /** afterSubmit: keys open when the paper is handed in; immediate: an answer is committed and explained. */
  review: z.enum(['afterSubmit', 'immediate']),
  /** True where the exam allows the standard on the desk: show the panel of references. */
  openBook: z.boolean(),
  /** True where the exam has a basic calculator on the screen: show one. */
  calculator: z.boolean(),
  /** Parts by number, one after the other and each to be passed; empty where the paper is one whole. */
  parts: z.array(
    z.object({
      from: z.int(),
      to: z.int(),
      maxPoints: z.int(),
      passPercent: z.int(),
      openBook: z.boolean(),
      /** Of its own clock, before extra time; null where the paper has one clock for all. */
      minutes: z.int().nullable(),
    }),
  ),
  /** A break may be taken after each of these numbers; empty where there is none. */
  breaksAfter: z.array(z.int()),
  /** The longest that one break stops the clock; 0 where there is none. */
  breakMinutes: z.int(),
  /** True where a start may name topics, a pool, a length and a clock; fewer are drawn where the pool is smaller. */
  takesFocus: z.boolean(),
  /** True where each answer carries how sure the learner was of it. */
  asksConfidence: z.boolean(),
  /** True where one more question on the topic of an answered one can be added. */
  takesMore: z.boolean(),
  /** Rapid fire: each question has its own seconds and is served by `next`; null elsewhere. */
  secondsPerQuestion: z.int().nullable(),
  /** True where no clock runs: `minutes` is about what it takes. */
  untimed: z.boolean(),
  source: z.string(),
  checkedOn: z.string(),
  /** What it draws from: the objectives of its questions; `count` is null where no blueprint says it. */
  topics: z.array(
    z.object({ objectiveId: z.string(), title: z.string(), count: z.int().nullable() }),
  ),
});
export type Paper = z.infer<typeof paperSchema>;

/** What right answers of practice pay: once a question and study day, up to a limit of the day. */
export const answerPaySchema = z.object({
  rightXp: z.int(),
  xpPerDay: z.int(),
  /** Paid for answers on the learner's day so far. */
  xpToday: z.int(),
});
export type AnswerPay = z.infer<typeof answerPaySchema>;

/** What the end of a paper pays: once a study day where enough of it was answered, and once more when first passed. */
export const paperPaySchema = z.object({
  submittedXp: z.int(),
  /** Whether `submittedXp` were earned on the learner's day already: they are once a day. */
  paidToday: z.boolean(),
  /** Paid on top at the first pass; 0 once it was passed. */
  firstPassXp: z.int(),
  /** Whole percent of its questions that have to be answered. */
  answeredPercentMin: z.int(),
});

/** How quick is too quick to count: below this a paper is graded and is in no figure. */
export const readingSchema = z.object({
  wordsPerMinute: z.int(),
  /** What answering takes beside reading. */
  secondsPerQuestion: z.number(),
  /** So long is always enough, however it is drawn; null where nobody knows before. */
  enoughMinutes: z.int().nullable(),
});

/** What came of the paper of the day where it was taken on the learner's own day, as streaks count days. */
export const doneTodaySchema = z.object({
  attemptId: z.string(),
  /** Whole percent, as its report shows it. */
  percent: z.int(),
  passed: z.boolean(),
  /** When the next one comes: the learner's next day begins. */
  nextAt: instantSchema,
});
export type DoneToday = z.infer<typeof doneTodaySchema>;

/** A paper with what the learner did with it. */
export const paperCardSchema = paperSchema.extend({
  /** Finished attempts that count. */
  attempts: z.int(),
  /** Of those, and null without one. */
  bestPercent: z.int().nullable(),
  passedOnce: z.boolean(),
  /** True where the latest finished attempt was too quick to count. */
  lastTooQuick: z.boolean(),
  /** Only of the course's paper of the day: done today; null while it is to be taken, and of any other. */
  today: doneTodaySchema.nullable(),
  /** The running attempt to go on with. */
  open: attemptSummarySchema.nullable(),
  /** Only of the paper of weak areas: what it would draw now. */
  aim: aimSchema.nullable(),
  /** Null where its answers are not paid one by one. */
  answerPay: answerPaySchema.nullable(),
  paperPay: paperPaySchema,
  reading: readingSchema,
});
export type PaperCard = z.infer<typeof paperCardSchema>;

/** The one thing to do now of exams and practice: `examStep` is its rule. */
export const offeredPaperSchema = z.object({
  /** The paper that runs, that asks missed questions, or that is to be taken first; null in a course without any. */
  paper: z
    .object({
      key: z.string(),
      title: z.string(),
      /** An attempt of it runs: it is resumed. */
      isRunning: z.boolean(),
      /** What the running attempt of it was drawn from; null where none runs or it takes no focus. */
      focus: focusViewSchema.nullable(),
    })
    .nullable(),
  /**
   * Where the paper is to ask missed questions: how many at once, how many wait for it, and how many for all papers;
   * else null.
   */
  missed: z
    .object({
      atOnce: z.int(),
      waiting: z.int(),
      all: z.int(),
      /** Of `waiting` and of `all`: those that were seen and left open. */
      leftOpen: z.int(),
      allLeftOpen: z.int(),
    })
    .nullable(),
  /** What came of the paper of the day, where it is done today. */
  today: doneTodaySchema.nullable(),
});
export type OfferedPaper = z.infer<typeof offeredPaperSchema>;
