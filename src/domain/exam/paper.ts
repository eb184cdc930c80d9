// A paper is a recipe: how many questions of which units of a bank, how long, and what passes.
import type { CourseKey } from '#domain/catalog/course-keys.ts';
import type { IconName } from '#domain/catalog/icons.ts';
import { QUESTION_TYPES } from '#domain/questions/questions.ts';
import type { ExamPace } from './exam-pace.ts';

/** A simulation is sat like the exam; a practice is for training. */
export const PAPER_KINDS = ['simulation', 'practice'] as const;
export type PaperKind = (typeof PAPER_KINDS)[number];

/** When keys and reasons are shown: after the paper is handed in, or after each committed answer. */
export const REVIEWS = ['afterSubmit', 'immediate'] as const;
export type Review = (typeof REVIEWS)[number];

/**
 * What a paper is drawn from where that is not its blueprint or the whole bank. weak: the learner's
 * weak areas; focus: put together by the learner (`practice-choice.ts`).
 */
export const DRAWS = ['weak', 'focus'] as const;
export type Draw = (typeof DRAWS)[number];

export const DIFFICULTIES = ['Beginner', 'Intermediate', 'Advanced', 'Expert'] as const;
export type PaperDifficulty = (typeof DIFFICULTIES)[number];

/** A part of a paper: units of its blueprint, passed by themselves. */
export interface PaperPart {
  readonly units: readonly string[];
  readonly passPercent: number;
  /** True where the exam allows the standard on the desk in this part. */
  readonly openBook?: boolean;
  /** Its own clock, where the exam gives each part one; then every part has some. */
  readonly minutes?: number;
}

export interface Paper {
  readonly id: string;
  /** The last part of its address; unique over all courses. */
  readonly key: string;
  readonly courseKey: CourseKey;
  readonly title: string;
  readonly description: string;
  /** What it is for and when to take it, in a line on its card. */
  readonly purpose?: string;
  readonly kind: PaperKind;
  /** Its picture; absent: that of its kind. */
  readonly icon?: IconName;
  readonly difficulty: PaperDifficulty;
  readonly bankId: string;
  readonly count: number;
  /** Whole of content's papers; of an attempt at a pace with the seconds in them, as 7.5. */
  readonly minutes: number;
  /** Share of the points that passes, whole percent. */
  readonly passPercent: number;
  /** The pass line of the exam itself, where this paper has another. */
  readonly examPassPercent?: number;
  /** The pace of the exam itself, where this paper gives another; what learners put together takes its clock from it. */
  readonly examPace?: ExamPace;
  /** How many questions of each unit; absent where the whole bank is one pool. */
  readonly blueprint?: Readonly<Record<string, number>>;
  /** Parts one after the other, each to be passed; absent where the paper is one whole. */
  readonly parts?: readonly PaperPart[];
  readonly draw?: Draw;
  /** Rapid fire: what each question has for itself, and none is served before the one before it. */
  readonly secondsPerQuestion?: number;
  /** True where no clock is shown and its minutes are an estimate (decisions 7: practice by topic). */
  readonly untimed?: boolean;
  /** True where what is easy comes first, so that a drill begins within reach. */
  readonly easiestFirst?: boolean;
  readonly review: Review;
  /** True where the exam allows the standard on the desk. */
  readonly openBook?: boolean;
  /** True where the exam has a calculator on the screen. */
  readonly calculator?: boolean;
  /** A break may be taken after each of these numbers, each once. */
  readonly breaksAfter?: readonly number[];
  /** The longest that a break stops the clock. */
  readonly breakMinutes?: number;
  /** How many case sets are among its questions; absent: none. */
  readonly caseSets?: number;
  /** At least so many of these forms are among its single questions; absent: as the draw falls. */
  readonly mix?: Readonly<Partial<Record<MixForm, number>>>;
  /** Levels that the report names for each group of objectives; absent: percentages only. */
  readonly levels?: PaperLevels;
  readonly source: string;
  readonly checkedOn: string;
}

/** The levels that an exam reports by, at lines that we have drawn. */
export interface PaperLevels {
  /** Whose names and whose lines they are. */
  readonly note: string;
  /** Each from so many whole percent of the points on; one of them from 0. */
  readonly list: readonly { readonly name: string; readonly from: number }[];
}

/** The picture of a paper that has none of its own. */
export const paperIcon = ({ icon, kind }: Pick<Paper, 'icon' | 'kind'>): IconName =>
  icon ?? (kind === 'simulation' ? 'graduation-cap' : 'list-checks');

/** Answers of a practice carry how sure the learner was; rapid fire leaves no time to say it. */
export const asksConfidence = ({ review, secondsPerQuestion }: Paper): boolean =>
  review === 'immediate' && secondsPerQuestion === undefined;

/** A practice without a clock for each question can go on with one more. */
export const takesMore = ({ kind, review, secondsPerQuestion }: Paper): boolean =>
  kind === 'practice' && review === 'immediate' && secondsPerQuestion === undefined;

/** An attempt grows to twice its paper's length at most. */
export const mostQuestions = ({ count }: Pick<Paper, 'count'>): number => 2 * count;

/**
 * What a mix counts: a type of question, any question that comes with a table or a picture, or one that asks what
 * somebody should do in a situation.
 */
export const MIX_FORMS = [...QUESTION_TYPES, 'graphic', 'action'] as const;
export type MixForm = (typeof MIX_FORMS)[number];

/** A question of a bank as far as a draw looks at it. */
export interface BankEntry {
  readonly questionId: string;
  /** What it counts as in a mix, each of them; absent: nothing. */
  readonly forms?: readonly MixForm[];
  /** Variants of one question: at most one of them stands on a paper. */
  readonly family?: string;
}

/** Questions on one case: they are drawn together or not at all, and stand together in this order. */
export interface CaseSet {
  readonly caseId: string;
  readonly questions: readonly { readonly questionId: string; readonly unit: string }[];
}

/** Questions that only papers ask, by the unit of the exam's outline. */
export interface Bank {
  /** Its folder's name; unique in its course. */
  readonly id: string;
  readonly courseKey: CourseKey;
  /** Questions that stand alone. */
  readonly units: Readonly<Record<string, readonly BankEntry[]>>;
  /** Sets of which the bank has every question, none of them in `units`; absent: it has none. */
  readonly sets?: readonly CaseSet[];
}

/** Every question of a bank, alone or in a set. */
export const questionsOf = ({ units, sets = [] }: Bank): readonly string[] => [
  ...Object.values(units).flatMap((entries) => entries.map(({ questionId }) => questionId)),
  ...sets.flatMap(({ questions }) => questions.map(({ questionId }) => questionId)),
];

/** Questions that can stand together on one paper: of each family one. */
export const drawable = (entries: readonly BankEntry[]): number =>
  new Set(entries.map(({ family, questionId }) => family ?? `alone ${questionId}`)).size;
