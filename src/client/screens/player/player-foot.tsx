// The way back and the way on, and between them what just happened.
import { ArrowLeft, ArrowRight, CircleAlert, Flag } from 'lucide-react';
import { useFailureText, useTexts } from '#client/app/language/language.tsx';
import { KeptMark } from '#client/features/player/kept-mark.tsx';
import { optionLetter } from '#client/features/player/player-keys.ts';
import { Icon } from '#client/ui/icon.tsx';
import { FinishFailed } from './finish-failed.tsx';
import type { Player } from './use-player.ts';

interface PlayerFootProps {
  player: Player;
  minutesLeft: number;
}

export function PlayerFoot({ player, minutesLeft }: PlayerFootProps) {
  const t = useTexts().player;
  const verdict = player.isReview ? null : (player.check?.verdict ?? null);
  const isForward = !player.isOpenCheck && !player.isLast;
  return (
    <nav
      aria-label={t.move}
      className="pfoot"
      data-verdict={verdict === null ? undefined : verdict.right ? 'right' : 'wrong'}
    >
      <div>
        <button
          className="btn btn-line"
          disabled={player.index === 0}
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
          className="btn btn-primary"
          onClick={player.goOn}
          type="button"
        >
          {useOnward(player)}
          {isForward && <Icon of={ArrowRight} />}
          {player.isLast && !player.isOpenCheck && !player.isReview && <Icon of={Flag} />}
        </button>
      </div>
    </nav>
  );
}

/** The words on the one primary button. */
function useOnward(player: Player): string {
  const t = useTexts().player;
  if (player.finishState.status === 'sending') return t.finishing;
  if (player.isBusy) return t.answering;
  if (player.isOpenCheck) return player.answerState?.status === 'failed' ? t.tryAgain : t.answer;
  if (!player.isLast) return t.continue;
  if (player.isReview) return t.leaveReview;
  if (player.finishState.status === 'failed') return t.tryAgain;
  return player.isComplete ? t.finish : t.openFirst;
}

function Said({ player, minutesLeft }: PlayerFootProps) {
  const t = useTexts().player;
  const failureText = useFailureText();
  const { answerState, finishState, check, isOpenCheck, isReview } = player;
  if (finishState.status === 'failed') {
    return <FinishFailed code={finishState.code} player={player} />;
  }
  if (isOpenCheck && answerState?.status === 'failed') {
    return (
      <p className="pfail" role="alert">
        <Icon of={CircleAlert} />
        <span>
          {t.answerFailed} <small>{failureText(answerState.code)}</small>
        </span>
      </p>
    );
  }
  if (isOpenCheck && player.isAsked) {
    return (
      <p className="said" role="alert">
        <b className="warn">
          {player.missing < 0
            ? t.chooseFewer(-player.missing)
            : player.chosen.length === 0
              ? t.chooseFirst
              : t.chooseMore(player.missing)}
        </b>
      </p>
    );
  }
  if (player.isLast && !isOpenCheck && !isReview && !player.isComplete) {
    return (
      <p className="said">
        <b className="warn">{t.notComplete}</b>
      </p>
    );
  }
  const verdict = isReview ? null : (check?.verdict ?? null);
  return (
    <p className="said">
      {verdict !== null && (
        <span className="verdict">
          <b className={verdict.right ? 'good' : 'bad'}>
            {verdict.right ? t.verdictRight : t.verdictWrong}
          </b>{' '}
          <span className="muted">{verdict.right ? t.verdictRightText : t.verdictWrongText}</span>
        </span>
      )}
      {verdict === null && (
        <span className="not-s">
          {isOpenCheck
            ? t.hintChoose(optionLetter((check?.question.options.length ?? 1) - 1))
            : t.hint}
        </span>
      )}
      {!isReview && (
        <>
          {verdict === null && (
            <span>{player.isLast ? t.lastCard : t.minutesLeft(minutesLeft)}</span>
          )}
          <KeptMark onSend={player.sendNow} queue={player.queue} />
        </>
      )}
    </p>
  );
}
