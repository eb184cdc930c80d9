// The way back and the way on, and between them what just happened.
import { ArrowLeft, ArrowRight, Flag, RotateCw } from 'lucide-react';
import { useTexts } from '#client/base/language/language.tsx';
import { type PartsVerdict, partsVerdict } from '#client/features/player/tasks/missed-rows.ts';
import { Icon } from '#client/ui/icon.tsx';
import styles from './player-foot.module.css';
import { Said, type SaidProps } from './said.tsx';
import type { Player } from './use-player.ts';

export function PlayerFoot({ player, minutesLeft }: SaidProps) {
  const t = player.texts;
  return (
    <nav aria-label={t.move} className={styles.pfoot} data-foot data-verdict={feedbackOf(player)}>
      <div>
        <button
          className="btn btn-line"
          disabled={player.index === 0 && !player.isResult && player.again === null}
          onClick={player.back}
          type="button"
        >
          <Icon of={ArrowLeft} />
          <span>{t.back}</span>
        </button>
        <Said minutesLeft={minutesLeft} player={player} />
        <button
          aria-busy={player.isBusy}
          aria-disabled={player.isBusy}
          className={isQuiet(player) ? 'btn btn-line' : 'btn btn-primary'}
          onClick={player.goOn}
          type="button"
        >
          {player.isResult && player.quiz !== null && <Icon of={RotateCw} />}
          {useOnward(player)}
          {isForward(player) && <Icon of={ArrowRight} />}
          {isFinish(player) && <Icon of={Flag} />}
        </button>
      </div>
    </nav>
  );
}

function feedbackOf(player: Player): PartsVerdict | undefined {
  const { isReview, isResult, again, check, tasks } = player;
  if ((isReview && again === null) || isResult) return undefined;
  if (check?.feedback) return check.feedback.right ? 'right' : 'wrong';
  return partsVerdict(tasks.task?.outcome?.parts ?? []);
}

const isOpen = (player: Player): boolean => player.isOpenCheck || player.isOpenTask;
const isForward = (player: Player): boolean =>
  !isOpen(player) &&
  !player.isResult &&
  (!player.isLast || player.hasFailed || player.lacksActivities || player.offered > 0);
/** Nothing of the task is done: handing it in is no next step yet. */
const isQuiet = ({ isOpenTask, isBusy, isWaiting, tasks }: Player): boolean =>
  isOpenTask && !isBusy && !isWaiting && tasks.parts?.done === 0;
const isFinish = (player: Player): boolean =>
  player.isLast &&
  !player.asksRating &&
  !isOpen(player) &&
  !player.isReview &&
  !player.isResult &&
  !player.hasFailed &&
  !player.lacksActivities &&
  !player.lacksCompany &&
  player.offered === 0;

/** The words on the one primary button. */
function useOnward(player: Player): string {
  const tasks = useTexts('tasks');
  const missions = useTexts('missions');
  const t = player.texts;
  if (player.finishState.status === 'sending') return t.finishing;
  if (player.isBusy) return t.answering;
  if (player.isResult && player.quiz === null) {
    const { wayOn } = player;
    return wayOn ? missions.quest.goOn(wayOn.title, wayOn.estimatedMinutes) : t.continue;
  }
  if (player.isResult)
    return player.retakeState.status === 'failed' ? t.tryAgain : tasks.quiz.retake;
  if (player.isWaiting) return t.sendNow;
  if (player.isOpenCheck) return player.answerState?.status === 'failed' ? t.tryAgain : t.answer;
  if (player.isOpenTask) {
    return player.tasks.state?.status === 'failed' ? t.tryAgain : tasks.handIn;
  }
  if (!player.isLast) return t.continue;
  if (player.isReview && player.again !== null) return t.again.over;
  if (player.isReview && player.offered === 0) return t.leaveReview;
  if (player.isReview)
    return player.isRest ? t.again.offer(player.offered) : t.again.offerAll(player.offered);
  if (player.hasFailed) return tasks.quiz.seeResult;
  if (player.lacksCompany && player.isComplete) return t.chooseCompany;
  if (player.finishState.status === 'failed') return t.tryAgain;
  if (player.offered > 0) return t.again.offer(player.offered);
  if (player.lacksActivities) return missions.quest.seeMissing;
  if (player.asksRating) return tasks.rating.rest(player.tasks.unrated);
  return player.isComplete ? t.finish : t.openFirst;
}
