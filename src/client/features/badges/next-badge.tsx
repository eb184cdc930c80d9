// The nearest badge with its true progress, once there is some.

import { useLocale, useTexts } from '#client/base/language/language.tsx';
import { localized } from '#client/base/language/localized.ts';
import { Bar } from '#client/ui/bar.tsx';
import type { BadgeView } from '#contract/progress.ts';
import styles from './badges.module.css';
import { Stamp } from './stamp.tsx';

/** @param badge null when every badge is earned */
export function NextBadge({ badge }: { badge: BadgeView | null }) {
  const dashboard = useTexts('dashboard');
  const texts = dashboard.badge;
  const locale = useLocale();
  return (
    <section aria-labelledby="next-badge" className={`reward ${styles.nextbadge}`}>
      <h2 id="next-badge">{texts.title}</h2>
      {badge === null ? (
        <p className="muted">{texts.all}</p>
      ) : (
        <div className="row">
          <Stamp badge={badge} inked={false} />
          <div>
            <h3>{localized(badge.name, locale)}</h3>
            <p className="muted">{localized(badge.description, locale)}</p>
            {badge.percent > 0 && (
              <>
                <Bar color="var(--xp)" value={badge.percent} />
                <p className="small muted">
                  <b className="xp">{texts.progress(badge.percent)}</b>,{' '}
                  {texts.have(badge.progress.have, badge.progress.need)}
                </p>
              </>
            )}
          </div>
        </div>
      )}
    </section>
  );
}
