// The mission under way: strip, one card, and the way on.
import { type Ref, useEffect, useRef } from 'react';
import { useTexts } from '#client/app/language/language.tsx';
import { minutesLeft } from '#client/features/missions/mission-search.ts';
import { CardStrip } from '#client/features/player/card-strip.tsx';
import { CheckCard } from '#client/features/player/check-card.tsx';
import { optionLetter } from '#client/features/player/player-keys.ts';
import type { Play } from '#contract/learning.ts';
import type { Finish } from '#contract/progress.ts';
import { PlayerFoot } from './player-foot.tsx';
import { PlayerTop } from './player-top.tsx';
import { ReadingCard } from './reading-card.tsx';
import { type Player, usePlayer } from './use-player.ts';
import { usePlayerKeys, useSwipe } from './use-player-keys.ts';

interface PlayerViewProps {
  play: Play;
  onFinished: (finish: Finish) => void;
  onClose: () => void;
}

export function PlayerView({ play, onFinished, onClose }: PlayerViewProps) {
  const player = usePlayer({ play, onFinished, onClose });
  const stage = useRef<HTMLElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  usePlayerKeys(player, onClose);
  useSwipe(stage, player);
  useEffect(() => {
    // A new card is read from its title on; the first one is the page's own arrival.
    if (player.way === undefined || player.index < 0) return;
    scrollTo(0, 0);
    title.current?.focus({ preventScroll: true });
  }, [player.index, player.way]);
  return (
    <div className="player">
      <PlayerTop isReview={player.isReview} mission={play.mission} />
      <CardStrip marks={player.marks} onOpen={player.move} />
      <main className="stage" id="main" ref={stage} tabIndex={-1}>
        <Card player={player} titleRef={title} total={play.steps.length} />
      </main>
      <p aria-live="polite" className="vh">
        <Spoken player={player} />
      </p>
      <PlayerFoot minutesLeft={minutesLeft(play.mission, player.index)} player={player} />
    </div>
  );
}

interface CardProps {
  player: Player;
  total: number;
  titleRef: Ref<HTMLHeadingElement>;
}

function Card({ player, total, titleRef }: CardProps) {
  const { step, way, index } = player;
  const place = { number: index + 1, total };
  if (step === undefined) return null;
  if (step.kind === 'reading') {
    return <ReadingCard key={step.id} place={place} step={step} titleRef={titleRef} way={way} />;
  }
  return (
    <CheckCard
      chosen={player.chosen}
      isElsewhere={player.answerState?.status === 'elsewhere'}
      isReview={player.isReview}
      isSending={player.isBusy}
      key={step.id}
      onChoose={player.choose}
      place={place}
      step={step}
      titleRef={titleRef}
      way={way}
    />
  );
}

/** The verdict aloud, once the answer has come. */
function Spoken({ player }: { player: Player }) {
  const t = useTexts().player;
  const { check, isReview } = player;
  const verdict = check?.verdict ?? null;
  if (check === null || verdict === null || isReview) return null;
  if (verdict.right) return t.sayRight;
  const letters = check.question.options.flatMap((option, index) =>
    verdict.answer.includes(option.id) ? [optionLetter(index)] : [],
  );
  return t.sayWrong(letters.join(', '));
}
