// The activity under way: strip, one card, and the way on.

import { lazy, type ReactNode, type Ref, Suspense, useEffect, useRef } from 'react';
import { useSearchText } from '#client/base/go.tsx';
import { useFailureText, useTexts } from '#client/base/language/language.tsx';
import { scrollToTop } from '#client/base/scroll-places.ts';
import { useLearner } from '#client/base/session/session.tsx';
import { CardStrip } from '#client/features/player/card-strip.tsx';
import { type CheckStep, minutesFrom } from '#client/features/player/cards.ts';
import { TaskCard } from '#client/features/player/tasks/task-card.tsx';
import { Terms } from '#client/features/player/terms/terms.tsx';
import { chosenNames } from '#client/features/questions/question-types.ts';
import type { Play } from '#contract/play.ts';
import { countedOf } from '#domain/tasks/ticks.ts';
import { CheckCard } from './check-card.tsx';
import styles from './player.module.css';
import { PlayerFoot } from './player-foot.tsx';
import { PlayerTop } from './player-top.tsx';
import { QuizResult } from './quiz-result.tsx';
import { ReadingCard } from './reading-card.tsx';
import { StoryWaits } from './story-waits.tsx';
import { type Player, type PlayerOptions, usePlayer } from './use-player.ts';
import { usePlayerKeys, useSwipe } from './use-player-keys.ts';
import { useWaits } from './use-waits.ts';

/** Fetched with the first feedback: a question that is open needs none of it. */
const ReportQuestion = lazy(async () => ({
  default: (await import('#client/features/questions/report/report-question.tsx')).ReportQuestion,
}));

interface PlayerViewProps extends PlayerOptions {
  /** Stands between the title and the cards: the stories of a lab. */
  above: ReactNode;
}

export function PlayerView({ above, ...options }: PlayerViewProps) {
  const { play, onClose } = options;
  const player = usePlayer(options);
  const stage = useRef<HTMLElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  usePlayerKeys(player, onClose);
  useSwipe(stage, player);
  const { isReview } = player;
  const cameTo = useRef(useSearchText()[0].line);
  useEffect(() => {
    // A done activity opens at its first card, wherever the page was left; who comes back to a line stays there.
    if (isReview && cameTo.current === undefined) scrollToTop();
  }, [isReview]);
  const asked = player.again?.number;
  const isHandedIn = player.tasks.task?.outcome != null;
  const wasHandedIn = useRef({ index: player.index, is: isHandedIn });
  useEffect(() => {
    // A new card is read from its title on; the first one is the page's own arrival.
    const isArrival = player.way === undefined && !player.isResult && asked === undefined;
    if (player.index < 0 || isArrival) return;
    scrollToTop();
    title.current?.focus({ preventScroll: true });
  }, [player.index, player.way, player.isResult, asked]);
  useEffect(() => {
    const before = wasHandedIn.current;
    wasHandedIn.current = { index: player.index, is: isHandedIn };
    // What came of a task, or its next round, is read from its title on, too: the page has become another one.
    if (before.index !== player.index || before.is === isHandedIn) return;
    scrollToTop();
    title.current?.focus({ preventScroll: true });
  }, [player.index, isHandedIn]);
  return (
    <div className={styles.player}>
      <PlayerTop activity={play.activity} isReview={player.isReview} />
      <div>
        {above}
        <CardStrip marks={player.marks} onOpen={player.move} texts={player.texts} />
        <RoundAhead play={play} player={player} />
      </div>
      <main className={styles.stage} data-testid="stage" id="main" ref={stage} tabIndex={-1}>
        <Terms terms={play.terms}>
          <Card onLeave={onClose} play={play} player={player} titleRef={title} />
        </Terms>
      </main>
      <p aria-live="polite" className="vh">
        <Spoken player={player} />
      </p>
      <PlayerFoot minutesLeft={minutesFrom(play, player.index)} player={player} />
    </div>
  );
}

/** At the first question of a round: how much it is, and what passes. */
function RoundAhead({ play: { activity, steps }, player }: { play: Play; player: Player }) {
  const { ahead } = useTexts('tasks').quiz;
  const isFirst = player.index === 0 && !player.isResult && player.again === null;
  if (activity.quiz === null || player.isReview || !isFirst) return null;
  const { passPercent } = activity.quiz;
  return (
    <p className={`${styles.roundAhead} small muted`}>
      {ahead(steps.length, activity.estimatedMinutes, passPercent)}
    </p>
  );
}

interface CardProps {
  player: Player;
  play: Play;
  onLeave: () => void;
  titleRef: Ref<HTMLHeadingElement>;
}

function Card({ player, play, onLeave, titleRef }: CardProps) {
  const { step, way, index, tasks, againState } = player;
  const failureText = useFailureText();
  const againFailed = againState.status === 'failed' ? failureText(againState.code) : null;
  const place = { number: index + 1, total: play.steps.length };
  if (player.isResult && player.quiz !== null) {
    return (
      <QuizResult
        outcome={player.outcome}
        isTestOut={play.activity.kind === 'testout'}
        onLook={() => player.move(0)}
        quiz={player.quiz}
        retake={player.retakeState}
        titleRef={titleRef}
      />
    );
  }
  if (player.isResult) {
    return (
      <StoryWaits
        missed={player.missed}
        missing={player.requirementsLeft}
        onLeave={onLeave}
        onRepeat={player.repeat}
        titleRef={titleRef}
        xp={player.xp}
      />
    );
  }
  if (player.again !== null) {
    const { number, total, step: repeated } = player.again;
    return <Check place={{ number, total }} player={player} step={repeated} titleRef={titleRef} />;
  }
  if (step === undefined) return null;
  if (step.kind === 'reading') {
    return (
      <ReadingCard
        company={player.company}
        key={step.id}
        place={place}
        step={step}
        titleRef={titleRef}
        way={way}
      />
    );
  }
  if (step.kind === 'check')
    return <Check place={place} player={player} step={step} titleRef={titleRef} />;
  if (tasks.answer === null) return null;
  return (
    <TaskCard
      againFailed={againFailed}
      answer={tasks.answer}
      group={play.activity.groupTitle}
      isElsewhere={tasks.state?.status === 'elsewhere'}
      isRatingLate={tasks.isRatingLate}
      isSending={player.isBusy}
      key={step.id}
      onAgain={player.workAgain}
      onChange={tasks.change}
      onPause={tasks.onPause}
      onRate={tasks.rate}
      place={place}
      problems={tasks.problems}
      ratings={tasks.ratings}
      step={step}
      story={storyOf(play)}
      titleRef={titleRef}
      tries={tasks.tries}
      way={way}
    />
  );
}

interface CheckProps {
  player: Player;
  step: CheckStep;
  place: { number: number; total: number };
  titleRef: Ref<HTMLHeadingElement>;
}

function Check({ player, step, place, titleRef }: CheckProps) {
  const { id: learnerId } = useLearner();
  return (
    <CheckCard
      afterFeedback={
        // Its place stands before it comes: the way on must not move under a press.
        <Suspense fallback={<div className={styles.reportPlace} />}>
          <ReportQuestion
            learnerId={learnerId}
            number={place.number}
            questionId={step.question.id}
          />
        </Suspense>
      }
      isElsewhere={player.answerState?.status === 'elsewhere'}
      isAgain={player.again !== null}
      isReview={player.isReview && player.again === null}
      paysNothing={player.isReview}
      isSending={player.isBusy}
      key={player.again === null ? step.id : `again-${step.id}`}
      onAgain={player.goOn}
      onChange={player.change}
      place={place}
      step={step}
      titleRef={titleRef}
      value={player.value}
      way={player.again === null ? player.way : 'forward'}
    />
  );
}

/** A lab begins with its story. */
function storyOf({ activity, steps }: Play) {
  const [first] = steps;
  return activity.form === 'lab' && first?.kind === 'reading' ? first : null;
}

/** What the server said, aloud, once it has come. */
function Spoken({ player }: { player: Player }) {
  const tasks = useTexts('tasks');
  const waits = useWaits(player);
  const { check, isReview, texts: t } = player;
  if ((isReview && player.again === null) || player.isResult) return null;
  if (player.isWaiting) return waits;
  const outcome = player.tasks.task?.outcome;
  if (outcome) {
    const { points, outOf, parts, answer } = outcome;
    if (answer.kind === 'ticks') {
      // Of a list every line is a point.
      const { ticked, whole, notApplicable } = countedOf(answer, outOf);
      return tasks.ticks.say(ticked, whole, notApplicable);
    }
    if (points === null) return tasks.result.sayModel;
    const said = tasks.result.say(points, outOf);
    const right = parts.filter((part) => part.right).length;
    return parts.length > 0 ? `${said} ${tasks.result.parts(right, parts.length)}.` : said;
  }
  const feedback = check?.feedback ?? null;
  if (check === null || feedback === null) return null;
  if (feedback.right) return t.sayRight;
  const letters = 'chosen' in feedback && chosenNames(check.question, { chosen: feedback.answer });
  return letters ? t.sayWrong(letters) : `${t.feedbackWrong} ${t.feedbackWrongText}`;
}
