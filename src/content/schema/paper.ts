import { z } from 'zod';
import { ICONS } from '#domain/catalog/icons.ts';
import { DIFFICULTIES, DRAWS, MIX_FORMS, PAPER_KINDS, REVIEWS } from '#domain/exam/paper.ts';
import { QUESTION_DIFFICULTIES } from '#domain/questions/question.ts';
import { QUESTION_TYPES } from '#domain/questions/questions.ts';
import { dateSchema, slugSchema, stateSchema } from './fields.ts';

const percentSchema = z.int().min(1).max(100);

const paperSchema = z.strictObject({
  id: z.string().min(1),
  /** The last part of the address `/exam/{key}` or `/quiz/{key}`. */
  key: slugSchema,
  title: z.string().min(1).max(72),
  description: z.string().min(1).max(240),
  /** What it is for and when to take it, in one line on its card; absent where its title says it. */
  purpose: z.string().min(1).max(96).exactOptional(),
  kind: z.enum(PAPER_KINDS),
  /** One of the product's pictures, such as zap; absent: that of its kind. */
  icon: z.enum(ICONS).exactOptional(),
  difficulty: z.enum(DIFFICULTIES),
  /** The folder of the course's `banks/` that its questions are drawn from, or several as one. */
  bank: z.union([slugSchema, z.array(slugSchema).min(2)]),
  /** The types that its format knows; absent: whatever the bank holds. */
  types: z.array(z.enum(QUESTION_TYPES)).min(1).exactOptional(),
  /** How hard the questions are that it asks; absent: whatever the bank holds. */
  questionDifficulties: z.array(z.enum(QUESTION_DIFFICULTIES)).min(1).exactOptional(),
  count: z.int().min(1).max(200),
  minutes: z.int().min(1).max(300),
  /** Share of the points that passes, whole percent. */
  passPercent: percentSchema,
  /** The pass line of the exam itself, where this paper has another; reports show both. */
  examPassPercent: percentSchema.exactOptional(),
  /** How many of what the exam itself asks in how many minutes, where this paper gives another pace. */
  examPace: z
    .strictObject({
      /** scenarios: longer than the questions of this paper, so that its pace cannot be kept here. */
      asks: z.enum(['questions', 'scenarios']),
      count: z.int().min(1).max(300),
      minutes: z.int().min(1).max(600),
    })
    .exactOptional(),
  /** Questions a unit, by the unit's file; they sum to `count`. Absent: drawn from the whole bank. */
  blueprint: z.record(slugSchema, z.int().min(1)).exactOptional(),
  /** Parts one after the other, each to be passed; each unit of the blueprint in one of them. */
  parts: z
    .array(
      z.strictObject({
        units: z.array(slugSchema).min(1),
        passPercent: percentSchema,
        openBook: z.literal(true).exactOptional(),
        /** Its own clock: no way back once it is over. Every part has some, or none; they sum to `minutes`. */
        minutes: z.int().min(1).max(300).exactOptional(),
      }),
    )
    .min(2)
    .exactOptional(),
  /** weak: drawn from the learner's weak areas; focus: from topics and questions that they choose. */
  draw: z.enum(DRAWS).exactOptional(),
  /** Rapid fire: what each question has for itself. */
  secondsPerQuestion: z.int().min(5).max(600).exactOptional(),
  /** It runs without a clock: its minutes are what it takes about. */
  untimed: z.literal(true).exactOptional(),
  /** What is easy comes first; absent: in any order. */
  easiestFirst: z.literal(true).exactOptional(),
  review: z.enum(REVIEWS),
  /** Where the exam allows the standard on the desk. */
  openBook: z.literal(true).exactOptional(),
  /** Where the exam has a basic calculator on the screen: the room has one too. */
  calculator: z.literal(true).exactOptional(),
  /** A break may be taken after each of these numbers; both fields, or none. */
  breaksAfter: z.array(z.int().min(1)).min(1).exactOptional(),
  /** The longest that a break stops the clock. */
  breakMinutes: z.int().min(1).max(60).exactOptional(),
  /** How many case sets are among its questions; absent: none. */
  caseSets: z.int().min(1).max(20).exactOptional(),
  /**
   * At least so many of these forms among its single questions: types, `graphic` for any table or picture, or `action`
   * for what somebody should do. A question of several forms counts for each.
   */
  mix: z.partialRecord(z.enum(MIX_FORMS), z.int().min(1)).exactOptional(),
  /** What its report calls each group of objectives, from so many percent on (MP-24). */
  levels: z
    .strictObject({
      /** Whose names and whose lines they are. */
      note: z.string().min(1).max(160),
      list: z
        .array(
          z.strictObject({
            name: z.string().min(1).max(30),
            from: z.int().min(0).max(100),
          }),
        )
        .min(2)
        .max(6),
    })
    .exactOptional(),
  /** Where the figures come from; begins with one of the course's references, or names our own design. */
  source: z.string().min(1).max(160),
  checkedOn: dateSchema,
  state: stateSchema,
});
export type PaperFile = z.infer<typeof paperSchema>;

/** The banks that a paper draws from: one, or several that it takes as one. */
export const drawnBanks = ({ bank }: PaperFile): readonly string[] => [bank].flat();

/** True where the standard may be on the desk, in the whole paper or in a part. */
export const isOpenBook = ({ openBook, parts = [] }: PaperFile): boolean =>
  openBook === true || parts.some((part) => part.openBook);

/** `courses/<course>/papers.yaml`: the recipes of its exams and practices, in the order they are shown. */
export const papersSchema = z.array(paperSchema);
