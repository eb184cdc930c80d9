// The celebration as a screen: sound, stamps and the next action around it.
import { ArrowRight, LayoutDashboard } from 'lucide-react';
import { useCallback, useEffect, useRef } from 'react';
import { addresses } from '#client/app/addresses.ts';
import { deviceState, useDevice } from '#client/app/device.ts';
import { useLanguage } from '#client/app/language/language.tsx';
import { contentLang } from '#client/app/language/localized.ts';
import { useTitle } from '#client/app/use-title.ts';
import { Stamp } from '#client/features/badges/stamp.tsx';
import { Celebration } from '#client/features/celebration/celebration.tsx';
import { useOpenMission } from '#client/features/missions/use-open-mission.ts';
import { playCue } from '#client/features/sound/play-cue.ts';
import { Go } from '#client/ui/go.tsx';
import { Icon } from '#client/ui/icon.tsx';
import type { MissionDetail } from '#contract/learning.ts';
import type { Finish } from '#contract/progress.ts';
import { PlayerTop } from './player-top.tsx';

const STAMP_LANDS_MS = 1_250;

export function Finished({ finish, mission }: { finish: Finish; mission: MissionDetail }) {
  const { locale, texts } = useLanguage();
  const t = texts.player.done;
  const { open, opening } = useOpenMission();
  const { confettiEnabled } = useDevice().settings;
  const title = useRef<HTMLHeadingElement>(null);
  useTitle(t.screen);
  useEffect(() => {
    scrollTo(0, 0);
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
  const { next } = finish;
  const dashboard = addresses.dashboard(mission.courseKey);
  return (
    <div className="player">
      <PlayerTop isReview={false} mission={mission} />
      <main className="stage" id="main" tabIndex={-1}>
        <Celebration
          finish={finish}
          hasConfetti={confettiEnabled}
          mission={mission}
          onLevel={onLevel}
          stampOf={(badge) => <Stamp badge={badge} inked />}
          titleRef={title}
        />
      </main>
      <nav aria-label={t.onward} className="pfoot">
        <div>
          <Go className={next === null ? 'btn btn-primary' : 'btn btn-line'} to={dashboard}>
            <Icon of={LayoutDashboard} />
            <span>{t.dashboard}</span>
          </Go>
          <p className="said" lang={contentLang(locale)}>
            {next !== null && t.nextIs(next.title, next.estimatedMinutes)}
          </p>
          {next !== null && (
            <button
              className="btn btn-primary"
              disabled={opening !== null}
              onClick={() => open(next)}
              type="button"
            >
              {t.next}
              <Icon of={ArrowRight} />
            </button>
          )}
        </div>
      </nav>
    </div>
  );
}
