// One question of the review: a row that says how it went, and behind it what there is to learn.
import {
  Check,
  ChevronDown,
  CircleDashed,
  EyeOff,
  Flag,
  type LucideIcon,
  PenLine,
  SquareDashed,
  X,
} from 'lucide-react';
import { useState } from 'react';
import { useLocale, useTexts } from '#client/base/language/language.tsx';
import { contentLang } from '#client/base/language/localized.ts';
import { useLearner } from '#client/base/session/session.tsx';
import { nameOf, type Outcome, outcomeOf } from '#client/features/exam/report-view.ts';
import { spanOf } from '#client/features/exam/when.ts';
import { ReportQuestion } from '#client/features/questions/report/report-question.tsx';
import { Icon } from '#client/ui/icon.tsx';
import type { ReviewQuestion } from '#contract/exams.ts';
import { Answered, stemId } from './answered.tsx';
import styles from './review.module.css';

const marks: Record<Outcome, LucideIcon> = {
  right: Check,
  wrong: X,
  partly: CircleDashed,
  unanswered: SquareDashed,
  hidden: EyeOff,
};

interface ReviewRowProps {
  question: ReviewQuestion;
  /** Time ended the practice: what was not answered was not reached. */
  isOverByTime: boolean;
  startsOpen: boolean;
  onFold: (isOpen: boolean) => void;
}

export function ReviewRow({ question, isOverByTime, startsOpen, onFold }: ReviewRowProps) {
  const { id: learnerId } = useLearner();
  const { review: t } = useTexts('report');
  const lang = contentLang(useLocale());
  // What is folded away is not drawn: forty questions have two hundred reasons.
  const [isOpened, setOpened] = useState(startsOpen);
  // From here on the browser folds.
  const [opensWith] = useState(startsOpen);
  const outcome = outcomeOf(question);
  const { number, flagged, firstAnswer, msSpent, objective, difficulty, confidence } = question;
  const word =
    outcome === 'partly'
      ? t.partly(question.points ?? 0, question.maxPoints)
      : outcome === 'unanswered' && isOverByTime
        ? t.notReached
        : t[outcome];
  return (
    <details
      className={styles.rrow}
      data-testid="review-row"
      onToggle={({ currentTarget: { open } }) => {
        if (open) setOpened(true);
        onFold(open);
      }}
      open={opensWith}
    >
      <summary>
        <span className={styles.num} data-testid="question-number" data-o={outcome}>
          <span className="vh">{t.number(number)}</span>
          <span aria-hidden="true">{number}</span>
          <Icon of={marks[outcome]} size="s" />
        </span>
        <span className={styles.stem} data-testid="stem" id={stemId(question)} lang={lang}>
          {nameOf(question.question)}
        </span>
        <span className={`${styles.marks} small muted`} data-testid="marks">
          <span data-o={outcome}>{word}</span>
          {flagged && (
            <span className={styles.flagged} data-testid="flagged">
              <Icon of={Flag} size="s" />
              {t.flagged}
            </span>
          )}
          {firstAnswer !== null && (
            <span>
              <Icon of={PenLine} size="s" />
              {t.changed}
            </span>
          )}
          {msSpent > 0 && <span>{spanOf(msSpent)}</span>}
        </span>
        <Icon of={ChevronDown} />
      </summary>
      {isOpened && (
        <div className={styles.rin}>
          <p className={`small muted ${styles.facts}`}>
            <span lang={lang}>{objective.title}</span>
            <span>{t.difficulty[difficulty]}</span>
            {msSpent > 0 && <span>{t.time(spanOf(msSpent))}</span>}
            {confidence !== null && <span>{t.confidence[confidence]}</span>}
          </p>
          {question.feedback === null ? (
            <p className="note">
              <Icon of={EyeOff} />
              {t.hiddenText}
            </p>
          ) : (
            <>
              <Answered question={question} feedback={question.feedback} />
              <ReportQuestion
                learnerId={learnerId}
                number={number}
                questionId={question.question.id}
              />
            </>
          )}
        </div>
      )}
    </details>
  );
}
