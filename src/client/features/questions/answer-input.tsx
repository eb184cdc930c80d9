// Answering a question of any type, and the marked answer once there is feedback.
import { useLocale } from '#client/base/language/language.tsx';
import { contentLang } from '#client/base/language/localized.ts';
import type { Feedback, OpenQuestion } from '#contract/questions/questions.ts';
import type { Value } from './answer-value.ts';
import type { Strike } from './input-props.ts';
import { uiOf } from './question-types.ts';

interface AnswerInputProps {
  question: OpenQuestion;
  value: Value;
  onChange: (value: Value) => void;
  /** Gives the answer by a second press on what is chosen; absent where it stays changeable. */
  onAgain?: (() => void) | undefined;
  disabled?: boolean;
  /** Where options can be struck out before the answer is given. */
  strike?: Strike | undefined;
  /** Once it is there the marked answer stands in the place of the input. */
  feedback?: Feedback | null;
  /** The first answer, where another one followed: told with the feedback. */
  first?: Value;
  /** The id of the element that holds the question's words. */
  labelledBy: string;
}

/** @returns the way of answering that fits the type, under large targets and every key it needs */
export function AnswerInput(props: AnswerInputProps) {
  const { question, value, onChange, onAgain, disabled = false, labelledBy } = props;
  const { feedback = null, first = null } = props;
  const locale = useLocale();
  const lang = contentLang(locale);
  const { Input, Marked } = uiOf(question);
  if (feedback !== null) {
    return (
      <div className="answering">
        <Marked feedback={feedback} first={first} lang={lang} question={question} />
      </div>
    );
  }
  return (
    <div className="answering">
      <Input
        disabled={disabled}
        labelledBy={labelledBy}
        lang={lang}
        onAgain={onAgain}
        onChange={onChange}
        question={question}
        strike={props.strike}
        value={value}
      />
    </div>
  );
}
