// What an author writes of every question, and what a question type has to say of its own parts.
import { z } from 'zod';
import { QUESTION_DIFFICULTIES } from '#domain/questions/question.ts';
import type { CalculationFile } from '../calculations/operands.ts';
import type { Path } from '../located.ts';
import { pictureUseSchema, tableSchema } from '../schema/case.ts';
import {
  companyKeySchema,
  dateSchema,
  revSchema,
  slugSchema,
  stateSchema,
} from '../schema/fields.ts';
import { viewUseSchema } from '../schema/view.ts';
import { relationSchema } from './relation.ts';

/** Sides, items, gaps and areas are named as the wire takes them. */
export const partIdSchema = z
  .string()
  .regex(/^[a-z][a-z0-9-]{0,19}$/, 'expected a small letter, then small letters, digits, hyphens');

export const optionSchema = z.strictObject({
  id: z.string().regex(/^[a-f]$/, 'expected a letter from a to f'),
  text: z.string().min(1),
  /** Why this option is right, or which error it stands for (QC-04). */
  why: z.string(),
  /** The code of that error; none on a right option, nor on the best way on of a scenario (QC-29). */
  trap: z.string().min(1).exactOptional(),
});

export const explainedSchema = z.strictObject({
  id: partIdSchema,
  text: z.string().min(1),
  why: z.string(),
});

/** Fields of a question of any type. */
export const questionHead = {
  id: z.string().min(1),
  stem: z.string().min(1),
  /** Ids of objectives or areas of the course; reports count by the first. */
  tags: z.array(z.string().min(1)).min(1),
  /** The activity of the course that teaches the point; every question of a bank names one (MP-23). */
  lesson: z.string().min(1).exactOptional(),
  phase: slugSchema.exactOptional(),
  /** Where the case plays. */
  industry: companyKeySchema.exactOptional(),
  difficulty: z.enum(QUESTION_DIFFICULTIES),
  bloom: z.enum(['remember', 'understand', 'apply', 'analyse', 'evaluate']),
  /** Set where a situation is told and the question is what somebody should do; a paper's mix counts these. */
  asks: z.literal('action').exactOptional(),
  spec: z.string().min(1),
  explanation: z.string(),
  ref: z.string().min(1),
  checkedOn: dateSchema,
  state: stateSchema,
  rev: revSchema,
  /** Variants of one question share a family: they may be alike, and never meet on one paper. */
  family: slugSchema.exactOptional(),
  /** A view, or another picture of the course, that stands with the question. */
  figure: z.union([viewUseSchema, pictureUseSchema]).exactOptional(),
  /** Figures to read, below the stem (MP-49). */
  table: tableSchema.exactOptional(),
  /** The case that it stands on, and which of its facts it cannot be answered without (MP-49). */
  case: z.strictObject({ id: z.string().min(1), uses: z.array(slugSchema).min(1) }).exactOptional(),
  /** What the modelling language has to say to it (QC-35). */
  relation: relationSchema.exactOptional(),
  /** Set where the question is about an older edition, so that QC-30 leaves it alone. */
  legacy: z.literal(true).exactOptional(),
};

export type OptionFile = z.infer<typeof optionSchema>;

/** Options to choose from, with those that are right. */
export interface OptionSet {
  /** Where the list stands in the question. */
  readonly path: Path;
  readonly options: readonly OptionFile[];
  readonly answer: readonly string[];
  /** Where the options are numbers that follow from the question. */
  readonly calculation?: CalculationFile | undefined;
}

/** Parts that a learner has to tell apart. */
export interface PartList {
  readonly path: Path;
  readonly parts: readonly { readonly id: string; readonly text: string }[];
  /** What they are called in a finding: options, sides, items, areas. */
  readonly kind: string;
}

/** Parts that name the error they stand for; the right ones name none (QC-29). */
export interface TrappedParts {
  readonly path: Path;
  readonly options: readonly { readonly id: string; readonly trap?: string | undefined }[];
  readonly answer: readonly string[];
  readonly kind: string;
}

/** A reason that learners read in the review, with the name of what it is about. */
export interface ReasonAt {
  readonly path: Path;
  readonly name: string;
  readonly why: string;
}

export type Fault = readonly [path: Path, message: string, fix: string];

/** The size of a picture, in the units of its viewBox. */
export interface Box {
  readonly width: number;
  readonly height: number;
}

/** The names that a type's file has and the compiled question has not. */
type Authored<Q> = Omit<Q, 'state' | 'family' | 'legacy' | 'relation' | 'case'>;

/** How a question type is written by authors; `questions.ts` lists all types. */
export interface AuthoredType<Q extends { readonly id: string }> {
  readonly schema: z.ZodType<Q>;
  /** Lists of options: one of choices and scenarios, one a gap, none of the others. */
  optionSets(question: Q): OptionSet[];
  /** All that is read before the options: the case, the question, and a text with gaps. */
  asked(question: Q): string[];
  /** Everything that can be chosen, placed or pointed at. */
  parts(question: Q): PartList[];
  /** What is right, in words. */
  keyTexts(question: Q): string[];
  reasons(question: Q): ReasonAt[];
  trapped(question: Q): TrappedParts[];
  /** The name of the picture it shows; absent for types without one. */
  figure?(question: Q): { readonly src: string; readonly path: Path };
  /** The views that it can be answered with; absent for types without them. */
  views?(question: Q): readonly { readonly view: string; readonly path: Path }[];
  /** How many keys, parts and gaps it may have, and whether they fit together (QC-03, MP-25). */
  keyFaults(question: Q): Fault[];
  partFaults(question: Q, picture: Box | undefined): Fault[];
  /** What the catalog holds of it. */
  compiled(question: Authored<Q>): object;
}

export const reasonsAt = (
  list: Path,
  parts: readonly { readonly id: string; readonly why: string }[],
  kind: string,
): ReasonAt[] =>
  parts.map(({ id, why }, index) => ({
    path: [...list, index, 'why'],
    name: `${kind} ${id}`,
    why,
  }));

/** What follows from the lists of options, for types that have nothing but them. */
export const byOptions = <Q>(optionSets: (question: Q) => OptionSet[]) => ({
  optionSets,
  parts: (question: Q): PartList[] =>
    optionSets(question).map(({ path, options }) => ({ path, parts: options, kind: 'options' })),
  keyTexts: (question: Q): string[] =>
    optionSets(question).flatMap((set) => keysIn(set).map(({ text }) => text)),
  reasons: (question: Q): ReasonAt[] =>
    optionSets(question).flatMap(({ path, options }) => reasonsAt(path, options, 'option')),
  trapped: (question: Q): TrappedParts[] =>
    optionSets(question).map((set) => ({ ...set, kind: 'option' })),
});

/** For types that have no options, and so no errors that are chosen. */
export const withoutOptions = { optionSets: () => [], trapped: () => [] };

export const keysIn = ({ options, answer }: OptionSet): OptionFile[] =>
  options.filter((option) => answer.includes(option.id));

export const distractorsIn = ({ options, answer }: OptionSet): OptionFile[] =>
  options.filter((option) => !answer.includes(option.id));

type Named = readonly { readonly id: string }[];

export const idsOf = (parts: Named): string[] => parts.map(({ id }) => id);

/** Ids that stand twice in a list. */
export function twice(field: string, parts: Named): Fault[] {
  const ids = idsOf(parts);
  return ids.flatMap((id, index): Fault[] =>
    ids.indexOf(id) < index
      ? [[[field, index, 'id'], `the id ${id} stands twice`, 'give each its own']]
      : [],
  );
}

export function between(field: string, parts: Named, min: number, max: number): Fault[] {
  if (parts.length >= min && parts.length <= max) return [];
  return [[[field], `${parts.length} ${field}`, `make them ${min} to ${max}`]];
}
