// Fields that several procedures take, each bounded.
import { z } from 'zod';
import { ITEM_FORMS } from '#domain/catalog/path.ts';

/** The five languages of the product's texts. */
export const localeSchema = z.enum(['en-US', 'en-GB', 'es', 'fr', 'de']);
export type Locale = z.infer<typeof localeSchema>;

/** Course keys are content; the pattern only bounds them. */
export const courseKeySchema = z.string().regex(/^[a-z][a-z0-9-]{0,39}$/);
/**
 * The key of a mission or a paper, `course.key` for the one of that course, or a mission's id. A key alone means
 * the one of the learner's course; one that this course does not have, the first that has it: answers say whose.
 */
export const missionKeySchema = z.string().regex(/^[a-z0-9][a-z0-9.-]{0,79}$/);
/** A mission's key or `course.key`, or the id of any activity. */
export const activityRefSchema = z.string().regex(/^[a-z0-9][a-z0-9.-]{0,79}$/);
/** Steps of a quiz are named by round and question, so ids have dots too. */
export const stepIdSchema = z.string().regex(/^[a-z0-9][a-z0-9.-]{0,59}$/);
/** Attempts are named by random UUIDs. */
export const attemptIdSchema = z.string().regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
/** Objectives are named by their course's outline. */
export const objectiveIdSchema = z.string().regex(/^[a-z0-9][a-z0-9.-]{0,39}$/);
export const questionIdSchema = z.string().regex(/^[a-z0-9][a-z0-9.-]{0,79}$/);
export const optionIdSchema = z.string().regex(/^[a-f]$/);
/** Sides, items, gaps and areas of a question. */
export const partIdSchema = z.string().regex(/^[a-z][a-z0-9-]{0,19}$/);

/** The pattern keeps out what no id holds, such as U+0000, which PostgreSQL refuses in any text. */
export const sessionIdSchema = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/);

/** At most 254 characters, as SMTP takes them. */
export const emailSchema = z.email().max(254);
/** Bounded only: the rules about length live in one place on the server. */
export const passwordSchema = z.string().min(1).max(1024);
/** A person's name; characters and graphemes are checked by the domain. */
export const nameSchema = z.string().trim().min(1).max(200);
/** First and last name in one. */
export const displayNameSchema = z.string().trim().min(1).max(400);
/** What somebody writes about themselves; its rules are the domain's. */
export const bioSchema = z.string().max(2000);
/** The token of a mailed link. */
export const tokenSchema = z.string().min(16).max(512);
/** An IANA name; whether it is one is the domain's to say. */
export const timeZoneSchema = z.string().min(1).max(64);
/** A day; whether the calendar has it is the domain's to say. */
export const dateSchema = z.string().max(32);
/** An instant, ISO 8601 in UTC. */
export const instantSchema = z.iso.datetime();

/** A text of the content in the languages it is written in; en-GB reads `en`. */
export const localizedTextSchema = z.object({
  en: z.string(),
  es: z.string(),
  fr: z.string(),
  de: z.string(),
});

/** Kinds of items, tracks and case companies are each course's own; the patterns only bound them. */
export const itemTypeSchema = z.string().regex(/^[a-z0-9-]{1,40}$/);
export const trackSchema = z.string().regex(/^[a-z0-9-]{1,40}$/);
export type Track = z.infer<typeof trackSchema>;
export const industrySchema = z.string().regex(/^[A-Za-z][A-Za-z0-9]{0,29}$/);
export type Industry = z.infer<typeof industrySchema>;
/** The ways in which an item is played are the product's. */
export const itemFormSchema = z.enum(ITEM_FORMS);
export type ItemType = z.infer<typeof itemTypeSchema>;

/** What a course offers to practise with, counted in its content. */
export const offerSchema = z.object({
  questions: z.int(),
  /** Papers that are sat like the exam. */
  practiceExams: z.int(),
  /** All of its templates, and those of them that a pass of the store opens. */
  templates: z.int(),
  premiumTemplates: z.int(),
});

/** The pass that opens what is premium: its price, and how long it runs. */
export const premiumPassSchema = z.object({ xp: z.int(), days: z.int() });
