// A scenario on the screen: the case, four ways on, and what each is worth.
import { useLocale, useTexts } from '#client/base/language/language.tsx';
import { contentLang } from '#client/base/language/localized.ts';
import { optionLetter } from '#client/ui/answering/option-letter.ts';
import { MarkedOptions } from '#client/ui/answering/option-list.tsx';
import { Reasons } from '#client/ui/answering/reasons.tsx';
import { optionResult, orderedReasons } from '#client/ui/answering/verdict-order.ts';
import { chosenIn, type QuestionOf } from '../answer-value.ts';
import { CaseTurns } from '../case-turns.tsx';
import { Diagrams } from '../diagrams.tsx';
import { FactsGrid } from '../facts-grid.tsx';
import type { InputProps } from '../input-props.ts';
import type { FeedbackOf, MarkedProps, QuestionUi, ReasonsProps } from '../question-ui.ts';
import styles from '../questions.module.css';
import { byLetter, OptionsInput } from './choice.tsx';

const scoresOf =
  ({ reasons }: FeedbackOf<'gradient'>) =>
  (id: string): number =>
    reasons.find(({ optionId }) => optionId === id)?.score ?? 0;

function ScenarioInput(props: InputProps<'gradient'>) {
  return (
    <Diagrams
      choice={{
        chosen: chosenIn(props.value),
        onChoose: (id) => {
          if (!props.disabled) props.onChange({ chosen: [id] });
        },
      }}
      options={props.question.options}
    >
      {(options, below) => (
        <div data-long="" lang={below ? undefined : props.lang}>
          <OptionsInput {...props} below={below} question={{ ...props.question, options }} />
        </div>
      )}
    </Diagrams>
  );
}

function MarkedScenario({ question, feedback, lang }: MarkedProps<'gradient'>) {
  const player = useTexts('player');
  const t = useTexts('questions');
  const scoreOf = scoresOf(feedback);
  return (
    <Diagrams choice={null} options={question.options}>
      {(options, below) => (
        <div data-long="" lang={below ? undefined : lang}>
          <MarkedOptions
            below={below}
            isMany={false}
            label={player.outcome}
            markOf={(id) => {
              const isChosen = feedback.chosen.includes(id);
              const result = optionResult(feedback, id);
              const isPart = result === 'wrong' && scoreOf(id) > 0;
              const tag = isChosen ? t.mine(scoreOf(id)) : t.worth(scoreOf(id));
              return { result: isPart ? 'part' : result, tag };
            }}
            options={options}
          />
        </div>
      )}
    </Diagrams>
  );
}

function ScenarioReasons({ question, feedback, readOn }: ReasonsProps<'gradient'>) {
  const lang = contentLang(useLocale());
  const words = useTexts('player');
  const t = useTexts('questions');
  const { options } = question;
  const scoreOf = scoresOf(feedback);
  const whyOf = (id: string) => feedback.reasons.find(({ optionId }) => optionId === id)?.why;
  return (
    <Reasons
      explanation={feedback.explanation}
      headOf={({ id, index }) => t.scored(optionLetter(index), scoreOf(id))}
      isPart={({ id }) => scoreOf(id) > 0}
      lang={lang}
      markOf={optionLetter}
      noteOf={({ id }) => t.worth(scoreOf(id))}
      readOn={readOn}
      source={feedback.ref}
      words={words}
      {...orderedReasons(options, feedback, whyOf)}
    >
      <FactsGrid lang={lang} options={options} feedback={feedback} />
      <CaseTurns lang={lang} options={options} turns={feedback.turns} />
    </Reasons>
  );
}

function ScenarioCase({ question }: { question: QuestionOf<'gradient'> }) {
  const locale = useLocale();
  const questions = useTexts('questions');
  return (
    <section
      aria-label={questions.scenario}
      className={styles.scenario}
      lang={contentLang(locale)}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: beside diagrams or an opened book it scrolls by itself
      tabIndex={0}
    >
      {question.scenario.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </section>
  );
}

export const scenario: QuestionUi<'gradient'> = {
  Input: ScenarioInput,
  Marked: MarkedScenario,
  Reasons: ScenarioReasons,
  Case: ScenarioCase,
  ...byLetter,
  hint: (_, hints) => hints.gradient,
};
