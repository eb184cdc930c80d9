import { Flame, X } from 'lucide-react';
import { wayOut } from '#client/base/activity-links.ts';
import { Go } from '#client/base/go.tsx';
import { useLocale, useTextOf, useTexts } from '#client/base/language/language.tsx';
import { contentLang } from '#client/base/language/localized.ts';
import { kindName, playerTexts } from '#client/base/language/player-texts.ts';
import { useLearner } from '#client/base/session/session.tsx';
import { Coin } from '#client/ui/coin.tsx';
import { Icon } from '#client/ui/icon.tsx';
import type { ActivityView } from '#contract/play.ts';
import styles from './player.module.css';

interface PlayerTopProps {
  activity: ActivityView;
  isReview: boolean;
}

/** The way out, the title, and the two warm figures. */
export function PlayerTop({ activity, isReview }: PlayerTopProps) {
  const locale = useLocale();
  const textOf = useTextOf();
  const player = textOf('player');
  const actions = useTexts('actions');
  const t = playerTexts(player, activity.kind);
  const { streak, totalXp } = useLearner();
  const lang = contentLang(locale);
  return (
    <header className={styles.ptop}>
      <Go aria-label={t.leave} className="btn-icon" to={wayOut(activity)}>
        <Icon of={X} />
      </Go>
      <p className={styles.ttl}>
        <b lang={lang}>{activity.title}</b>
        <span className="muted not-s">
          <span lang={lang}>{activity.groupTitle}</span>
          {activity.kind !== 'mission' && `, ${kindName(textOf, locale, activity)}`}
        </span>
        {isReview && (
          <span className="chip chip-good">
            {activity.status === 'locked' ? t.recap : t.reviewing}
          </span>
        )}
      </p>
      {streak.days > 0 && (
        <span className="streakv not-s">
          <Icon of={Flame} />
          {t.streak(streak.days)}
        </span>
      )}
      <span className="xpv">
        <Coin />
        {actions.xp(totalXp)}
      </span>
    </header>
  );
}
