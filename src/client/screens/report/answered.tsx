// A question with its feedback: every option says what it was and why, then the principle. What is no
// choice of options is told by the parts that ask it.
import { Check, Route, X } from 'lucide-react';
import { useLocale, useTexts } from '#client/base/language/language.tsx';
import { contentLang } from '#client/base/language/localized.ts';
import { AnswerInput } from '#client/features/questions/answer-input.tsx';
import { DataTable } from '#client/features/questions/data-table.tsx';
import { FeedbackReasons } from '#client/features/questions/feedback-reasons.tsx';
import { HalfLine } from '#client/features/questions/half-line.tsx';
import { Scenario } from '#client/features/questions/question-text.tsx';
import { chosenNames, halfOf } from '#client/features/questions/question-types.ts';
import { QuestionView } from '#client/features/questions/question-view.tsx';
import { ReadOn } from '#client/features/questions/read-on.tsx';
import { optionLetter } from '#client/ui/answering/option-letter.ts';
import { choiceWord } from '#client/ui/answering/option-list.tsx';
import { Icon } from '#client/ui/icon.tsx';
import type { ReviewQuestion } from '#contract/exams.ts';
import type { ChoiceFeedback } from '#contract/questions/choice.ts';
import type { Feedback, OpenQuestion } from '#contract/questions/questions.ts';
import styles from './review.module.css';

interface AnsweredProps {
  question: ReviewQuestion;
  feedback: Feedback;
}

export function Answered({ question, feedback }: AnsweredProps) {
  const { question: asked } = question;
  if ((feedback.type === 'sc' || feedback.type === 'ms') && 'options' in asked) {
    return (
      <>
        <Scenario facts={feedback.caseFacts} isListed question={asked} />
        <Figures question={asked} />
        <HalfLine feedback={feedback} half={halfOf(feedback)} />
        <ChoiceAnswered options={asked.options} feedback={feedback} />
        <FirstAnswer question={question} />
        <Principle feedback={feedback} />
      </>
    );
  }
  return (
    <div className={styles.rother} data-testid="other-answer">
      <Scenario facts={feedback.caseFacts} isListed question={asked} />
      <Figures question={asked} />
      <AnswerInput
        first={question.firstAnswer}
        labelledBy={stemId(question)}
        onChange={nothing}
        question={asked}
        value={question.answer}
        feedback={feedback}
      />
      <FirstAnswer question={question} />
      <FeedbackReasons
        question={asked}
        readOn={<ReadOn lesson={feedback.lesson} />}
        feedback={feedback}
      />
    </div>
  );
}

/** What had to be read off before the answer. */
function Figures({ question }: { question: OpenQuestion }) {
  const t = useTexts('questions');
  const lang = contentLang(useLocale());
  return (
    <>
      {question.table && <DataTable label={t.table} lang={lang} table={question.table} />}
      <QuestionView question={question} />
    </>
  );
}

/** What is asked stands in the row that opens. */
export const stemId = ({ number }: ReviewQuestion): string => `question-${number}`;

/** An answered question takes no other answer. */
const nothing = (): void => undefined;

function Principle({ feedback }: { feedback: Feedback }) {
  const player = useTexts('player');
  const lang = contentLang(useLocale());
  return (
    <>
      <h3 className={styles.principle}>
        <Icon of={Route} />
        {player.principle}
      </h3>
      <p lang={lang}>{feedback.explanation}</p>
      <p className="small muted" lang={lang}>
        {player.source(feedback.ref)}
      </p>
      <ReadOn lesson={feedback.lesson} />
    </>
  );
}

interface ChoiceProps {
  options: readonly { id: string; text: string }[];
  feedback: ChoiceFeedback;
}

function ChoiceAnswered({ options, feedback }: ChoiceProps) {
  const t = useTexts('player');
  const lang = contentLang(useLocale());
  return (
    <ul aria-label={t.outcome} className={styles.ropts} data-testid="review-options">
      {options.map(({ id, text }, at) => {
        const isChosen = feedback.chosen.includes(id);
        const isRight = feedback.answer.includes(id);
        const word = choiceWord(t, { isRight, isChosen }, feedback.chosen.length > 0);
        return (
          <li data-r={isRight ? 'right' : isChosen ? 'wrong' : 'rest'} key={id}>
            <kbd>{optionLetter(at)}</kbd>
            <div>
              <p className={styles.what}>
                <b lang={lang}>{text}</b>
                {word !== null && (
                  <span className="tag">
                    <Icon of={isRight ? Check : X} size="s" />
                    {word}
                  </span>
                )}
              </p>
              <p className="muted" lang={lang}>
                {feedback.reasons.find(({ optionId }) => optionId === id)?.why}
              </p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}

/** Options and places that were chosen first, where others followed; parts of other answers say it themselves. */
function FirstAnswer({ question: { question, firstAnswer } }: { question: ReviewQuestion }) {
  const { review: t } = useTexts('report');
  const lang = contentLang(useLocale());
  const names = chosenNames(question, firstAnswer);
  if (names === null) return null;
  return (
    <p className="small muted">
      {t.first} <span lang={lang}>{names}</span>
    </p>
  );
}
