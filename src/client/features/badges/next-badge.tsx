// The nearest badge with its true progress, once there is some. Its stamp, with the drawings of all badges, comes when
// the first screen stands; its place is kept.
import { Suspense } from 'react';
import { useLocale, useTexts } from '#client/base/language/language.tsx';
import { localized } from '#client/base/language/localized.ts';
import { Bar } from '#client/ui/bar.tsx';
import { useFirstScreen } from '#client/ui/first-screen.ts';
import { optional } from '#client/ui/optional.ts';
import type { BadgeView } from '#contract/progress.ts';
import styles from './badges.module.css';

/** Without a network, on a device that does not keep the app, its place stays empty. */
const Stamp = optional(async () => (await import('./stamp.tsx')).Stamp);

/** @param badge null when every badge is earned */
export function NextBadge({ badge }: { badge: BadgeView | null }) {
  const dashboard = useTexts('dashboard');
  const texts = dashboard.badge;
  const locale = useLocale();
  const isFirstScreenThere = useFirstScreen();
  return (
    <section aria-labelledby="next-badge" className={`reward ${styles.nextbadge}`}>
      <h2 id="next-badge">{texts.title}</h2>
      {badge === null ? (
        <p className="muted">{texts.all}</p>
      ) : (
        <div className="row">
          <div className={styles.stampPlace}>
            {isFirstScreenThere && (
              <Suspense>
                <Stamp badge={badge} inked={false} />
              </Suspense>
            )}
          </div>
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
