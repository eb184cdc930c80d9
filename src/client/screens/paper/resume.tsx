// The way back into a running attempt; where the address asks for another topic or pool, both are named.

import { CircleAlert, Play, Timer } from 'lucide-react';
import { useState } from 'react';
import { addresses, inCourse } from '#client/base/addresses.ts';
import { Go, useSearchText } from '#client/base/go.tsx';
import { useFailureText, useTexts } from '#client/base/language/language.tsx';
import { momentOf } from '#client/base/use-moment.ts';
import { useReader } from '#client/base/use-reader.ts';
import { useGiveUp } from '#client/features/attempt/use-give-up.ts';
import { isOtherFocus, namedTopics } from '#client/features/exam/focus.ts';
import type { RunningPaper } from '#client/features/exam/overview.ts';
import { TopicNames } from '#client/features/exam/topic-names.tsx';
import { useAfterGivingUp } from '#client/features/exam/use-after-giving-up.ts';
import { timeOf } from '#client/features/exam/when.ts';
import { GiveUpDialog } from '#client/features/running/give-up-dialog.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { useNotices } from '#client/ui/notices.tsx';
import type { FocusView } from '#contract/exams.ts';
import { FocusPicker } from './focus-picker.tsx';
import styles from './paper.module.css';
import { useEndAttempt } from './use-end-attempt.ts';
import { type FocusChoice, useFocus } from './use-focus.ts';
import { useStartAttempt } from './use-start-attempt.ts';

export function Resume({ paper }: { paper: RunningPaper }) {
  const exam = useTexts('exam');
  const practice = useTexts('practice');
  const { paper: t } = exam;
  const { open } = paper;
  const choice = useFocus(paper);
  const [search] = useSearchText();
  // All topics and questions leave no trace in the address: that they were chosen does.
  const [hasChosen, setChosen] = useState(false);
  const isAsked = hasChosen || search.topic !== undefined || search.pool !== undefined;
  const asked =
    isAsked && choice?.pools != null && isOtherFocus(choice.focus, open.focus) ? choice : null;
  const reader = useReader();
  return (
    <>
      <p className="note">
        <Icon of={Timer} />
        {open.untimed
          ? exam.untimed.running(open.answered, open.total, momentOf(open.deadlineAt, reader))
          : (open.paced ? exam.paced : t).running(
              open.answered,
              open.total,
              timeOf(open.deadlineAt, reader),
            )}
      </p>
      {open.focus !== null && (
        <p className="small muted">
          {practice.asks} <FocusName focus={open.focus} />. {asked === null && practice.finishFirst}
        </p>
      )}
      {asked !== null && <Asked choice={asked} />}
      <div className={styles.go}>
        <Go className="btn btn-primary" to={addresses.attempt(paper.key)}>
          <Icon of={Play} />
          {t.resume}
        </Go>
        {asked !== null && <Instead choice={asked} paper={paper} />}
        <GiveUp paper={paper} />
      </div>
      {asked !== null && (
        <p className="small muted">{practice.other.text(open.answered, open.total)}</p>
      )}
      {choice !== null && (
        <details className={styles.extraFold} onChange={() => setChosen(true)}>
          <summary>{practice.other.choose}</summary>
          <FocusPicker choice={choice} />
        </details>
      )}
    </>
  );
}

function GiveUp({ paper }: { paper: RunningPaper }) {
  const { givingUp: t } = useTexts('attempt');
  const [isAsked, setAsked] = useState(false);
  const after = useAfterGivingUp();
  const { state, giveUp } = useGiveUp(paper.open, (ended) => {
    setAsked(false);
    after(paper.open, ended);
  });
  return (
    <>
      <button className="btn btn-ghost" onClick={() => setAsked(true)} type="button">
        {t.action}
      </button>
      {isAsked && (
        <GiveUpDialog
          attempt={paper.open}
          onClose={() => setAsked(false)}
          onGiveUp={() => void giveUp()}
          state={state}
        />
      )}
    </>
  );
}

function FocusName({ focus }: { focus: FocusView }) {
  const { focus: t } = useTexts('exam').paper;
  const { pool, count = null, clock } = focus;
  return (
    <>
      <b>{namedTopics(focus).length === 0 ? t.all : <TopicNames focus={focus} />}</b>,{' '}
      {t.asked[pool]}
      {count !== null && `, ${t.atMost(count)}`}
      {clock && `, ${t.withClock}`}
    </>
  );
}

function Asked({ choice: { focus, chosen, topics, isEmpty } }: { choice: FocusChoice }) {
  const exam = useTexts('exam');
  const practice = useTexts('practice');
  const named: FocusView = {
    objectiveId: null,
    title: null,
    topics: topics.filter(({ objectiveId }) => chosen.includes(objectiveId)),
    pool: focus.pool,
    count: focus.count ?? null,
    clock: focus.clock === true,
  };
  return (
    <p className="small" role="status">
      {practice.other.asked} <FocusName focus={named} />. {isEmpty && exam.paper.focus.none}
    </p>
  );
}

/** Hands the running one in and starts what was asked for. */
function Instead({ paper, choice }: { paper: RunningPaper; choice: FocusChoice }) {
  const exam = useTexts('exam');
  const practice = useTexts('practice');
  const { other: t } = practice;
  const failureText = useFailureText();
  const { notice } = useNotices();
  const { end, forget, state } = useEndAttempt(inCourse(paper.courseKey, paper.key), paper.open.id);
  const { start, state: starting } = useStartAttempt(paper);
  const isBusy = state === 'ending' || starting.status === 'starting';
  const replace = async () => {
    if (!(await end())) return;
    notice({ title: t.ended, text: t.endedText, tone: 'good' });
    await start(0, choice.focus);
    forget();
  };
  return (
    <>
      <button
        aria-busy={isBusy && starting.status !== 'failed'}
        className="btn btn-line"
        disabled={choice.isEmpty || (isBusy && starting.status !== 'failed')}
        onClick={() => void replace()}
        type="button"
      >
        {state === 'ending' ? t.ending : t.start}
      </button>
      {(state === 'failed' || starting.status === 'failed') && (
        <p className="note note-bad" role="alert">
          <Icon of={CircleAlert} />
          <span>
            {state === 'failed' ? t.failed : `${exam.paper.startFailed}.`}{' '}
            {starting.status === 'failed' && <small>{failureText(starting.code)}</small>}
          </span>
        </p>
      )}
    </>
  );
}
