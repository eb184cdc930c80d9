import { z } from 'zod';
import { dateSchema, slugSchema } from './fields.ts';
import { localizedSchema } from './localized.ts';

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

/** `courses/<course>/course.yaml`: what the picker shows, the blueprint, and the course's editing rules. */
export const courseSchema = z.strictObject({
  key: slugSchema,
  /** Place among the courses; the catalog lists them by it. */
  orderIndex: z.int().min(1),
  title: z.string().min(1),
  subject: localizedSchema,
  description: localizedSchema,
  icon: z.enum(['building', 'target', 'network']),
  color: z.string().regex(/^#[0-9a-f]{6}$/, 'expected a colour as "#56b4ff"'),
  spec: z.string().min(1),
  checkedOn: dateSchema,
  objectives: z.array(objectiveSchema).min(1),
  /** Fields of practice that scenarios and drills are sorted by; they have no share of an exam. */
  areas: z
    .array(z.strictObject({ id: z.string().min(1), title: z.string().min(1).max(120) }))
    .exactOptional(),
  banks: z.array(bankPlanSchema).exactOptional(),
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
