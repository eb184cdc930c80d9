// The question types: a new one is a file beside this one and a line in each list below.
import { type ChoiceQuestion, type ChosenAnswer, multipleChoice, singleChoice } from './choice.ts';
import { type FillQuestion, fill, type GapsAnswer } from './fill.ts';
import { type AreasAnswer, type HotspotQuestion, hotspot } from './hotspot.ts';
import { type MatchQuestion, match, type PairsAnswer } from './match.ts';
import { type OrderAnswer, type OrderQuestion, order } from './order.ts';
import type { QuestionRules } from './question.ts';
import { type GradientQuestion, scenario } from './scenario.ts';

export type Question =
  | ChoiceQuestion
  | GradientQuestion
  | MatchQuestion
  | OrderQuestion
  | FillQuestion
  | HotspotQuestion;
export type QuestionType = Question['type'];

/** What a learner answered, in the form of the question's type. */
export type Answer = ChosenAnswer | PairsAnswer | OrderAnswer | GapsAnswer | AreasAnswer;

/** A question as a page has it: without its key, and with how much a whole answer has. */
export type PageQuestion =
  | { readonly type: 'sc' | 'ms' | 'hotspot'; readonly choose: number }
  | { readonly type: 'match'; readonly left: readonly object[] }
  | { readonly type: 'fill'; readonly gaps: readonly object[] }
  | { readonly type: Exclude<QuestionType, 'sc' | 'ms' | 'hotspot' | 'match' | 'fill'> };

const questionTypes = {
  sc: singleChoice,
  ms: multipleChoice,
  gradient: scenario,
  match,
  order,
  fill,
  hotspot,
  // biome-ignore lint/suspicious/noExplicitAny: each entry takes the question and the answer of its type
} satisfies Record<QuestionType, QuestionRules<any, any>>;
export const QUESTION_TYPES = Object.keys(questionTypes) as readonly QuestionType[];

/** The rules of a question's type. */
export const rulesOf = ({ type }: Pick<Question, 'type'>): QuestionRules<Question, Answer> =>
  // The compiler cannot see that the entry of a type takes the question of that type.
  questionTypes[type] as unknown as QuestionRules<Question, Answer>;
