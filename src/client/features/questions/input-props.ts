// What every way of answering is given.
import type { OpenQuestion } from '#contract/questions/questions.ts';
import type { QuestionOf, Value } from './answer-value.ts';

export interface InputProps<T extends OpenQuestion['type']> {
  question: QuestionOf<T>;
  value: Value;
  /** True while an answer cannot be changed: it is being sent, or the time is over. */
  disabled: boolean;
  /** The id of the element that holds the question's words. */
  labelledBy: string;
  /** The language of the content, where it is not the page's. */
  lang: 'en' | undefined;
  onChange: (value: Value) => void;
  /** Where one is chosen: it was pressed once more. Absent where that says nothing. */
  onAgain?: (() => void) | undefined;
  /** Where options can be struck out; absent where they cannot. */
  strike?: Strike | undefined;
}

/** Options that were ruled out: a mark of the learner's own, which changes no answer. */
export interface Strike {
  struck: readonly string[];
  toggle: (optionId: string) => void;
}
