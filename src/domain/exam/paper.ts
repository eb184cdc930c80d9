// A paper is a recipe: how many questions of which units of a bank, how long, and what passes.
import type { CourseKey } from '#domain/catalog/course-keys.ts';
import type { IconName } from '#domain/catalog/icons.ts';

/** A simulation is sat like the exam; a practice is for training. */
export const PAPER_KINDS = ['simulation', 'practice'] as const;
export type PaperKind = (typeof PAPER_KINDS)[number];

/** When keys and reasons are shown: after the paper is handed in, or after each committed answer. */
export const REVIEWS = ['afterSubmit', 'immediate'] as const;
export type Review = (typeof REVIEWS)[number];

/**
 * What a paper is drawn from where that is not its blueprint or the whole bank. weak: the learner's
 * weak areas; focus: a topic and a pool that the learner names.
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
  readonly kind: PaperKind;
  /** Its picture; absent: that of its kind. */
  readonly icon?: IconName;
  readonly difficulty: PaperDifficulty;
  readonly bankId: string;
  readonly count: number;
  readonly minutes: number;
  /** Share of the points that passes, whole percent. */
  readonly passPercent: number;
  /** The pass line of the exam itself, where this paper has another. */
  readonly examPassPercent?: number;
  /** How many questions of each unit; absent where the whole bank is one pool. */
  readonly blueprint?: Readonly<Record<string, number>>;
  /** Parts one after the other, each to be passed; absent where the paper is one whole. */
  readonly parts?: readonly PaperPart[];
  readonly draw?: Draw;
  /** Rapid fire: what each question has for itself, and none is served before the one before it. */
  readonly secondsPerQuestion?: number;
  /** True where no clock is shown and its minutes are an estimate (decisions 7: practice by topic). */
  readonly untimed?: boolean;
  readonly review: Review;
  /** True where the exam allows the standard on the desk. */
  readonly openBook?: boolean;
  /** A break may be taken after each of these numbers, each once. */
  readonly breaksAfter?: readonly number[];
  /** The longest that a break stops the clock. */
  readonly breakMinutes?: number;
  readonly source: string;
  readonly checkedOn: string;
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

/** A question of a bank as far as a draw looks at it. */
export interface BankEntry {
  readonly questionId: string;
  /** Variants of one question: at most one of them stands on a paper. */
  readonly family?: string;
}

/** Questions that only papers ask, by the unit of the exam's outline. */
export interface Bank {
  /** Its folder's name; unique in its course. */
  readonly id: string;
  readonly courseKey: CourseKey;
  readonly units: Readonly<Record<string, readonly BankEntry[]>>;
}

/** Questions that can stand together on one paper: of each family one. */
export const drawable = (entries: readonly BankEntry[]): number =>
  new Set(entries.map(({ family, questionId }) => family ?? `alone ${questionId}`)).size;
