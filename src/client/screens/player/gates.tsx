// Addresses of missions that cannot be played yet: locked, or not started.

import { Clock, Play as PlayIcon } from 'lucide-react';
import { addresses } from '#client/app/addresses.ts';
import { useLanguage } from '#client/app/language/language.tsx';
import { contentLang } from '#client/app/language/localized.ts';
import { BarrierScene, PlatformScene } from '#client/features/missions/scenes.tsx';
import { useOpenMission } from '#client/features/missions/use-open-mission.ts';
import { Coin } from '#client/ui/coin.tsx';
import { Go } from '#client/ui/go.tsx';
import { Icon } from '#client/ui/icon.tsx';
import type { MissionDetail } from '#contract/learning.ts';

/** An available mission is started by its learner, not by following a link. */
export function StartGate({ mission }: { mission: MissionDetail }) {
  const { locale, texts } = useLanguage();
  const t = texts.player.intro;
  const { missions } = texts;
  const { open, opening } = useOpenMission();
  const lang = contentLang(locale);
  return (
    <section aria-labelledby="gate" className="gate">
      <PlatformScene />
      <p className="eyebrow">
        <span className="accent">{t.about}</span>
        <span lang={lang}>{mission.sectionTitle}</span>
      </p>
      <h1 className="t5" id="gate" lang={lang}>
        {mission.title}
      </h1>
      <p className="muted" lang={lang}>
        {mission.description}
      </p>
      <p className="facts">
        <span className="xpv">
          <Coin />
          {missions.xpToEarn(mission.xp)}
        </span>
        <span className="kv">
          <Icon of={Clock} size="s" />
          {missions.minutes(mission.estimatedMinutes)}
        </span>
        <span>{missions.cards(mission.stepCount)}</span>
        <span>{missions.checks(mission.checkCount)}</span>
      </p>
      <div className="row">
        <button
          className="btn btn-primary"
          disabled={opening !== null}
          onClick={() => open(mission)}
          type="button"
        >
          <Icon of={PlayIcon} />
          {t.start}
        </button>
        <Go className="btn btn-line" to={addresses.missions(mission.courseKey)}>
          {t.all}
        </Go>
      </div>
    </section>
  );
}

/** Says what opens a locked mission, and leads there. */
export function LockedGate({ mission }: { mission: MissionDetail }) {
  const { locale, texts } = useLanguage();
  const t = texts.player.intro;
  const lang = contentLang(locale);
  const opener = mission.opensAfter;
  return (
    <section aria-labelledby="gate" className="gate">
      <BarrierScene />
      <p className="eyebrow">
        <span className="accent">{t.about}</span>
        <span lang={lang}>{mission.title}</span>
      </p>
      <h1 className="t5" id="gate">
        {t.locked}
      </h1>
      <p className="muted">{opener === null ? t.lockedTextPlain : t.lockedText(opener.title)}</p>
      <div className="row">
        {opener === null ? null : (
          <Go className="btn btn-primary" to={addresses.mission(opener.key)}>
            {t.open(opener.title)}
          </Go>
        )}
        <Go
          className={opener === null ? 'btn btn-primary' : 'btn btn-line'}
          to={addresses.missions(mission.courseKey)}
        >
          {t.all}
        </Go>
      </div>
    </section>
  );
}
