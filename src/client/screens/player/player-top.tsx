import { Flame, X } from 'lucide-react';
import { addresses } from '#client/app/addresses.ts';
import { useLanguage } from '#client/app/language/language.tsx';
import { contentLang } from '#client/app/language/localized.ts';
import { useLearner } from '#client/features/session/session.tsx';
import { Coin } from '#client/ui/coin.tsx';
import { Go } from '#client/ui/go.tsx';
import { Icon } from '#client/ui/icon.tsx';
import type { MissionDetail } from '#contract/learning.ts';

interface PlayerTopProps {
  mission: Pick<MissionDetail, 'title' | 'sectionTitle' | 'courseKey'>;
  isReview: boolean;
}

/** The way out, the title, and the two warm figures. */
export function PlayerTop({ mission, isReview }: PlayerTopProps) {
  const { locale, texts } = useLanguage();
  const t = texts.player;
  const { streak, totalXp } = useLearner();
  return (
    <header className="ptop">
      <Go aria-label={t.leave} className="btn-icon" to={addresses.missions(mission.courseKey)}>
        <Icon of={X} />
      </Go>
      <p className="ttl">
        <b lang={contentLang(locale)}>{mission.title}</b>
        <span className="muted not-s" lang={contentLang(locale)}>
          {mission.sectionTitle}
        </span>
        {isReview && <span className="chip chip-good">{t.reviewing}</span>}
      </p>
      <span className="streakv not-s">
        <Icon of={Flame} />
        {t.streak(streak.days)}
      </span>
      <span className="xpv">
        <Coin />
        {texts.actions.xp(totalXp)}
      </span>
    </header>
  );
}
