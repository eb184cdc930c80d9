// Answering a question of any type, and the marked answer once there is a verdict.
import type { ReactNode } from 'react';
import { useLanguage, useTexts } from '#client/app/language/language.tsx';
import { contentLang } from '#client/app/language/localized.ts';
import { OptionList } from '#client/ui/answering/option-list.tsx';
import { OrderList } from '#client/ui/answering/order-list.tsx';
import type { OpenQuestion, Verdict } from '#contract/questions.ts';
import { chosenIn, orderIn, type QuestionOf, type Value, withOption } from './answer-value.ts';
import { FillInput } from './fill-input.tsx';
import { HotspotInput } from './hotspot-input.tsx';
import type { InputProps } from './input-props.ts';
import { MarkedAnswer } from './marked-answer.tsx';
import { MatchInput } from './match-input.tsx';

interface AnswerInputProps {
  question: OpenQuestion;
  value: Value;
  onChange: (value: Value) => void;
  disabled?: boolean;
  /** Once it is there the marked answer stands in the place of the input. */
  verdict?: Verdict | null;
  /** The first answer, where another one followed: told with the verdict. */
  first?: Value;
  /** The id of the element that holds the question's words. */
  labelledBy: string;
}

type Inputs = { [T in OpenQuestion['type']]: (props: InputProps<T>) => ReactNode };

const inputs: Inputs = {
  sc: (props) => <ChoiceInput {...props} />,
  ms: (props) => <ChoiceInput {...props} />,
  gradient: (props) => <ChoiceInput {...props} />,
  match: (props) => <MatchInput {...props} />,
  order: (props) => <OrderInput {...props} />,
  fill: (props) => <FillInput {...props} />,
  hotspot: (props) => <HotspotInput {...props} />,
};

/** @returns the way of answering that fits the type, under large targets and every key it needs */
export function AnswerInput(props: AnswerInputProps) {
  const { question, value, onChange, disabled = false, labelledBy } = props;
  const { verdict = null, first = null } = props;
  const { locale } = useLanguage();
  const lang = contentLang(locale);
  if (verdict !== null) {
    return (
      <div className="answering">
        <MarkedAnswer first={first} lang={lang} question={question} verdict={verdict} />
      </div>
    );
  }
  // The compiler cannot see that the entry of a type takes the question of that type.
  const input = inputs[question.type] as (props: InputProps<OpenQuestion['type']>) => ReactNode;
  return (
    <div className="answering">
      {input({ question, value, disabled, labelledBy, lang, onChange })}
    </div>
  );
}

function ChoiceInput(props: InputProps<'sc' | 'ms' | 'gradient'>) {
  const { question, value, disabled, labelledBy, lang, onChange } = props;
  return (
    <div data-long={question.type === 'gradient' ? '' : undefined} lang={lang}>
      <OptionList
        chosen={chosenIn(value)}
        isLocked={disabled}
        isMany={question.type === 'ms'}
        labelledBy={labelledBy}
        name={question.id}
        onChoose={(id) => onChange(withOption(question as QuestionOf<'sc'>, value, id))}
        options={question.options}
      />
    </div>
  );
}

function OrderInput({ question, value, disabled, lang, onChange }: InputProps<'order'>) {
  const words = useTexts().tasks.order;
  return (
    <div data-work="">
      <OrderList
        items={question.items}
        lang={lang}
        isLocked={disabled}
        onChange={(order) => onChange({ order })}
        order={orderIn(question, value)}
        words={words}
      />
    </div>
  );
}
