// A round that is over: the score against the pass line, and the way to the next round.
import { CircleAlert } from 'lucide-react';
import type { Ref } from 'react';
import { useFailureText, useTexts } from '#client/base/language/language.tsx';
import { EventLines } from '#client/features/celebration/event-lines.tsx';
import { QuestLines } from '#client/features/celebration/quest-lines.tsx';
import type { QuizStand } from '#client/features/player/cards.ts';
import { Bar } from '#client/ui/bar.tsx';
import { Icon } from '#client/ui/icon.tsx';
import type { Outcome } from '#contract/outcome.ts';
import playerFootStyles from './player-foot.module.css';
import styles from './player-items.module.css';
import type { RetakeState } from './use-retake.ts';

interface QuizResultProps {
  quiz: QuizStand;
  /** Missions that ended with the round. */
  outcome: Outcome | null;
  /** A test that would open a phase. */
  isTestOut: boolean;
  retake: RetakeState;
  titleRef: Ref<HTMLHeadingElement>;
  onLook: () => void;
}

export function QuizResult(props: QuizResultProps) {
  const { quiz, outcome, isTestOut, retake, titleRef, onLook } = props;
  const t = useTexts('tasks').quiz;
  const failureText = useFailureText();
  return (
    <section aria-labelledby="quiz-result" className={styles.quizResult}>
      <p className="eyebrow">{t.round(quiz.round)}</p>
      <h1 id="quiz-result" ref={titleRef} tabIndex={-1}>
        {quiz.isFailed ? t.failed : t.passed}
      </h1>
      <p className={styles.score}>{t.score(quiz.percent)}</p>
      <div className={styles.against}>
        <Bar
          at={quiz.passPercent}
          color={quiz.isFailed ? 'var(--warn)' : 'var(--good)'}
          value={quiz.percent}
        />
        <p className="small">{t.line(quiz.passPercent)}</p>
      </div>
      <p>
        <b>{t.scoreOf(quiz.right, quiz.total, quiz.passPercent)}</b>
      </p>
      {quiz.isFailed ? (
        <p className="muted">{isTestOut ? t.testOut : t.again}</p>
      ) : (
        <p className="muted">{t.passedAgain}</p>
      )}
      {outcome !== null && <QuestLines quests={outcome.questsDone} />}
      {outcome !== null && <EventLines of={outcome} />}
      {retake.status === 'failed' && (
        <p className={playerFootStyles.pfail} role="alert">
          <Icon of={CircleAlert} />
          <span>
            {t.retakeFailed} <small>{failureText(retake.code)}</small>
          </span>
        </p>
      )}
      <button className="btn btn-line" onClick={onLook} type="button">
        {t.look}
      </button>
    </section>
  );
}
