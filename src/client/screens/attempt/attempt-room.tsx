// Nothing but the question, the numbers, the time and what is saved; and what may come between.

import { Suspense, useCallback, useEffect, useRef, useState } from 'react';
import type { ReceivedAttempt } from '#client/api/exam-queries.ts';
import { addresses } from '#client/base/addresses.ts';
import { useIsWide } from '#client/base/is-wide.ts';
import { useTexts } from '#client/base/language/language.tsx';
import { Redirect } from '#client/base/navigation.tsx';
import { OfflineBanner } from '#client/base/offline-banner.tsx';
import { usePaperName } from '#client/base/paper-name.ts';
import { scrollToTop } from '#client/base/scroll-places.ts';
import { useLearner } from '#client/base/session/session.tsx';
import { useTitle } from '#client/base/use-title.ts';
import {
  answeredHere,
  currentOf,
  isSettled,
  partOf,
  totalHere,
} from '#client/features/attempt/attempt-session-state.ts';
import { isWorkKept } from '#client/features/attempt/work-storage.ts';
import { canStrike, choiceKeys } from '#client/features/questions/question-types.ts';
import { Dialog } from '#client/ui/dialog.tsx';
import type { Paper } from '#contract/exams.ts';
import styles from './attempt.module.css';
import { BookPanel } from './book/book-panel.tsx';
import { BreakScene, EndBlockDialog } from './break-scene.tsx';
import caseStyles from './case.module.css';
import { ConflictNote } from './conflict-note.tsx';
import { Navigator, Numbers, NumbersKey } from './navigator.tsx';
import { OverScene } from './over-scene.tsx';
import { EndPartDialog, PartNote } from './part-scene.tsx';
import { PracticeParts, QuestionClock, Sureness } from './practice-parts.tsx';
import { QuestionCard, useMissing } from './question-card.tsx';
import rapidStyles from './rapid.module.css';
import { RoomFoot } from './room-foot.tsx';
import { RoomHead } from './room-head.tsx';
import { SubmitDialog } from './submit-dialog.tsx';
import { useAttemptSession } from './use-attempt-session.ts';
import { useLeft } from './use-left.ts';
import { useAttemptKeys, useMoves } from './use-moves.ts';
import { useRapid } from './use-rapid.ts';
import { Calculator, useTools } from './use-tools.ts';

interface AttemptRoomProps {
  attempt: ReceivedAttempt;
  /** The paper has no running attempt any more. */
  isGone: boolean;
}

/** Whether the book lies beside this question: beside the whole paper, or beside its part. */
const isOpenAt = ({ openBook, parts }: Paper, number: number): boolean =>
  openBook || parts.some((part) => part.openBook && number >= part.from && number <= part.to);

type Asking = 'submit' | 'numbers' | null;

export function AttemptRoom({ attempt, isGone }: AttemptRoomProps) {
  const t = useTexts('attempt');
  const { attemptSession, state } = useAttemptSession(attempt);
  useLeft(attemptSession);
  const [asking, setAsking] = useState<Asking>(null);
  const isWide = useIsWide();
  const { paper, onBreak, total, serving } = state.attempt;
  const tools = useTools(paper);
  const shown = currentOf(state);
  const { number, question } = shown.asked;
  const shell = useTexts('shell');
  const { id: learnerId } = useLearner();
  const missing = useMissing(shown);
  const isLocked = state.phase !== 'open';
  const isOpenBook = isOpenAt(paper, number);
  const part = partOf(state);
  // Where another part follows, this one is ended; what ends with the last is the exam.
  const endsPart = part !== null && !part.isLast;
  const ending = paper.kind === 'practice' ? t.finish : t.submit;
  const endsBlock = endsPart && part.isBlock;
  const endText = (at: number) => (endsBlock ? t.pause.finish(at) : t.part.end(at));
  const submitText = endsPart ? endText(part.at + 1) : ending;
  const hasBook = isOpenBook && tools.open === 'book';
  const hasCalculator = paper.calculator && tools.open === 'calculator';
  const isOnCase = question.type === 'gradient' || question.case !== undefined;
  const isExplained =
    shown.isCommitted && shown.asked.feedback !== null && state.attempt.serving === null;
  useTitle(t.title(number, total, usePaperName()(paper.title, state.attempt.focus).label));
  useEffect(() => {
    if (isGone) attemptSession.retry();
  }, [isGone, attemptSession]);

  const stem = useRef<HTMLHeadingElement>(null);
  const before = useRef(number);
  useEffect(() => {
    if (before.current === number) return;
    before.current = number;
    scrollToTop();
    stem.current?.focus({ preventScroll: true });
  }, [number]);

  // What closes by itself asks nothing more at its end.
  const finish = useCallback(() => void attemptSession.submit(), [attemptSession]);
  const askToEnd = () => (isSettled(state) ? finish() : setAsking('submit'));
  const serve = useRapid({ attemptSession, state, onLast: finish });
  const moves = useMoves({
    attemptSession,
    serve,
    state,
    shown,
    onLast: askToEnd,
  });
  useAttemptKeys({
    attemptSession,
    shown,
    moves,
    isQuiet: asking !== null || (hasBook && !isWide) || isLocked || onBreak !== null,
  });
  const close = useCallback(() => setAsking(null), []);
  // Wherever handing in was asked for, also by itself: what failed is said, with the way to try again.
  const hasFailed = state.submitFailure !== null;
  useEffect(() => {
    if (hasFailed) setAsking('submit');
  }, [hasFailed]);

  const { ending: end } = state;
  if (end?.submitted && !end.isTimeUp && end.state === 'submitted') {
    return <Redirect to={addresses.report(paper.key, attempt.id)} />;
  }
  const isOver = state.phase === 'over' || state.phase === 'timeUp';
  if (isOver) return <OverScene state={state} />;
  if (onBreak)
    return <BreakScene key={onBreak.startedAt} running={onBreak} attemptSession={attemptSession} />;

  const calculator = hasCalculator && (
    <Suspense>
      <Calculator
        isBeside={isWide}
        onChange={tools.setCalculated}
        onClose={tools.close}
        value={tools.calculated}
      />
    </Suspense>
  );
  const sureness = paper.asksConfidence && moves.canCheck && (
    <Sureness
      attemptSession={attemptSession}
      key={question.id}
      stands={isWide ? 'above' : 'below'}
      state={state}
    />
  );
  const above = (isWide ? sureness : calculator) || null;
  const move = (to: number) => {
    close();
    moves.go(to);
  };
  return (
    <div className={styles.examp}>
      <RoomHead
        book={isOpenBook ? tools.of('book') : null}
        calculator={paper.calculator ? tools.of('calculator') : null}
        onSubmit={askToEnd}
        attemptSession={attemptSession}
        state={state}
        submitText={submitText}
      />
      <OfflineBanner
        text={isWorkKept(learnerId, state.attempt.id) ? t.offlineText : shell.notKept}
      />
      <main
        className={[
          styles.room,
          serving !== null && rapidStyles.rapid,
          isOnCase && caseStyles.onCase,
        ]
          .filter(Boolean)
          .join(' ')}
        data-beside={(hasBook || hasCalculator) && isWide ? '' : undefined}
        data-case={isOnCase ? '' : undefined}
        data-explained={isExplained && !(hasCalculator && isWide) ? '' : undefined}
        id="main"
        tabIndex={-1}
      >
        <div>
          <PartNote state={state} />
          <ConflictNote onMove={moves.go} onSeen={attemptSession.seenConflict} state={state} />
          <QuestionCard
            below={
              <>
                {!isWide && sureness}
                <PracticeParts shown={shown} attemptSession={attemptSession} state={state} />
              </>
            }
            clock={<QuestionClock attemptSession={attemptSession} state={state} />}
            isLocked={isLocked}
            onAgain={moves.canCheck ? moves.check : undefined}
            shown={shown}
            attemptSession={attemptSession}
            state={state}
            stemRef={stem}
          />
        </div>
        {isOpenBook && (
          <BookPanel
            courseKey={paper.courseKey}
            isBeside={isWide}
            onClose={tools.close}
            open={hasBook}
          />
        )}
        {isWide && calculator}
        {serving === null && (
          <Navigator
            canStrike={canStrike(question)}
            choosing={choiceKeys(question)}
            onMove={moves.go}
            state={state}
          />
        )}
      </main>
      <RoomFoot
        above={above}
        answered={answeredHere(state)}
        missing={missing}
        moves={moves}
        onNumbers={serving === null ? () => setAsking('numbers') : null}
        submitText={submitText}
        total={totalHere(state)}
      />
      <Dialog
        closeLabel={t.navigator.close}
        look="sheet"
        onClose={close}
        open={asking === 'numbers'}
        title={t.navigator.title}
      >
        <Numbers onMove={move} state={state} />
        <NumbersKey state={state} />
      </Dialog>
      <SubmitDialog
        onClose={close}
        onMove={moves.go}
        open={asking === 'submit' && !endsPart}
        attemptSession={attemptSession}
        state={state}
        submitText={submitText}
      />
      <EndPartDialog
        attemptSession={attemptSession}
        onClose={close}
        onMove={moves.go}
        open={asking === 'submit' && endsPart}
        state={state}
      />
      <EndBlockDialog
        attemptSession={attemptSession}
        onClose={close}
        onMove={moves.go}
        open={asking === 'submit' && endsBlock}
        state={state}
      />
    </div>
  );
}
