// What practice adds to papers: a focus, confidence, one question at a time, and what to do next.
import { z } from 'zod';
import { activityLinkSchema, lessonLinkSchema } from './activity-link.ts';
import { instantSchema, objectiveIdSchema } from './fields.ts';

/** How sure the learner was of an answer, said before its feedback. */
export const confidenceSchema = z.enum(['sure', 'fairly', 'guess']);
export type Confidence = z.infer<typeof confidenceSchema>;

/**
 * Which questions a practice is drawn from. any: all, unseen first; unseen: those that no attempt put
 * before the learner and no lesson saw missed; missed: answered wrong or left open when they were shown last, wherever.
 */
export const poolSchema = z.enum(['any', 'unseen', 'missed']);
export type Pool = z.infer<typeof poolSchema>;

/** More topics than any course has. */
const TOPICS_AT_MOST = 100;

/**
 * What a start asks for: a practice as the learner puts it together. Without a topic it is of all. The rule is
 * `src/domain/exam/practice-choice.ts`.
 */
export const focusSchema = z.strictObject({
  /** One topic. */
  objectiveId: objectiveIdSchema.optional(),
  /** Several topics, each once; not beside `objectiveId`. */
  objectiveIds: z.array(objectiveIdSchema).min(1).max(TOPICS_AT_MOST).optional(),
  pool: poolSchema,
  /** Questions at most, up to four times the paper's own length; without it that length. */
  count: z.int().min(1).max(200).optional(),
  /** True: with a clock at the pace of the exam; when its time is up, what was answered counts. */
  clock: z.boolean().optional(),
});
export type Focus = z.infer<typeof focusSchema>;

/** What an attempt was drawn from. */
export const focusViewSchema = z.object({
  /** The one topic; null where it is of all or of several. */
  objectiveId: z.string().nullable(),
  title: z.string().nullable(),
  /** All that were chosen; empty: all topics. */
  topics: z.array(z.object({ objectiveId: z.string(), title: z.string() })),
  pool: poolSchema,
  /** Questions that were asked for; null: the paper's own length. */
  count: z.int().nullable(),
  clock: z.boolean(),
});
export type FocusView = z.infer<typeof focusViewSchema>;

/**
 * A paper of practice by topic, with the questions that each pool holds. What is in `unseen` is not in `missed`;
 * what is in neither was seen and not missed.
 */
export const topicPracticeSchema = z.object({
  paperKey: z.string(),
  title: z.string(),
  pool: z.object({ any: z.int(), unseen: z.int(), missed: z.int() }),
  /** Of `any`: what was missed in lessons or other papers, and is asked here in addition. */
  elsewhere: z.int(),
  /** Left out of every pool, as a running exam asks it. */
  held: z.int(),
  /** Of `missed`: what was seen and left open; the others were answered wrong. */
  leftOpen: z.int(),
  /** Of `missed`: what was missed last in a mission, a lesson, a quiz or a test-out; the others in an exam or a practice. */
  inLessons: z.int(),
});

/** What a paper of weak areas would draw if it were started now. */
export const aimSchema = z.object({
  /** weak: from the learner's weak areas; leastSeen: nothing is weak, so from all topics, unseen first. */
  kind: z.enum(['weak', 'leastSeen']),
  topics: z.array(z.object({ objectiveId: z.string(), title: z.string(), count: z.int() })),
});

/** The question that is being asked where a paper gives each its own seconds. */
export const servingSchema = z.object({
  number: z.int(),
  servedAt: instantSchema,
  /** An answer is taken until two seconds after it; then the question counts as wrong. */
  dueAt: instantSchema,
});
export type Serving = z.infer<typeof servingSchema>;

/**
 * A thing to do after a paper. read: the lesson that most of the missed questions name; study: where they name
 * none, an activity on the objective that went worst; practise: topic practice with this focus; paper: the one that exam mode leads with,
 * where it is another; resume: the one that runs.
 */
export const nextActionSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('read'),
    lesson: lessonLinkSchema,
    /** How many of the missed questions name it. */
    missed: z.int(),
    /** Of those, the ones that were left open. */
    leftOpen: z.int(),
  }),
  z.object({
    kind: z.literal('study'),
    objectiveId: z.string(),
    title: z.string(),
    activity: activityLinkSchema,
  }),
  z.object({
    kind: z.literal('practise'),
    paperKey: z.string(),
    focus: focusViewSchema,
    /** Why this topic (`weakestOf`); null where it is of no topic. */
    why: z.enum(['weakest', 'mostOpen', 'only']).nullable(),
  }),
  z.object({ kind: z.literal('paper'), paperKey: z.string(), title: z.string() }),
  z.object({
    kind: z.literal('resume'),
    paperKey: z.string(),
    title: z.string(),
    focus: focusViewSchema.nullable(),
  }),
]);
export type NextAction = z.infer<typeof nextActionSchema>;
