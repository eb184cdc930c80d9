// The question that is shown, with its answer; where the paper explains at once, with its reasons.
import { Check, CloudUpload, Flag, Info, Minus, X } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { useExamTexts } from '#client/app/language/exam-texts.ts';
import { useTexts } from '#client/app/language/language.tsx';
import type { Sitting } from '#client/features/attempt/sitting.ts';
import type { Shown, SittingState } from '#client/features/attempt/sitting-state.ts';
import { isUnsent } from '#client/features/attempt/working-copy.ts';
import { AnswerInput } from '#client/features/questions/answer-input.tsx';
import { QuestionText } from '#client/features/questions/question-text.tsx';
import { ReadOn } from '#client/features/questions/read-on.tsx';
import { VerdictReasons } from '#client/features/questions/verdict-reasons.tsx';
import { Icon } from '#client/ui/icon.tsx';
import type { Verdict } from '#contract/questions.ts';

interface QuestionCardProps {
  sitting: Sitting;
  state: SittingState;
  shown: Shown;
  isLocked: boolean;
  stemRef: Ref<HTMLHeadingElement>;
  /** Beside the number. */
  clock: ReactNode;
  /** Below the question: what is asked or offered with it. */
  below: ReactNode;
}

export const STEM_ID = 'stem';

export function QuestionCard(props: QuestionCardProps) {
  const { sitting, state, shown, isLocked, stemRef, clock, below } = props;
  const { attempt: t } = useExamTexts();
  const { asked, answer, flagged, isCommitted } = shown;
  const { question, number, verdict } = asked;
  // Where every question has its own seconds nobody reads on: the review leads there.
  const isPaced = state.attempt.serving !== null;
  return (
    <article aria-labelledby={STEM_ID} className="q" data-explained={isCommitted ? '' : undefined}>
      <div className="qh">
        {clock}
        <p className="eyebrow">{t.questionOf(number, state.attempt.total)}</p>
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
      <QuestionText id={STEM_ID} level={1} question={question} titleRef={stemRef} />
      <AnswerInput
        disabled={isLocked || isCommitted}
        key={question.id}
        labelledBy={STEM_ID}
        onChange={sitting.answer}
        question={question}
        value={answer}
        verdict={isCommitted ? verdict : null}
      />
      {isCommitted && verdict !== null && (
        <>
          <Outcome verdict={verdict} />
          <VerdictReasons
            question={question}
            readOn={isPaced ? null : <ReadOn isRunning lesson={verdict.lesson} />}
            verdict={verdict}
          />
        </>
      )}
      {isCommitted && verdict === null && <Waiting shown={shown} />}
      {below}
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

/** Said where the eye is, and read: right, in part or not, and what it is worth where that is not all. */
function Outcome({ verdict }: { verdict: Verdict }) {
  const { verdict: t } = useExamTexts().attempt;
  const { points } = useTexts().questions;
  const isPart = !verdict.right && verdict.points > 0;
  const look = verdict.right ? 'right' : isPart ? 'part' : 'wrong';
  return (
    <p className="outcome-line" data-look={look} role="status">
      <Icon of={{ right: Check, part: Minus, wrong: X }[look]} />
      <b>{t[look]}</b>
      {verdict.maxPoints > 1 && ` ${points(verdict.points, verdict.maxPoints)}`}
    </p>
  );
}
