// A check question, before and after its answer.
import { Info } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { useLocale, useTexts } from '#client/base/language/language.tsx';
import { contentLang } from '#client/base/language/localized.ts';
import { optionLetter } from '#client/ui/answering/option-letter.ts';
import { MarkedOptions, markTag, OptionList } from '#client/ui/answering/option-list.tsx';
import { Reasons } from '#client/ui/answering/reasons.tsx';
import { optionResult, orderedReasons } from '#client/ui/answering/verdict-order.ts';
import { Icon } from '#client/ui/icon.tsx';
import type { CheckStep } from './answer-sheet.ts';
import '#client/ui/lesson/lesson.css';
import styles from './check.module.css';

interface CheckCardProps {
  step: CheckStep;
  place: { number: number; total: number };
  chosen: readonly string[];
  /** The answer is on its way: the choice stands still. */
  isSending: boolean;
  /** Another tab or device answered first. */
  isElsewhere: boolean;
  /** A done mission is read again: nothing is asked. */
  isReview: boolean;
  way: 'forward' | 'back' | undefined;
  titleRef: Ref<HTMLHeadingElement>;
  onChoose: (optionId: string) => void;
  /** Stands under the reasons. */
  afterFeedback: ReactNode;
}

export function CheckCard(props: CheckCardProps) {
  const {
    step,
    place,
    chosen,
    isSending,
    isElsewhere,
    isReview,
    way,
    titleRef,
    onChoose,
    afterFeedback,
  } = props;
  const locale = useLocale();
  const t = useTexts('player');
  const lang = contentLang(locale);
  const { question, feedback } = step;
  const isOpen = feedback === null && !isReview;
  return (
    <article
      aria-labelledby="stem"
      className={`lesson ${styles.check}`}
      data-card="check"
      data-way={way}
    >
      <div>
        <p className="eyebrow">{t.checkOf(place.number, place.total)}</p>
        <h1 className={styles.stem} id="stem" lang={lang} ref={titleRef} tabIndex={-1}>
          {question.stem}
        </h1>
        {question.type === 'ms' && (
          <p className={`${styles.choose} small`}>
            <b>{t.choose(question.choose)}</b>
            {isOpen && <span>{t.chosen(chosen.length, question.choose)}</span>}
          </p>
        )}
        <div className="answering" lang={lang}>
          {isOpen ? (
            <OptionList
              chosen={chosen}
              isLocked={isSending}
              isMany={question.type === 'ms'}
              labelledBy="stem"
              name={step.id}
              onChoose={onChoose}
              options={question.options}
            />
          ) : (
            <AnsweredOptions step={step} />
          )}
        </div>
        {isElsewhere && (
          <p className="note">
            <Icon of={Info} />
            {t.answeredElsewhere}
          </p>
        )}
      </div>
      {feedback !== null && (
        <Reasons
          {...orderedReasons(
            question.options,
            feedback,
            (id) => feedback.reasons.find(({ optionId }) => optionId === id)?.why,
          )}
          explanation={feedback.explanation}
          lang={lang}
          markOf={optionLetter}
          source={feedback.ref}
          words={t}
        />
      )}
      {feedback !== null && afterFeedback}
    </article>
  );
}

function AnsweredOptions({ step: { question, feedback } }: { step: CheckStep }) {
  const t = useTexts('player');
  return (
    <MarkedOptions
      isMany={question.type === 'ms'}
      label={feedback === null ? t.options : t.outcome}
      markOf={(id) => {
        const result = feedback === null ? 'rest' : optionResult(feedback, id);
        return { result, ...markTag(t, result, feedback?.chosen.includes(id) ?? false) };
      }}
      options={question.options}
    />
  );
}
