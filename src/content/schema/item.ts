import { z } from 'zod';
import { artifactTaskSchema, labTaskSchema } from '../tasks/tasks.ts';
import { checkSchema, readingSchema } from './activity-steps.ts';
import { companyKeySchema, dateSchema, revSchema, slugSchema, stateSchema } from './fields.ts';

/** What every item of a phase says about itself. */
const head = {
  id: z.string().min(1),
  /** The key of a kind of the path's plan; the file is called after it. */
  type: slugSchema,
  title: z.string().min(1).max(60),
  description: z.string().min(1).max(180),
  /** Minutes and XP are those of the path's plan (MP-15). */
  estMin: z.int().min(1).max(30),
  xp: z.int().min(1).max(500),
  objectives: z.array(z.string().min(1)).min(1),
  rev: revSchema,
  checkedOn: dateSchema,
  state: stateSchema,
};

const teaching = {
  ...head,
  outcomes: z.array(z.string().min(1)).min(2).max(4),
  takeaway: z.string().min(1),
  refs: z.array(z.string().min(1)).min(1),
};

const doneWhen = <C extends string>(...conditions: C[]) =>
  z.array(z.enum(conditions)).min(1).exactOptional();

/**
 * `phases/<phase>/<kind>.yaml`: readings and checks, as in a mission. A file whose name is no form says
 * with `form` which it has; without one it is a lesson.
 */
export const lessonSchema = z.strictObject({
  ...teaching,
  form: z.literal('lesson').exactOptional(),
  /** Default: every step seen and every check answered. */
  doneWhen: doneWhen('steps.seen', 'checks.answered'),
  steps: z.array(z.discriminatedUnion('kind', [readingSchema, checkSchema])).min(1),
});
export type LessonFile = z.infer<typeof lessonSchema>;

/** `phases/<phase>/<kind>.yaml` of the form artifact: a work product with a filled example and a form to fill. */
export const artifactSchema = z.strictObject({
  ...teaching,
  form: z.literal('artifact').exactOptional(),
  /** What the learner holds at the end. */
  deliverable: z.string().min(1).max(100),
  /** The document to take to work that it is about: the id of one of the course's templates (MP-46). */
  template: z.string().min(1).exactOptional(),
  /** Default: every step seen, every check answered and the form handed in. */
  doneWhen: doneWhen('steps.seen', 'checks.answered', 'tasks.submitted'),
  steps: z
    .array(z.discriminatedUnion('kind', [readingSchema, checkSchema, artifactTaskSchema]))
    .min(1),
});
export type ArtifactFile = z.infer<typeof artifactSchema>;

const storySchema = z.strictObject({
  title: z.string().min(1).max(80),
  /** Restricted Markdown, 80 to 180 words (MP-03, MP-10). */
  scenario: z.string().min(1),
  /** How many of them, and for how many points, says the path's plan (MP-17). */
  steps: z.array(labTaskSchema).min(1).max(6),
});
export type StoryFile = z.infer<typeof storySchema>;

/** `phases/<phase>/<kind>.yaml` of the form lab: tasks on a case, or on one in each company of the course. */
export const labSchema = z
  .strictObject({
    ...teaching,
    form: z.literal('lab').exactOptional(),
    deliverable: z.string().min(1).max(100),
    /** Default: every task handed in. */
    doneWhen: doneWhen('steps.seen', 'tasks.submitted'),
    /** The case, where it is the same for everybody. */
    story: storySchema.exactOptional(),
    /** The same tasks by company of the course (MP-17). */
    variants: z.record(companyKeySchema, storySchema).exactOptional(),
  })
  .check(({ value, issues }) => {
    if ((value.story === undefined) !== (value.variants === undefined)) return;
    const message = 'expected a story, or variants by company';
    issues.push({ code: 'custom', path: ['variants'], message, input: value });
  });
export type LabFile = z.infer<typeof labSchema>;

/** `phases/<phase>/<kind>.yaml` of the form quiz: rounds that are drawn from its questions. */
export const quizSchema = z.strictObject({
  ...head,
  form: z.literal('quiz').exactOptional(),
  /** Questions a round. */
  count: z.int().min(1).max(40),
  passPercent: z.int().min(1).max(100),
  /** What a round takes at most in an exam's pace; no clock runs in a phase. */
  minutes: z.int().min(1).exactOptional(),
  questions: z.array(z.string().min(1)).min(1),
});
export type QuizFile = z.infer<typeof quizSchema>;

/** `phases/<phase>/<kind>.yaml` of the form checklist: lines to tick, each with how one would know. */
export const checklistSchema = z.strictObject({
  ...head,
  form: z.literal('checklist').exactOptional(),
  /** Default: every line ticked. */
  doneWhen: doneWhen('tasks.submitted'),
  lines: z
    .array(
      z.strictObject({
        id: slugSchema,
        text: z.string().min(1).max(160),
        howKnown: z.string().min(1).max(200),
        /** What helps with the line, by id: a template, or a lesson or lab of the path. */
        help: z.string().exactOptional(),
      }),
    )
    .min(6)
    .max(15),
});
export type ChecklistFile = z.infer<typeof checklistSchema>;
