// The question that is shown, with its answer; where the paper explains at once, with its reasons.
import { Check, CloudUpload, Flag, Info, Minus, X } from 'lucide-react';
import { type ReactNode, type Ref, useEffect, useRef } from 'react';
import { useDevice } from '#client/base/device.ts';
import { useTexts } from '#client/base/language/language.tsx';
import type { AttemptSession } from '#client/features/attempt/attempt-session.ts';
import {
  type AttemptSessionState,
  answeredHere,
  partOf,
  type Shown,
  totalHere,
} from '#client/features/attempt/attempt-session-state.ts';
import { isUnsent } from '#client/features/attempt/working-copy.ts';
import { AnswerInput } from '#client/features/questions/answer-input.tsx';
import { FeedbackReasons } from '#client/features/questions/feedback-reasons.tsx';
import type { CaseNumbers } from '#client/features/questions/question-case.tsx';
import { QuestionText } from '#client/features/questions/question-text.tsx';
import { canStrike } from '#client/features/questions/question-types.ts';
import { ReadOn } from '#client/features/questions/read-on.tsx';
import { Icon } from '#client/ui/icon.tsx';
import type { Feedback } from '#contract/questions/questions.ts';
import { missingIn } from '#domain/questions/answer.ts';
import attemptStyles from './attempt.module.css';
import styles from './attempt-parts.module.css';
import { LeftBefore } from './left-before.tsx';

interface QuestionCardProps {
  attemptSession: AttemptSession;
  state: AttemptSessionState;
  shown: Shown;
  isLocked: boolean;
  stemRef: Ref<HTMLHeadingElement>;
  /** The chosen option was pressed once more; undefined where the answer stays changeable. */
  onAgain: (() => void) | undefined;
  /** Beside the number. */
  clock: ReactNode;
  /** Below the question: what is asked or offered with it. */
  below: ReactNode;
}

export const STEM_ID = 'stem';

export function QuestionCard(props: QuestionCardProps) {
  const { attemptSession, state, shown, isLocked, stemRef, clock, below } = props;
  const t = useTexts('attempt');
  const { asked, answer, isCommitted, struck } = shown;
  const { question, number, feedback } = asked;
  // Where every question has its own seconds none is come back to, and nobody reads on.
  const isPaced = state.attempt.serving !== null;
  return (
    <article
      aria-labelledby={STEM_ID}
      className={styles.q}
      data-testid="question"
      data-explained={isCommitted ? '' : undefined}
    >
      <div className={styles.qh}>
        {clock}
        <p className={`eyebrow ${styles.place}`}>
          <span>{t.questionOf(number, state.attempt.total)}</span>
          <PartHere state={state} />
        </p>
        {isPaced ? <LeftBefore state={state} /> : <FlagButton {...props} />}
      </div>
      <QuestionText
        caseFacts={isCommitted ? feedback?.caseFacts : undefined}
        caseNumbers={numbersOfCase(state, question.case?.id)}
        id={STEM_ID}
        level={1}
        question={question}
        titleRef={stemRef}
      />
      <AnswerInput
        disabled={isLocked || isCommitted || (isPaced && state.asking === 'next')}
        key={question.id}
        labelledBy={STEM_ID}
        onAgain={props.onAgain}
        onChange={attemptSession.answer}
        question={question}
        strike={
          isPaced || isLocked || !canStrike(question)
            ? undefined
            : { struck, toggle: attemptSession.strike }
        }
        value={answer}
        feedback={isCommitted ? feedback : null}
      />
      {/* Always there: a live region that appears with its text is not read everywhere. */}
      <div
        className={styles.feedback}
        data-testid="feedback"
        ref={useFeedbackFocus(question.id, isCommitted, feedback)}
        role="status"
        tabIndex={-1}
      >
        {isCommitted ? (
          feedback === null ? (
            <Waiting shown={shown} />
          ) : (
            <Outcome feedback={feedback} />
          )
        ) : (
          <Missing shown={shown} />
        )}
      </div>
      {isCommitted && feedback !== null && (
        <FeedbackReasons
          question={question}
          readOn={
            isPaced ? null : (
              <ReadOn
                during={state.attempt.paper.untimed ? 'no-clock' : 'clock'}
                lesson={feedback.lesson}
              />
            )
          }
          feedback={feedback}
        />
      )}
      {below}
    </article>
  );
}

/** Which block or part runs, with the figure that the numbers and the way on speak of. */
function PartHere({ state }: { state: AttemptSessionState }) {
  const t = useTexts('attempt');
  const part = partOf(state);
  if (part === null) return null;
  const here = (part.isBlock ? t.pause : t.part).here;
  return (
    <span className={`${styles.partHere} muted`}>
      {here(part.at + 1, part.count, answeredHere(state), totalHere(state))}
    </span>
  );
}

/** The numbers of the questions that stand on one case. */
function numbersOfCase(
  { attempt: { questions } }: AttemptSessionState,
  caseId: string | undefined,
): CaseNumbers | undefined {
  if (caseId === undefined) return undefined;
  const own = questions.filter(({ question }) => question.case?.id === caseId);
  return { from: own.at(0)!.number, to: own.at(-1)!.number };
}

function FlagButton({ attemptSession, shown: { flagged }, isLocked }: QuestionCardProps) {
  const t = useTexts('attempt');
  const { keyShortcuts } = useDevice().settings;
  return (
    <button
      aria-keyshortcuts={keyShortcuts ? 'F' : undefined}
      aria-pressed={flagged}
      className={`btn btn-ghost ${attemptStyles.flag}`}
      disabled={isLocked}
      onClick={attemptSession.flag}
      type="button"
    >
      <Icon of={Flag} />
      {flagged ? t.flagged : t.flag}
      {keyShortcuts && (
        <span aria-hidden="true" className={`${styles.key} not-s of-keys`}>
          F
        </span>
      )}
    </button>
  );
}

/**
 * Giving an answer takes the button and the options away that had the focus: it goes on to what became
 * of the answer, so that keyboard and voice go on from there.
 */
function useFeedbackFocus(
  questionId: string,
  isCommitted: boolean,
  feedback: Feedback | null,
): Ref<HTMLDivElement> {
  const place = useRef<HTMLDivElement>(null);
  const before = useRef({ questionId, isCommitted });
  useEffect(() => {
    const { current } = before;
    before.current = { questionId, isCommitted };
    // One that is gone back to was given before: there the question itself has the focus.
    if (current.questionId === questionId && isCommitted && !current.isCommitted)
      place.current?.focus();
  }, [questionId, isCommitted]);
  useEffect(() => {
    // The options say more once they are marked, and push it down: it stays where the eye is.
    if (feedback === null || place.current !== document.activeElement) return;
    const why = place.current?.parentElement?.querySelector('.why > section');
    // What comes of the answer has the last word where both do not fit.
    for (const part of [why, place.current]) part?.scrollIntoView({ block: 'nearest' });
  }, [feedback]);
  return place;
}

/** An answer is begun, and what it still needs is said where the eye is. */
function Missing({ shown }: { shown: Shown }) {
  const missing = useMissing(shown);
  if (missing === null) return null;
  return (
    <p className={`${styles.missing} small`} data-testid="missing">
      {missing}
    </p>
  );
}

/** What a begun answer still needs, in words; null where it needs nothing. */
export function useMissing({ asked, answer, isCommitted }: Shown): string | null {
  const t = useTexts('player');
  const missing = answer === null || isCommitted ? 0 : missingIn(asked.question, answer);
  if (missing === 0) return null;
  return missing > 0 ? t.chooseMore(missing) : t.chooseFewer(-missing);
}

/** The answer is given, its reasons are not here: they wait for the network, or for another exam. */
function Waiting({ shown }: { shown: Shown }) {
  const { feedback: t } = useTexts('attempt');
  const waits = isUnsent(shown.entry);
  return (
    <p className="note">
      <Icon of={waits ? CloudUpload : Info} />
      {waits ? t.waits : t.withheld}
    </p>
  );
}

/** Said where the eye is: right, in part or not, and what it is worth where that is not all. */
function Outcome({ feedback }: { feedback: Feedback }) {
  const { feedback: t } = useTexts('attempt');
  const { points } = useTexts('questions');
  const isPart = !feedback.right && feedback.points > 0;
  const look = feedback.right ? 'right' : isPart ? 'part' : 'wrong';
  return (
    <p className={styles.outcomeLine} data-testid="outcome-line" data-look={look}>
      <Icon of={{ right: Check, part: Minus, wrong: X }[look]} />
      <b>{t[look]}</b>
      {feedback.maxPoints > 1 && ` ${points(feedback.points, feedback.maxPoints)}`}
    </p>
  );
}
