// The celebration as a screen: sound, stamps and the next action around it.

import { ArrowRight, LayoutDashboard, Route } from 'lucide-react';
import { Suspense, useCallback, useEffect, useRef } from 'react';
import { addressOfLink, isPlace, wayOut } from '#client/base/activity-links.ts';
import { addresses } from '#client/base/addresses.ts';
import { deviceState, useDevice } from '#client/base/device.ts';
import { Go } from '#client/base/go.tsx';
import { useLocale, useTexts } from '#client/base/language/language.tsx';
import { contentLang } from '#client/base/language/localized.ts';
import { playerTexts } from '#client/base/language/player-texts.ts';
import { scrollToTop } from '#client/base/scroll-places.ts';
import { useTitle } from '#client/base/use-title.ts';
import { Stamp } from '#client/features/badges/stamp.tsx';
import { Celebration, type WayToEnd } from '#client/features/celebration/celebration.tsx';
import { playCue } from '#client/features/sound/play-cue.ts';
import { Icon } from '#client/ui/icon.tsx';
import { optional } from '#client/ui/optional.ts';
import type { ActivityView, Finish, Play } from '#contract/play.ts';
import { CORE_ID } from '#domain/catalog/path.ts';
import { type CountedLines, countedOf } from '#domain/tasks/ticks.ts';
import { MadeNow } from './made.tsx';
import styles from './player.module.css';
import playerFootStyles from './player-foot.module.css';
import { PlayerTop } from './player-top.tsx';
import { useStartActivity } from './use-start-activity.ts';

const STAMP_LANDS_MS = 1_250;

/** Fetched at the end of a phase only. */
const StationDone = optional(
  async () => (await import('#client/features/path/station-done.tsx')).StationDone,
);

/** A group of the Core line is no phase, and nor is a section of missions. */
const endsPhase = (
  activity: ActivityView,
  { sectionDone, alreadyDone }: Finish,
): activity is ActivityView & { phaseId: string } =>
  sectionDone &&
  !alreadyDone &&
  activity.phaseId !== null &&
  activity.phaseId !== CORE_ID &&
  activity.kind !== 'testout';

/** How far the list of a checklist is, as it was handed in or ticked on since. */
function listOf({ steps }: Play): CountedLines | undefined {
  for (const step of steps) {
    if (step.kind !== 'ticks' || step.outcome?.answer.kind !== 'ticks') continue;
    return countedOf(step.outcome.answer, step.lines.length);
  }
  return undefined;
}

interface FinishedProps {
  finish: Finish;
  play: Play;
  way: WayToEnd;
}

export function Finished({ finish, play, way }: FinishedProps) {
  const { activity } = play;
  const locale = useLocale();
  const player = useTexts('player');
  const { done: t, intro } = playerTexts(player, activity.kind);
  const { begun, passedOver } = useTexts('missions');
  const { next } = finish;
  const { start, starting } = useStartActivity(next?.kind === 'mission');
  const { confettiEnabled } = useDevice().settings;
  const title = useRef<HTMLHeadingElement>(null);
  useTitle(t.screen);
  useEffect(() => {
    scrollToTop();
    title.current?.focus({ preventScroll: true });
  }, []);
  const hasBadges = finish.badgesEarned.length > 0;
  useEffect(() => {
    if (!hasBadges) return;
    const timer = setTimeout(
      () => playCue('stamp', deviceState().settings.soundEnabled),
      STAMP_LANDS_MS,
    );
    return () => clearTimeout(timer);
  }, [hasBadges]);
  const onLevel = useCallback(() => playCue('level', deviceState().settings.soundEnabled), []);
  const isMission = activity.kind === 'mission';
  // After a mission the route may go on with a lesson.
  const onward = next?.kind === 'mission' ? t.next : player.item.done.next;
  const back = isMission ? addresses.dashboard(activity.courseKey) : wayOut(activity);
  return (
    <div className={styles.player}>
      <PlayerTop activity={activity} isReview={false} />
      <span />
      <main className={styles.stage} data-testid="stage" id="main" tabIndex={-1}>
        <Celebration
          activity={activity}
          finish={finish}
          hasConfetti={confettiEnabled}
          list={activity.form === 'checklist' ? listOf(play) : undefined}
          made={<MadeNow activity={activity} />}
          onLevel={onLevel}
          stampOf={(badge) => <Stamp badge={badge} inked />}
          stationDone={
            endsPhase(activity, finish) ? (
              <Suspense fallback={<div className={styles.stationPlace} />}>
                <StationDone
                  courseKey={activity.courseKey}
                  nextPhaseId={next?.station?.id ?? null}
                  phaseId={activity.phaseId}
                  title={t.section(activity.groupTitle)}
                />
              </Suspense>
            ) : undefined
          }
          titleRef={title}
          way={way}
        />
      </main>
      <nav aria-label={t.onward} className={playerFootStyles.pfoot} data-foot>
        <div>
          <Go className={next === null ? 'btn btn-primary' : 'btn btn-line'} to={back}>
            <Icon of={isMission ? LayoutDashboard : Route} />
            <span>{isMission ? t.dashboard : intro.all}</span>
          </Go>
          <p className={playerFootStyles.said} lang={contentLang(locale)}>
            {next !== null && t.nextIs(next.title, next.minutesLeft)}
            {next?.isPassedOver && <span lang={locale}> {next.isBegun ? begun : passedOver}</span>}
          </p>
          {next !== null && isPlace(next) && (
            <Go className="btn btn-primary" to={addressOfLink(next)}>
              {onward}
              <Icon of={ArrowRight} />
            </Go>
          )}
          {next !== null && !isPlace(next) && (
            <button
              className="btn btn-primary"
              disabled={starting !== null}
              onClick={() =>
                void start({
                  request: { activityRef: next.ref },
                  title: next.title,
                  to: addressOfLink(next),
                })
              }
              type="button"
            >
              {onward}
              <Icon of={ArrowRight} />
            </button>
          )}
        </div>
      </nav>
    </div>
  );
}
