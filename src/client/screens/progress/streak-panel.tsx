// The run of study days, its best, and the shields that bridge a missed one.
import { Flame, Shield } from 'lucide-react';
import { useTexts } from '#client/base/language/language.tsx';
import { Icon } from '#client/ui/icon.tsx';
import type { MyProgress } from '#contract/my-progress.ts';
import styles from './progress.module.css';

export function StreakPanel({ streak }: Pick<MyProgress, 'streak'>) {
  const t = useTexts('progress');
  const { days, bestDays, studiedToday, shieldsHeld, nextShieldInDays, shieldsFrom } = streak;
  return (
    <section aria-labelledby="streak" className={styles.streak}>
      <h2 id="streak">{t.streak}</h2>
      {days > 0 ? (
        <>
          <p className={styles.run}>
            <Icon of={Flame} size="l" />
            <b>{t.run(days)}</b>
          </p>
          <p className="muted">{studiedToday ? t.today : t.notToday}</p>
        </>
      ) : (
        <p className="muted">{t.noRun}</p>
      )}
      {bestDays > 0 && <p>{t.best(bestDays)}</p>}
      <p className={styles.shields}>
        <Icon of={Shield} />
        <b>{t.shields(shieldsHeld)}</b>
      </p>
      <p className="small muted">
        {t.shieldText} {t.shieldsFrom(shieldsFrom.atStart, shieldsFrom.runDays)}{' '}
        {nextShieldInDays === null ? t.shieldsFull(shieldsHeld) : t.nextShield(nextShieldInDays)}
      </p>
    </section>
  );
}
