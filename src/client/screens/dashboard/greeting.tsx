import { Flame } from 'lucide-react';
import { useLocale, useTexts } from '#client/base/language/language.tsx';
import { localized } from '#client/base/language/localized.ts';
import { Coin } from '#client/ui/coin.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { Ring } from '#client/ui/ring.tsx';
import type { Dashboard } from '#contract/progress.ts';
import styles from './dashboard.module.css';

/** Streak, XP, level with what is missing to the next, and the course's completion. */
export function Greeting({ dashboard }: { dashboard: Dashboard }) {
  const locale = useLocale();
  const actions = useTexts('actions');
  const t = useTexts('dashboard');
  const { streak, totalXp, level, course, percent } = dashboard;
  const name = localized(level.name, locale);
  return (
    <section aria-labelledby="hello" className={styles.hello}>
      <div>
        <h1 id="hello" tabIndex={-1}>
          {t.welcome}
        </h1>
        <p className={styles.meta}>
          {streak.days > 0 ? (
            <span className="streakv">
              <Icon of={Flame} />
              {t.streak(streak.days)}
            </span>
          ) : (
            <span className="muted">{t.streak(0)}</span>
          )}
          <span className="xpv">
            <Coin />
            {actions.xp(totalXp)}
          </span>
          <span className="muted">
            {level.nextAtXp === null || level.nextName === null
              ? t.highestLevel(name)
              : t.toNextLevel(name, level.nextAtXp - totalXp, localized(level.nextName, locale))}
          </span>
        </p>
      </div>
      <Ring
        caption={t.complete}
        figure={t.percent(percent)}
        label={t.ring(course.title, percent)}
        percent={percent}
      />
    </section>
  );
}
