// Questions of every type; lessons and quizzes of the path ask single and multiple choice only.
import type { CourseKey, FigureUse } from './catalog.ts';
import type { Industry } from './path.ts';

export interface QuestionOption {
  readonly id: string;
  readonly text: string;
  readonly why: string;
  readonly trap?: string;
}

interface QuestionHead {
  readonly id: string;
  readonly courseKey: CourseKey;
  readonly stem: string;
  readonly tags: readonly string[];
  /** The id of the activity that teaches the point: an item of the path or a mission. */
  readonly lesson?: string;
  readonly phase?: string;
  readonly industry?: Industry;
  readonly difficulty: 'easy' | 'medium' | 'hard';
  readonly bloom: 'remember' | 'understand' | 'apply' | 'analyse' | 'evaluate';
  readonly spec: string;
  /** The principle behind the answer. */
  readonly explanation: string;
  readonly ref: string;
  readonly checkedOn: string;
  readonly rev: number;
}

export interface ChoiceQuestion extends QuestionHead {
  /** sc: one right option; ms: the exact set of right options. */
  readonly type: 'sc' | 'ms';
  readonly options: readonly QuestionOption[];
  /** Ids of the right options. */
  readonly answer: readonly string[];
}

/** What the options of a scenario are worth, each once. */
export const GRADIENT_SCORES = [5, 3, 1, 0] as const;
export type GradientScore = (typeof GRADIENT_SCORES)[number];

/** How an option deals with a fact that the scenario holds; contra: it goes against it. */
export const FACT_COVERS = ['yes', 'part', 'no', 'contra'] as const;
export type FactCover = (typeof FACT_COVERS)[number];

export interface GradientQuestion extends QuestionHead {
  readonly type: 'gradient';
  /** Paragraphs. */
  readonly scenario: readonly string[];
  /** What the scenario asks a good answer to consider. */
  readonly facts: readonly string[];
  readonly options: readonly (QuestionOption & {
    readonly score: GradientScore;
    /** One for each of the question's facts. */
    readonly facts: readonly FactCover[];
  })[];
}

/** A side, an item or whatever else a question shows as a line of text. */
export interface QuestionPart {
  readonly id: string;
  readonly text: string;
}

export interface ExplainedPart extends QuestionPart {
  readonly why: string;
}

export interface MatchQuestion extends QuestionHead {
  readonly type: 'match';
  readonly left: readonly ExplainedPart[];
  readonly right: readonly QuestionPart[];
  /** Every left side with its right one; no right side twice. */
  readonly pairs: readonly (readonly [string, string])[];
}

export interface OrderQuestion extends QuestionHead {
  readonly type: 'order';
  /** In the right order. */
  readonly items: readonly ExplainedPart[];
}

export interface FillQuestion extends QuestionHead {
  readonly type: 'fill';
  /** Holds each gap as its id in braces. */
  readonly text: string;
  readonly gaps: readonly {
    readonly id: string;
    readonly options: readonly QuestionOption[];
    readonly answer: string;
  }[];
}

/** A rectangle in the units of the picture's viewBox. */
export interface QuestionArea {
  readonly id: string;
  readonly label: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly why: string;
  readonly trap?: string;
}

export interface HotspotQuestion extends QuestionHead {
  readonly type: 'hotspot';
  readonly figure: FigureUse;
  readonly areas: readonly QuestionArea[];
  /** Ids of the right areas. */
  readonly answer: readonly string[];
}

export type Question =
  | ChoiceQuestion
  | GradientQuestion
  | MatchQuestion
  | OrderQuestion
  | FillQuestion
  | HotspotQuestion;
export type QuestionType = Question['type'];

/** Is it of the types that lessons and quizzes ask? */
export const isChoice = (question: Question): question is ChoiceQuestion =>
  question.type === 'sc' || question.type === 'ms';

/** What a question is worth: 5 where options have scores, 1 everywhere else. */
export const maxPointsOf = ({ type }: Pick<Question, 'type'>): number =>
  type === 'gradient' ? GRADIENT_SCORES[0] : 1;
