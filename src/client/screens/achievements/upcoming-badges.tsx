// The badges that are ahead, each with what it asks for and the true way made.
import { useLocale, useTexts } from '#client/base/language/language.tsx';
import { localized } from '#client/base/language/localized.ts';
import { useLearner } from '#client/base/session/session.tsx';
import { CategoryMark } from '#client/features/badges/category-mark.tsx';
import { Stamp } from '#client/features/badges/stamp.tsx';
import { Bar } from '#client/ui/bar.tsx';
import { Coin } from '#client/ui/coin.tsx';
import type { BadgeView } from '#contract/progress.ts';
import { badgesIn } from '#domain/rewards/badges-in.ts';
import styles from './achievements.module.css';
import { upcomingOf, xpToGo } from './upcoming-order.ts';

interface UpcomingBadgesProps {
  badges: readonly BadgeView[];
  /** The course on the screen: badges of the others stand apart. */
  courseKey: string;
}

export function UpcomingBadges({ badges, courseKey }: UpcomingBadgesProps) {
  const { achievements: t } = useTexts('rewards');
  const upcoming = upcomingOf(badgesIn(courseKey, badges));
  const elsewhere = upcomingOf(badges).filter((badge) => !upcoming.includes(badge));
  return (
    <section aria-labelledby="upcoming">
      <div className="head">
        <h2 id="upcoming">{t.upcoming}</h2>
        {upcoming.length > 0 && <p className="small muted">{t.nearest}</p>}
      </div>
      {upcoming.length === 0 ? <p className="muted">{t.all}</p> : <Stamps badges={upcoming} />}
      {elsewhere.length > 0 && (
        <details className={styles.elsewhere}>
          <summary>{t.others}</summary>
          <Stamps badges={elsewhere} />
        </details>
      )}
    </section>
  );
}

function Stamps({ badges }: { badges: readonly BadgeView[] }) {
  return (
    <ul className={styles.ups}>
      {badges.map((badge) => (
        <Upcoming badge={badge} key={badge.id} />
      ))}
    </ul>
  );
}

function Upcoming({ badge }: { badge: BadgeView }) {
  const { achievements: t } = useTexts('rewards');
  const { percent } = useTexts('actions');
  const locale = useLocale();
  const { totalXp } = useLearner();
  const { requiredXp, progress } = badge;
  const name = localized(badge.name, locale);
  return (
    <li>
      <Stamp badge={badge} inked={false} />
      <div>
        <CategoryMark category={badge.category} />
        <h3>{name}</h3>
        <p className="small muted">{localized(badge.description, locale)}</p>
        <Bar color="var(--xp)" label={t.bar(name, badge.percent)} value={badge.percent} />
        <p className={`small ${styles.figures}`}>
          {requiredXp > 0 && (
            <>
              <span className="xpv">
                <Coin />
                {t.required(requiredXp)}
              </span>
              <span className="muted">{t.toGo(xpToGo(requiredXp, totalXp))}</span>
            </>
          )}
          <span className="muted">{t.have(progress.have, progress.need)}</span>
          <b>{percent(badge.percent)}</b>
        </p>
      </div>
    </li>
  );
}
