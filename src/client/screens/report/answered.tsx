// A question with its verdict: every option says what it was and why, then the principle. What is no
// choice of options is told by the parts that ask it.
import { Check, Route, X } from 'lucide-react';
import { useExamTexts } from '#client/app/language/exam-texts.ts';
import { useLocale, useTexts } from '#client/app/language/language.tsx';
import { contentLang } from '#client/app/language/localized.ts';
import { AnswerInput } from '#client/features/questions/answer-input.tsx';
import { chosenNames } from '#client/features/questions/chosen-names.ts';
import { HalfLine } from '#client/features/questions/half-line.tsx';
import { Scenario } from '#client/features/questions/question-text.tsx';
import { ReadOn } from '#client/features/questions/read-on.tsx';
import { VerdictReasons } from '#client/features/questions/verdict-reasons.tsx';
import { optionLetter } from '#client/ui/answering/option-letter.ts';
import { choiceWord } from '#client/ui/answering/option-list.tsx';
import { Icon } from '#client/ui/icon.tsx';
import type { ReviewQuestion } from '#contract/exams.ts';
import type { ChoiceVerdict, Verdict } from '#contract/questions.ts';

interface AnsweredProps {
  question: ReviewQuestion;
  verdict: Verdict;
}

export function Answered({ question, verdict }: AnsweredProps) {
  const { question: asked } = question;
  if ((verdict.type === 'sc' || verdict.type === 'ms') && 'options' in asked) {
    return (
      <>
        <HalfLine verdict={verdict} />
        <ChoiceAnswered options={asked.options} verdict={verdict} />
        <FirstAnswer question={question} />
        <Principle verdict={verdict} />
      </>
    );
  }
  return (
    <div className="rother">
      <Scenario question={asked} />
      <AnswerInput
        first={question.firstAnswer}
        labelledBy={stemId(question)}
        onChange={nothing}
        question={asked}
        value={question.answer}
        verdict={verdict}
      />
      <FirstAnswer question={question} />
      <VerdictReasons
        question={asked}
        readOn={<ReadOn lesson={verdict.lesson} />}
        verdict={verdict}
      />
    </div>
  );
}

/** What is asked stands in the row that opens. */
export const stemId = ({ number }: ReviewQuestion): string => `question-${number}`;

/** An answered question takes no other answer. */
const nothing = (): void => undefined;

function Principle({ verdict }: { verdict: Verdict }) {
  const { player } = useTexts();
  const lang = contentLang(useLocale());
  return (
    <>
      <h3 className="principle">
        <Icon of={Route} />
        {player.principle}
      </h3>
      <p lang={lang}>{verdict.explanation}</p>
      <p className="small muted" lang={lang}>
        {player.source(verdict.ref)}
      </p>
      <ReadOn lesson={verdict.lesson} />
    </>
  );
}

interface ChoiceProps {
  options: readonly { id: string; text: string }[];
  verdict: ChoiceVerdict;
}

function ChoiceAnswered({ options, verdict }: ChoiceProps) {
  const t = useTexts().player;
  const lang = contentLang(useLocale());
  return (
    <ul aria-label={t.outcome} className="ropts">
      {options.map(({ id, text }, at) => {
        const isChosen = verdict.chosen.includes(id);
        const isRight = verdict.answer.includes(id);
        const word = choiceWord(t, { isRight, isChosen }, verdict.chosen.length > 0);
        return (
          <li data-r={isRight ? 'right' : isChosen ? 'wrong' : 'rest'} key={id}>
            <kbd>{optionLetter(at)}</kbd>
            <div>
              <p className="what">
                <b lang={lang}>{text}</b>
                {word !== null && (
                  <span className="tag">
                    <Icon of={isRight ? Check : X} size="s" />
                    {word}
                  </span>
                )}
              </p>
              <p className="muted" lang={lang}>
                {verdict.reasons.find(({ optionId }) => optionId === id)?.why}
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
  const { review: t } = useExamTexts().report;
  const lang = contentLang(useLocale());
  const names = chosenNames(question, firstAnswer);
  if (names.length === 0) return null;
  return (
    <p className="small muted">
      {t.first} <span lang={lang}>{names.join(question.type === 'hotspot' ? '; ' : ', ')}</span>
    </p>
  );
}
