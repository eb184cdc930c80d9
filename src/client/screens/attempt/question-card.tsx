// The question that is shown, with its answer; where the paper explains at once, with its reasons.
import { CloudUpload, Flag, Info } from 'lucide-react';
import type { Ref } from 'react';
import { useExamTexts } from '#client/app/language/exam-texts.ts';
import { useLocale } from '#client/app/language/language.tsx';
import { contentLang } from '#client/app/language/localized.ts';
import type { Sitting } from '#client/features/attempt/sitting.ts';
import type { Shown, SittingState } from '#client/features/attempt/sitting-state.ts';
import { isUnsent } from '#client/features/attempt/working-copy.ts';
import { Icon } from '#client/ui/icon.tsx';
import type { AttemptQuestion } from '#contract/exams.ts';
import type { ExamMessages } from '#texts/exams/messages.ts';
import { AnswerInput } from './answer-input.tsx';
import { AnswerVerdict } from './answer-verdict.tsx';

interface QuestionCardProps {
  sitting: Sitting;
  state: SittingState;
  shown: Shown;
  isLocked: boolean;
  stemRef: Ref<HTMLHeadingElement>;
}

export const STEM_ID = 'stem';

export function QuestionCard({ sitting, state, shown, isLocked, stemRef }: QuestionCardProps) {
  const { attempt: t } = useExamTexts();
  const lang = contentLang(useLocale());
  const { asked, answer, flagged, isCommitted } = shown;
  const { question, number, verdict } = asked;
  return (
    <article aria-labelledby={STEM_ID} className="q" data-explained={isCommitted ? '' : undefined}>
      <div className="qh">
        <p className="eyebrow">
          {t.questionOf(number, state.attempt.total)}
          {!isCommitted && `, ${howOf(t.how, question)}`}
        </p>
        <button
          aria-pressed={flagged}
          className="btn btn-ghost flag"
          disabled={isLocked}
          onClick={sitting.flag}
          type="button"
        >
          <Icon of={Flag} />
          {flagged ? t.flagged : t.flag}
          <span aria-hidden="true" className="key not-s">
            F
          </span>
        </button>
      </div>
      {question.type === 'gradient' && (
        <div className="case" lang={lang}>
          {question.scenario.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      )}
      <h1 className="stem" id={STEM_ID} lang={lang} ref={stemRef} tabIndex={-1}>
        {question.stem}
      </h1>
      {isCommitted && verdict !== null ? (
        <AnswerVerdict question={question} verdict={verdict} />
      ) : (
        <div lang={lang}>
          <AnswerInput
            answer={answer}
            isLocked={isLocked || isCommitted}
            key={question.id}
            labelledBy={STEM_ID}
            onAnswer={sitting.answer}
            question={question}
          />
        </div>
      )}
      {isCommitted && verdict === null && <Waiting shown={shown} />}
    </article>
  );
}

/** The answer is given, its reasons are not here: they wait for the network, or for another exam. */
function Waiting({ shown }: { shown: Shown }) {
  const { verdict: t } = useExamTexts().attempt;
  const waits = isUnsent(shown.entry);
  return (
    <p className="note" role="status">
      <Icon of={waits ? CloudUpload : Info} />
      {waits ? t.waits : t.held}
    </p>
  );
}

function howOf(t: ExamMessages['attempt']['how'], question: AttemptQuestion['question']): string {
  switch (question.type) {
    case 'sc':
      return t.one;
    case 'ms':
      return t.many(question.choose);
    case 'gradient':
      return t.best;
    case 'match':
      return t.match;
    case 'order':
      return t.order;
    case 'fill':
      return t.fill;
    case 'hotspot':
      return t.areas(question.choose);
  }
}
