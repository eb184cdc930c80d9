// A check question of any type, before and after its answer.
import { Info } from 'lucide-react';
import { type ReactNode, type Ref, useEffect, useRef } from 'react';
import { useLocale, useTexts } from '#client/base/language/language.tsx';
import { contentLang } from '#client/base/language/localized.ts';
import type { CheckStep } from '#client/features/player/cards.ts';
import { AnswerInput } from '#client/features/questions/answer-input.tsx';
import { chosenIn, type Value } from '#client/features/questions/answer-value.ts';
import { FeedbackReasons } from '#client/features/questions/feedback-reasons.tsx';
import { Scenario } from '#client/features/questions/question-text.tsx';
import { uiOf } from '#client/features/questions/question-types.ts';
import { QuestionView } from '#client/features/questions/question-view.tsx';
import { Stem } from '#client/features/questions/stem.tsx';
import { Icon } from '#client/ui/icon.tsx';
import '#client/ui/lesson/lesson.css';
import styles from './check.module.css';

interface CheckCardProps {
  step: CheckStep;
  place: { number: number; total: number };
  value: Value;
  /** The answer is on its way: it stands still. */
  isSending: boolean;
  /** Another tab or device answered first. */
  isElsewhere: boolean;
  /** It was missed, and is asked once more. */
  isAgain?: boolean;
  /** A done activity is read again: nothing is asked. */
  isReview: boolean;
  /** It is asked again in a done activity, for nothing but to know it. */
  paysNothing?: boolean;
  way: 'forward' | 'back' | undefined;
  titleRef: Ref<HTMLHeadingElement>;
  onChange: (value: Value) => void;
  /** The chosen option was pressed once more: that answers. */
  onAgain?: () => void;
  /** Stands under the reasons. */
  afterFeedback: ReactNode;
}

export function CheckCard(props: CheckCardProps) {
  const { step, place, value, isSending, isElsewhere, isReview } = props;
  const { way, titleRef, onChange, afterFeedback } = props;
  const locale = useLocale();
  const t = useTexts('player');
  const lang = contentLang(locale);
  const { question, feedback } = step;
  // Options and why stand beside a picture where there is room: neither is looked for below it.
  const isBeside = question.view !== undefined && 'options' in question;
  const answering = (
    <>
      <HowMany isOpen={feedback === null && !isReview} question={question} value={value} />
      <AnswerInput
        disabled={isSending || isReview}
        feedback={feedback}
        labelledBy="stem"
        onAgain={props.onAgain}
        onChange={onChange}
        question={question}
        value={value}
      />
      {isElsewhere && (
        <p className="note">
          <Icon of={Info} />
          {t.answeredElsewhere}
        </p>
      )}
    </>
  );
  const reasons = feedback !== null && (
    <>
      <FeedbackReasons feedback={feedback} question={question} readOn={null} />
      {afterFeedback}
    </>
  );
  return (
    <article
      aria-labelledby="stem"
      className={`lesson ${styles.check}`}
      data-beside={isBeside ? '' : undefined}
      data-card="check"
      data-way={way}
      ref={useReasonInView(feedback)}
    >
      <div>
        <p className="eyebrow">
          {props.isAgain
            ? t.again.of(place.number, place.total)
            : t.checkOf(place.number, place.total)}
        </p>
        {props.isAgain && props.paysNothing && (
          <p className={`${styles.pays} small muted`}>{t.again.paysNothing}</p>
        )}
        <Scenario question={question} />
        <h1 className={styles.stem} id="stem" lang={lang} ref={titleRef} tabIndex={-1}>
          <Stem of={question.stem} />
        </h1>
        <QuestionView question={question} />
        {!isBeside && answering}
      </div>
      {isBeside ? (
        <div>
          {answering}
          {reasons}
        </div>
      ) : (
        reasons
      )}
    </article>
  );
}

/** Once an answer has its feedback, the reason of what was chosen is in view, wherever the page was scrolled to. */
function useReasonInView(feedback: CheckStep['feedback']): Ref<HTMLElement> {
  const card = useRef<HTMLElement>(null);
  const had = useRef(feedback !== null);
  useEffect(() => {
    const isNew = feedback !== null && !had.current;
    had.current = feedback !== null;
    // Other types tell why in the rows that they mark, where the eye is.
    if (!isNew || !('chosen' in feedback)) return;
    card.current?.querySelector('.why > section')?.scrollIntoView?.({ block: 'nearest' });
  }, [feedback]);
  return card;
}

interface HowManyProps {
  question: CheckStep['question'];
  value: Value;
  isOpen: boolean;
}

/** How it is answered: choices say how many, the other types how. */
function HowMany({ question, value, isOpen }: HowManyProps) {
  const t = useTexts('player');
  const { hint } = useTexts('questions');
  if (!('options' in question && 'choose' in question)) {
    return <p className={`${styles.choose} small`}>{uiOf(question).hint(question, hint)}</p>;
  }
  if (question.choose === 1) return null;
  return (
    <p className={`${styles.choose} small`}>
      <b>{t.choose(question.choose)}</b>
      {isOpen && <span>{t.chosen(chosenIn(value).length, question.choose)}</span>}
    </p>
  );
}
