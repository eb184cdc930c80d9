// Plays an activity, reviews a done one, or says why it cannot be played: missions and items alike.
import { useCallback, useState } from 'react';
import { activityRequest } from '#client/api/activity-request.ts';
import type { FailureCode } from '#client/api/failure.ts';
import { useAccentOf } from '#client/base/accent.ts';
import { wayOut } from '#client/base/activity-links.ts';
import { addresses } from '#client/base/addresses.ts';
import { Footer } from '#client/base/footer.tsx';
import { useGo } from '#client/base/go.tsx';
import { useTexts } from '#client/base/language/language.tsx';
import { playerTexts } from '#client/base/language/player-texts.ts';
import { Redirect } from '#client/base/navigation.tsx';
import { useIsOutboxReady } from '#client/base/outbox/use-outbox.tsx';
import { NotHere } from '#client/base/screen/not-here.tsx';
import { useTitle } from '#client/base/use-title.ts';
import type { WayToEnd } from '#client/features/celebration/celebration.tsx';
import { SeenInPhase } from '#client/features/path/checklist-preview.tsx';
import { ErrorScene, LoadingLine } from '#client/ui/states.tsx';
import type { Industry } from '#contract/fields.ts';
import type { ActivityView, Finish, Play } from '#contract/play.ts';
import { Finished } from './finished.tsx';
import { LockedGate, StartGate } from './gates.tsx';
import { IndustrySwitch } from './industry-switch.tsx';
import { isMade, MadeAbove } from './made.tsx';
import styles from './player.module.css';
import { PlayerTop } from './player-top.tsx';
import { PlayerView } from './player-view.tsx';
import { usePlay } from './use-play.ts';

interface PlayerScreenProps {
  /** A mission's key, or an item's id. */
  activityRef: string;
  /** Which story of a lab opens first; the learner's own where it is left out. */
  industry?: Industry | undefined;
}

const unknown: readonly FailureCode[] = ['activity.not_found', 'request.invalid'];

export function PlayerScreen({ activityRef, industry }: PlayerScreenProps) {
  const [switched, setSwitched] = useState<Industry | null>(null);
  const asked = activityRequest(activityRef, switched ?? industry);
  const [isReading, setReading] = useState(false);
  const { play, details, quest, gate, failure, retry } = usePlay(asked, isReading);
  const [ended, setEnded] = useState<{ finish: Finish; way: WayToEnd } | null>(null);
  const onFinished = useCallback((finish: Finish, way: WayToEnd) => setEnded({ finish, way }), []);
  // Where the learner stopped follows from what this device has not sent yet.
  const isReady = useIsOutboxReady();
  const player = useTexts('player');
  const go = useGo();
  const known = play?.activity ?? details;
  // An item's id has three parts, a mission is named by its key and the course before it.
  const isMission =
    known === undefined ? activityRef.split('.').length < 3 : known.kind === 'mission';
  const t = playerTexts(player, isMission ? 'mission' : (known?.kind ?? 'lesson'));
  const out = known && wayOut(known);
  const onClose = useCallback(() => {
    if (out !== undefined) go(out);
  }, [go, out]);
  useAccentOf(known?.courseKey);
  const isUnknown = failure !== null && unknown.includes(failure.code);
  // The screen that stands here instead names the window.
  useTitle(isUnknown ? undefined : (known?.title ?? t.screen));

  if (isUnknown) return <NotHere />;
  if (play !== undefined && isReady) {
    const { activity } = play;
    return (
      <>
        {ended === null ? (
          <PlayerView
            above={<Above hasFocus={switched !== null} onSwitch={setSwitched} play={play} />}
            asked={asked}
            // Another story and another round have cards of their own.
            key={`${activity.industry ?? ''}:${activity.quiz?.round ?? 0}`}
            onClose={onClose}
            onFinished={onFinished}
            play={play}
          />
        ) : (
          <Finished finish={ended.finish} play={play} way={ended.way} />
        )}
        <Footer className={styles.pf2} />
      </>
    );
  }
  if (quest !== undefined) return <Redirect to={addresses.mission(quest)} />;
  if (gate !== undefined) {
    return <Gate activity={gate} industry={industry} onRead={() => setReading(true)} />;
  }
  if (failure) {
    return (
      <>
        <Failed onRetry={retry} text={t.failedText} title={t.failed} />
        <Footer className={styles.pf2} />
      </>
    );
  }
  return <LoadingLine full label={t.loading} />;
}

interface AboveProps {
  play: Play;
  /** The learner has just come here by the switch of stories. */
  hasFocus: boolean;
  onSwitch: (industry: Industry) => void;
}

/** Between the title and the cards: what it has left, the stories of a lab, what a checklist has seen. */
function Above({ play, hasFocus, onSwitch }: AboveProps) {
  const { activity } = play;
  const { stories, form, phaseId, courseKey } = activity;
  return (
    <>
      {isMade(play) && <MadeAbove activity={activity} />}
      {stories.length > 0 ? (
        <IndustrySwitch activity={activity} hasFocus={hasFocus} onSwitch={onSwitch} />
      ) : (
        form === 'checklist' &&
        phaseId !== null && (
          <div className={styles.seenAbove}>
            <SeenInPhase courseKey={courseKey} phaseId={phaseId} />
          </div>
        )
      )}
    </>
  );
}

interface FailedProps {
  title: string;
  text: string;
  onRetry: () => void;
}

function Failed({ title, text, onRetry }: FailedProps) {
  const actions = useTexts('actions');
  return (
    <main className="boot" id="main" tabIndex={-1}>
      <ErrorScene level={1} retry={onRetry} retryLabel={actions.retry} text={text} title={title} />
    </main>
  );
}

interface GateProps {
  activity: ActivityView;
  industry: Industry | undefined;
  /** Opens the readings of a locked lesson. */
  onRead: () => void;
}

function Gate({ activity, industry, onRead }: GateProps) {
  return (
    <>
      <div className={styles.player}>
        <PlayerTop activity={activity} isReview={false} />
        <span />
        <main className={styles.stage} data-testid="stage" id="main" tabIndex={-1}>
          {activity.status === 'locked' ? (
            <LockedGate activity={activity} onRead={onRead} />
          ) : (
            <StartGate activity={activity} industry={industry} />
          )}
        </main>
      </div>
      <Footer className={styles.pf2} />
    </>
  );
}
