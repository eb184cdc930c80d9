// `/learn/{mission_key}`: plays the mission, reviews a done one, or says why it cannot be played.
import { type ReactNode, useCallback, useState } from 'react';
import type { FailureCode } from '#client/api/failure.ts';
import { addresses } from '#client/app/addresses.ts';
import { Footer } from '#client/app/footer.tsx';
import { useTexts } from '#client/app/language/language.tsx';
import { useTitle } from '#client/app/use-title.ts';
import { useGo } from '#client/ui/go.tsx';
import { ErrorScene, LoadingLine } from '#client/ui/states.tsx';
import type { MissionDetail } from '#contract/learning.ts';
import type { Finish } from '#contract/progress.ts';
import { Finished } from './finished.tsx';
import { LockedGate, StartGate } from './gates.tsx';
import './player.css';
import './player-foot.css';
import { PlayerTop } from './player-top.tsx';
import { PlayerView } from './player-view.tsx';
import { usePlay } from './use-play.ts';

interface PlayerScreenProps {
  missionKey: string;
  /** Shown where no mission has this key. */
  notFound: ReactNode;
}

const unknown: readonly FailureCode[] = ['mission.not_found', 'request.invalid'];

export function PlayerScreen({ missionKey, notFound }: PlayerScreenProps) {
  const { play, gate, failure, retry } = usePlay(missionKey);
  const [finish, setFinish] = useState<Finish | null>(null);
  const t = useTexts().player;
  const go = useGo();
  const courseKey = play?.mission.courseKey;
  const onClose = useCallback(() => {
    if (courseKey !== undefined) go(addresses.missions(courseKey));
  }, [go, courseKey]);
  useTitle((play?.mission ?? gate)?.title ?? t.screen);

  if (failure && unknown.includes(failure.code)) return notFound;
  if (play !== undefined) {
    return (
      <>
        {finish === null ? (
          <PlayerView onClose={onClose} onFinished={setFinish} play={play} />
        ) : (
          <Finished finish={finish} mission={play.mission} />
        )}
        <Footer className="pf2" />
      </>
    );
  }
  if (gate !== undefined) return <Gate mission={gate} />;
  if (failure) {
    return (
      <>
        <Failed onRetry={retry} />
        <Footer className="pf2" />
      </>
    );
  }
  return <LoadingLine full label={t.loading} />;
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const { player: t, actions } = useTexts();
  return (
    <main className="boot" id="main" tabIndex={-1}>
      <ErrorScene
        level={1}
        retry={onRetry}
        retryLabel={actions.retry}
        text={t.failedText}
        title={t.failed}
      />
    </main>
  );
}

function Gate({ mission }: { mission: MissionDetail }) {
  return (
    <>
      <div className="player">
        <PlayerTop isReview={false} mission={mission} />
        <span />
        <main className="stage" id="main" tabIndex={-1}>
          {mission.status === 'locked' ? (
            <LockedGate mission={mission} />
          ) : (
            <StartGate mission={mission} />
          )}
        </main>
      </div>
      <Footer className="pf2" />
    </>
  );
}
