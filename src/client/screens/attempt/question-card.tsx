// The question that is shown, with its answer; where the paper explains at once, with its reasons.
import { Check, CloudUpload, Flag, Info, Minus, X } from 'lucide-react';
import { type ReactNode, type Ref, useEffect, useRef } from 'react';
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
      {/* Always there: a live region that appears with its text is not read everywhere. */}
      <div
        className="told"
        ref={useToldFocus(question.id, isCommitted, verdict)}
        role="status"
        tabIndex={-1}
      >
        {isCommitted &&
          (verdict === null ? <Waiting shown={shown} /> : <Outcome verdict={verdict} />)}
      </div>
      {isCommitted && verdict !== null && (
        <VerdictReasons
          question={question}
          readOn={isPaced ? null : <ReadOn isRunning lesson={verdict.lesson} />}
          verdict={verdict}
        />
      )}
      {below}
    </article>
  );
}

/**
 * Giving an answer takes the button and the options away that had the focus: it goes on to what became
 * of the answer, so that keyboard and voice go on from there.
 */
function useToldFocus(
  questionId: string,
  isCommitted: boolean,
  verdict: Verdict | null,
): Ref<HTMLDivElement> {
  const told = useRef<HTMLDivElement>(null);
  const before = useRef({ questionId, isCommitted });
  useEffect(() => {
    const { current } = before;
    before.current = { questionId, isCommitted };
    // One that is gone back to was given before: there the question itself has the focus.
    if (current.questionId === questionId && isCommitted && !current.isCommitted)
      told.current?.focus();
  }, [questionId, isCommitted]);
  useEffect(() => {
    // The options say more once they are marked, and push it down: it stays where the eye is.
    if (verdict !== null && told.current === document.activeElement)
      told.current?.scrollIntoView({ block: 'nearest' });
  }, [verdict]);
  return told;
}

/** The answer is given, its reasons are not here: they wait for the network, or for another exam. */
function Waiting({ shown }: { shown: Shown }) {
  const { verdict: t } = useExamTexts().attempt;
  const waits = isUnsent(shown.entry);
  return (
    <p className="note">
      <Icon of={waits ? CloudUpload : Info} />
      {waits ? t.waits : t.held}
    </p>
  );
}

/** Said where the eye is: right, in part or not, and what it is worth where that is not all. */
function Outcome({ verdict }: { verdict: Verdict }) {
  const { verdict: t } = useExamTexts().attempt;
  const { points } = useTexts().questions;
  const isPart = !verdict.right && verdict.points > 0;
  const look = verdict.right ? 'right' : isPart ? 'part' : 'wrong';
  return (
    <p className="outcome-line" data-look={look}>
      <Icon of={{ right: Check, part: Minus, wrong: X }[look]} />
      <b>{t[look]}</b>
      {verdict.maxPoints > 1 && ` ${points(verdict.points, verdict.maxPoints)}`}
    </p>
  );
}
