// Between the way back and the way on: what just happened, and whether it is kept.

import { CircleAlert, CloudUpload } from 'lucide-react';
import { useDevice } from '#client/base/device.ts';
import { useFailureText, useTexts } from '#client/base/language/language.tsx';
import { SaveMark } from '#client/features/player/save-mark.tsx';
import { uiOf } from '#client/features/player/tasks/task-kinds.ts';
import type { TaskKind } from '#client/features/player/tasks/task-ui.ts';
import { choiceKeys } from '#client/features/questions/question-types.ts';
import { Icon } from '#client/ui/icon.tsx';
import type { Messages } from '#texts/messages.ts';
import { FinishFailed } from './finish-failed.tsx';
import styles from './player-foot.module.css';
import type { Player } from './use-player.ts';
import { useWaits } from './use-waits.ts';

export interface SaidProps {
  player: Player;
  minutesLeft: number;
}

/** A failure of the press on the primary button, with what is kept. */
function useFailure(player: Player): { what: string; code: string } | null {
  const { answerFailed } = useTexts('player');
  const { handInFailed } = useTexts('tasks');
  const failureText = useFailureText();
  const { answerState, isOpenCheck, isOpenTask, tasks } = player;
  if (isOpenCheck && answerState?.status === 'failed') {
    return { what: answerFailed, code: failureText(answerState.code) };
  }
  if (isOpenTask && tasks.state?.status === 'failed') {
    return { what: handInFailed, code: failureText(tasks.state.code) };
  }
  return null;
}

/** What keeps the learner from going on here. */
function useWarning(player: Player): string | null {
  const t = useTexts('tasks');
  const { isOpenCheck, isOpenTask, isAsked, missing, value, problems, texts } = {
    ...player,
    problems: player.tasks.problems,
  };
  if (isOpenCheck && isAsked) {
    if (missing < 0) return texts.chooseFewer(-missing);
    return value === null ? texts.chooseFirst : texts.chooseMore(missing);
  }
  if (isOpenTask && problems.size > 0) return t.stillOpen(problems.size);
  if (player.lacksCompany && player.isComplete) return texts.companyFirst;
  const isOpen = isOpenCheck || isOpenTask;
  const { isLast, isReview, isComplete } = player;
  return isLast && !isOpen && !isReview && !isComplete ? texts.notComplete : null;
}

export function Said({ player, minutesLeft }: SaidProps) {
  const { finishState, isOpenCheck, isOpenTask, isReview, check, texts: t } = player;
  const tasks = useTexts('tasks');
  const waits = useWaits(player);
  const missions = useTexts('missions');
  const { unrated, parts, task } = player.tasks;
  const isPlacing = parts !== null && task !== null && uiOf(task).rule === 'place';
  const failure = useFailure(player);
  const warning = useWarning(player);
  if (player.isResult) return <p className={styles.said} />;
  if (finishState.status === 'failed') {
    return <FinishFailed code={finishState.code} player={player} />;
  }
  if (failure !== null) {
    return (
      <p className={styles.pfail} role="alert">
        <Icon of={CircleAlert} />
        <span>
          {failure.what} <small>{failure.code}</small>
        </span>
      </p>
    );
  }
  if (player.isWaiting) {
    return (
      <p className={styles.pwait} data-testid="send-waits">
        <Icon of={CloudUpload} />
        <span>{waits}</span>
      </p>
    );
  }
  if (warning !== null) {
    return (
      <p className={styles.said} role={isOpenCheck || isOpenTask ? 'alert' : undefined}>
        <b className="warn">{warning}</b>
        {isOpenTask && <Kept player={player} />}
      </p>
    );
  }
  const feedback = isReview && player.again === null ? null : (check?.feedback ?? null);
  const isPlain = feedback === null && (isReview || unrated === 0);
  return (
    <p className={styles.said}>
      {player.offered > 0 && (
        <button className={`btn btn-ghost ${styles.skip}`} onClick={player.finish} type="button">
          {isReview
            ? t.leaveReview
            : player.lacksActivities
              ? missions.quest.seeMissing
              : t.again.skip}
        </button>
      )}
      {player.offeredAtStart > 0 && (
        <button className={`btn btn-ghost ${styles.skip}`} onClick={player.repeat} type="button">
          {player.isRest
            ? t.again.offer(player.offeredAtStart)
            : t.again.offerAll(player.offeredAtStart)}
        </button>
      )}
      {feedback !== null && (
        <span className={styles.verdict} data-testid="verdict">
          <b className={feedback.right ? 'good' : 'bad'}>
            {feedback.right ? t.feedbackRight : t.feedbackWrong}
          </b>{' '}
          {player.paidXp > 0 && <b className="xpv reward">{t.done.xp(player.paidXp)}</b>}{' '}
          {player.paidXp > 0 ? (
            <span className="reward muted">{t.firstRight(player.paidXp, player.xp)}</span>
          ) : (
            <span className="muted">
              {feedback.right ? t.feedbackRightText : t.feedbackWrongText}
            </span>
          )}
        </span>
      )}
      {!isReview && unrated > 0 && (
        <button
          className={`btn btn-ghost ${styles.skip}`}
          onClick={player.asksRating ? player.finish : player.toRating}
          type="button"
        >
          {player.asksRating ? tasks.rating.finishNow : tasks.rating.left(unrated)}
        </button>
      )}
      {isOpenTask && isPlacing && (
        <b data-testid="parts-done">{doneText(tasks, task.kind)(parts.done, parts.total)}</b>
      )}
      {isPlain && (
        <span className="not-s">
          <Hint player={player} />
        </span>
      )}
      {isReview && player.tasks.isTickable && <Kept player={player} />}
      {!isReview && (
        <>
          {isPlain && !isOpenTask && player.again === null && player.offered === 0 && (
            <span>{player.isLast ? t.lastCard : t.minutesLeft(minutesLeft)}</span>
          )}
          <Kept player={player} />
        </>
      )}
    </p>
  );
}

/** Lines are placed, cells of a table are chosen. */
export const doneText = (
  tasks: Pick<Messages['tasks'], 'placed' | 'chosen'>,
  kind: TaskKind,
): Messages['tasks']['placed'] => (kind === 'matrix' ? tasks.chosen : tasks.placed);

const Kept = ({ player }: { player: Player }) => <SaveMark unsent={player.unsent} />;

function Hint({ player }: { player: Player }) {
  const tasks = useTexts('tasks');
  const { keyShortcuts } = useDevice().settings;
  const t = player.texts;
  if (player.isOpenTask) {
    const { task } = player.tasks;
    if (task?.kind === 'ticks') return tasks.ticks.hint;
    if (task?.kind === 'calculation') return tasks.calculation.hint;
    return task !== null && uiOf(task).hasRounds ? tasks.practice.hint : tasks.hint;
  }
  const question = player.isOpenCheck ? player.check?.question : undefined;
  const keys = keyShortcuts && question && 'options' in question ? choiceKeys(question) : null;
  // A single card leads nowhere by keys.
  const isAlone = player.index === 0 && player.isLast && player.again === null;
  if (keys === null) return isAlone ? null : t.hint;
  return question?.type === 'ms' ? t.hintChooseMany(keys.last) : t.hintChoose(keys.last);
}
