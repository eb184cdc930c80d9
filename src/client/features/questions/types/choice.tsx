// Single and multiple choice on the screen.
import type { ReactNode } from 'react';
import { useLocale, useTexts } from '#client/base/language/language.tsx';
import { contentLang } from '#client/base/language/localized.ts';
import { optionLetter } from '#client/ui/answering/option-letter.ts';
import { MarkedOptions, markTag, OptionList } from '#client/ui/answering/option-list.tsx';
import { Reasons } from '#client/ui/answering/reasons.tsx';
import { optionResult, orderedReasons } from '#client/ui/answering/verdict-order.ts';
import { chosenIn, type QuestionOf, type Value, withOption } from '../answer-value.ts';
import { HalfLine } from '../half-line.tsx';
import type { InputProps } from '../input-props.ts';
import { hits, type MarkedProps, type QuestionUi, type ReasonsProps } from '../question-ui.ts';

type Choices = 'sc' | 'ms' | 'gradient';

/** Options to choose from: of choices and of scenarios. */
export function OptionsInput(
  props: InputProps<Choices> & { below?: ((optionId: string) => ReactNode) | undefined },
) {
  const { question, value, disabled, labelledBy, onChange, onAgain, strike } = props;
  const { pressAgain } = useTexts('player');
  const { strikeOut } = useTexts('questions');
  return (
    <OptionList
      againText={pressAgain}
      below={props.below}
      chosen={chosenIn(value)}
      isLocked={disabled}
      isMany={question.type === 'ms'}
      labelledBy={labelledBy}
      name={question.id}
      onAgain={question.type === 'ms' ? undefined : onAgain}
      onChoose={(id) => onChange(withOption(question as QuestionOf<'sc'>, value, id))}
      options={question.options}
      strike={strike && { ...strike, label: strikeOut }}
    />
  );
}

/** What a key chooses, and how an answer is named by its letters. */
export const byLetter = {
  choices: (question: QuestionOf<Choices>) => question.options.length,
  markOf: optionLetter,
  press: (question: QuestionOf<Choices>, value: Value, index: number) => {
    const option = question.options[index];
    return option && withOption(question as QuestionOf<'sc'>, value, option.id);
  },
  chosenNames: (question: QuestionOf<Choices>, answer: Value) => {
    const chosen = chosenIn(answer);
    const names = question.options.flatMap(({ id }, at) =>
      chosen.includes(id) ? [optionLetter(at)] : [],
    );
    return { names, between: ', ' };
  },
};

function ChoiceInput(props: InputProps<'sc' | 'ms'>) {
  return (
    <div lang={props.lang}>
      <OptionsInput {...props} />
    </div>
  );
}

function MarkedChoice({ question, feedback, lang }: MarkedProps<'sc' | 'ms'>) {
  const player = useTexts('player');
  return (
    <>
      <HalfLine half={feedback.type === 'ms' ? halfOf(feedback) : null} feedback={feedback} />
      <div lang={lang}>
        <MarkedOptions
          isMany={question.type === 'ms'}
          label={player.outcome}
          markOf={(id) => {
            const result = optionResult(feedback, id);
            return { result, ...markTag(player, result, feedback.chosen.includes(id)) };
          }}
          options={question.options}
        />
      </div>
    </>
  );
}

function ChoiceReasons({ question, feedback, readOn }: ReasonsProps<'sc' | 'ms'>) {
  const lang = contentLang(useLocale());
  const words = useTexts('player');
  const whyOf = (id: string) => feedback.reasons.find(({ optionId }) => optionId === id)?.why;
  return (
    <Reasons
      explanation={feedback.explanation}
      lang={lang}
      markOf={optionLetter}
      readOn={readOn}
      source={feedback.ref}
      words={words}
      {...orderedReasons(question.options, feedback, whyOf)}
    />
  );
}

const halfOf = (feedback: MarkedProps<'ms'>['feedback']) =>
  hits(feedback.answer, (id) => feedback.chosen.includes(id));

const choice = { Input: ChoiceInput, Marked: MarkedChoice, Reasons: ChoiceReasons, ...byLetter };

export const singleChoice: QuestionUi<'sc'> = {
  ...choice,
  hint: (_, hints) => hints.sc,
};

export const multipleChoice: QuestionUi<'ms'> = {
  ...choice,
  hint: ({ choose }, hints) => hints.ms(choose),
  half: halfOf,
};
