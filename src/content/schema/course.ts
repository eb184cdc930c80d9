import { z } from 'zod';
import { BOOK_CHAPTERS, THEMES } from '#domain/catalog/catalog.ts';
import { ICONS } from '#domain/catalog/icons.ts';
import { LONGEST_NOTE } from '#domain/tasks/ticks.ts';
import { COVER_FIELDS } from '#domain/templates/document.ts';
import { companyKeySchema, dateSchema, slugSchema } from './fields.ts';
import { localizedSchema } from './localized.ts';
import { filledPartSchema } from './template.ts';

const colorSchema = z.string().regex(/^#[0-9a-f]{6}$/, 'expected a colour as "#56b4ff"');
const accentsSchema = z.strictObject({
  /** The course's line, and what can be pressed. */
  accent: colorSchema,
  /** Text on it. */
  onAccent: colorSchema,
  /** The same hue as text on the theme's grounds. */
  accentInk: colorSchema,
  accentSoft: colorSchema,
  accentEdge: colorSchema,
});

const trackSchema = z.strictObject({
  key: slugSchema,
  /** Whether it asks for the Core line too. */
  core: z.literal(true).exactOptional(),
  name: localizedSchema,
  text: localizedSchema,
  more: localizedSchema,
});

const companySchema = z.strictObject({
  key: companyKeySchema,
  /** The company's name, the same in every language. */
  company: z.string().min(1).max(40),
  /** The name of its industry. */
  name: localizedSchema,
  text: localizedSchema,
});

const namedPaperSchema = z.strictObject({
  /** The paper's key. */
  paper: slugSchema,
  name: localizedSchema,
});

/** Papers that screens and addresses lead to, by key (MP-29). */
const featuredSchema = z.strictObject({
  dashboard: namedPaperSchema.exactOptional(),
  menu: z.array(namedPaperSchema).exactOptional(),
  /** What /quiz opens. */
  sample: slugSchema.exactOptional(),
  /** What /exam/review opens. */
  weakAreas: slugSchema.exactOptional(),
  /** The short round of every day. */
  daily: slugSchema.exactOptional(),
});

const objectiveSchema = z.strictObject({
  id: z.string().min(1),
  title: z.string().min(1).max(120),
  weight: z.number().positive().max(100),
  group: z.string().min(1).exactOptional(),
});

const percentSchema = z.number().min(0).max(100);
const sharesSchema = <const K extends string>(...keys: K[]) =>
  z.partialRecord(z.enum(keys), percentSchema);

/** What a bank is planned to be made of (QC-27, QC-28). */
const bankPlanSchema = z.strictObject({
  /** The folder of the course's `banks/`. */
  id: slugSchema,
  /** The fewest questions of a unit. */
  unitMin: z.int().min(1).exactOptional(),
  /** Shares in percent. */
  difficulty: sharesSchema('easy', 'medium', 'hard').exactOptional(),
  bloom: sharesSchema('remember', 'understand', 'apply', 'analyse', 'evaluate').exactOptional(),
});

const countSchema = z.int().min(0);
/** A paper that the demo learner handed in, and how many of its questions were right. */
const takenPaperSchema = z.strictObject({
  paper: z.string().min(1),
  /** Of all questions, or of each objective: how many were right of how many answered. */
  right: z.union([countSchema, z.record(z.string(), z.tuple([countSchema, countSchema]))]),
});

/** The test of a unit, and how many answers were right in each of its rounds; the last may have passed it. */
const takenTestSchema = z.strictObject({
  test: z.string().min(1),
  right: z.array(countSchema).min(1).max(4),
});

const demoEntrySchema = z.union([
  z.string().min(1),
  takenPaperSchema,
  takenTestSchema,
  z.strictObject({
    begun: z.string().min(1),
    /** How many steps are taken on; left out, as many as make a third of all. */
    steps: z.int().min(1).max(12).exactOptional(),
  }),
]);
const daysAgoSchema = z.int().min(1).max(120);

/** What the demo learner did in a course, by activities and papers (MP-30). */
const demoSchema = z.strictObject({
  /** The track and the company that the learner has chosen. */
  choice: z.strictObject({ track: z.string().min(1), industry: z.string().min(1) }).exactOptional(),
  /** What was done on each day before today, nothing on some: activities finished or begun, and papers. */
  days: z.array(z.array(demoEntrySchema)).min(1).max(14),
  /** Activities and tests that end today. */
  today: z
    .array(z.union([z.string().min(1), takenTestSchema]))
    .min(1)
    .max(4)
    .exactOptional(),
  /** What is begun today; the demo begins in the first course that says it. */
  begun: z.string().min(1).exactOptional(),
  /** How many steps of it are taken; left out, as many as make a third of all. */
  begunSteps: z.int().min(1).max(12).exactOptional(),
  /** The day of the exam, counted from today, and the minutes a day that the learner has set. */
  exam: z
    .strictObject({ inDays: z.int().min(1).max(365), minutesADay: z.int().min(5).max(240) })
    .exactOptional(),
  /** How many days ago the learner took part in the event of that day, whose goal was not reached. */
  eventDaysAgo: daysAgoSchema.exactOptional(),
  /** Checklists that were worked with and not handed in, by the ids of their lines. */
  lists: z
    .array(
      z.strictObject({
        list: z.string().min(1),
        daysAgo: daysAgoSchema,
        ticked: z.array(z.string().min(1)).min(1),
        notApplicable: z.array(z.string().min(1)),
        notes: z.record(z.string().min(1), z.string().min(1).max(LONGEST_NOTE)),
      }),
    )
    .exactOptional(),
  /** Documents that were filled in: a cover of five texts, and the parts of the template. */
  documents: z
    .array(
      z.strictObject({
        template: z.string().min(1),
        name: z.string().min(1).max(100),
        daysAgo: daysAgoSchema,
        cover: z.array(z.string()).length(COVER_FIELDS.length),
        parts: z.array(filledPartSchema).min(1),
      }),
    )
    .exactOptional(),
  /** Models that were drawn, by views of the course. */
  models: z
    .array(
      z.strictObject({
        view: slugSchema,
        name: z.string().min(1).max(80),
        daysAgo: daysAgoSchema,
      }),
    )
    .exactOptional(),
});

/** `courses/<course>/course.yaml`: what the picker shows, the blueprint, and the course's editing rules. */

export const courseSchema = z.strictObject({
  key: slugSchema,
  /** What the ids that learners' rows keep begin with, such as tg in tg.pre.lesson and ms.tg.intro. */
  prefix: z.string().regex(/^[a-z]{1,8}$/, 'expected up to eight small letters'),
  /** Place among the courses; the catalog lists them by it. */
  orderIndex: z.int().min(1),
  title: z.string().min(1),
  subject: localizedSchema,
  /** The exams it prepares for, in one short line: what somebody who was never here reads first. */
  exams: localizedSchema,
  /** Who takes its certificate, and what for. */
  takenFor: localizedSchema,
  description: localizedSchema,
  /** One of the product's pictures, such as building. */
  icon: z.enum(ICONS),
  /** In each theme. */
  colors: z.record(z.enum(THEMES), accentsSchema),
  /** The first is the one of learners who chose none. */
  tracks: z.array(trackSchema).exactOptional(),
  /** The invented companies that labs are told in; the first is the one of learners who chose none. */
  companies: z.array(companySchema).exactOptional(),
  featured: featuredSchema.exactOptional(),
  spec: z.string().min(1),
  checkedOn: dateSchema,
  objectives: z.array(objectiveSchema).min(1),
  /** Fields of practice that scenarios and drills are sorted by; they have no share of an exam. */
  areas: z
    .array(z.strictObject({ id: z.string().min(1), title: z.string().min(1).max(120) }))
    .exactOptional(),
  /** Groups of its objectives whose mastery the dashboard shows, and how the whole is called. */
  mastery: z
    .strictObject({
      name: localizedSchema,
      of: z
        .array(
          z.strictObject({
            title: z.string().min(1).max(60),
            groups: z.array(z.string().min(1)).min(1),
          }),
        )
        .min(2)
        .max(8),
    })
    .exactOptional(),
  banks: z.array(bankPlanSchema).exactOptional(),
  /** What the book of reference beside an open-book paper holds (MP-28). */
  book: z.array(z.enum(BOOK_CHAPTERS)).min(1).exactOptional(),
  /** What the demo learner did in it. */
  demo: demoSchema.exactOptional(),
  legalNotice: localizedSchema,
  /** First parts of this course's question ids, such as tgf in tgf.q.u1.0001. */
  questionPrefixes: z.array(slugSchema).min(1),
  /** The longest stem of a question, in words (QC-25). */
  stemWordsMax: z.int().min(20).max(350),
  /** Documents that a `ref` may begin with (QC-33). */
  references: z.array(z.string().min(1)).min(1),
  /** Errors that wrong options are written from (QC-29). */
  traps: z.array(z.strictObject({ code: slugSchema, meaning: z.string().min(1) })),
  /** Words of older editions, with what to write now (QC-30). */
  outdated: z.array(z.strictObject({ phrase: z.string().min(1), instead: z.string().min(1) })),
});
export type CourseFile = z.infer<typeof courseSchema>;
