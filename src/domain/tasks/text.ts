// Writing a short text: self-rated against a rubric and a model that opens after it is handed in.
import {
  outsideWords,
  type RubricLine,
  type TaskHead,
  type TaskRules,
  unrated,
  type WordLimits,
} from './task.ts';

export interface TextStep extends TaskHead, WordLimits {
  readonly kind: 'text';
  readonly rubric: readonly RubricLine[];
  readonly model: string;
}

export interface TextAnswer {
  readonly kind: 'text';
  readonly text: string;
}

export const text: TaskRules<TextStep, TextAnswer> = {
  mark: (step, answer) => outsideWords('text', answer.text, step) ?? unrated,
  own: (_step, answer) => answer,
  model: ({ model }) => ({ kind: 'text', text: model }),
  rubric: ({ rubric }) => rubric,
};
