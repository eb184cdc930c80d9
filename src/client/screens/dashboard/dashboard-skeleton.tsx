import { useTexts } from '#client/base/language/language.tsx';
import { StatsComing } from '#client/ui/stats.tsx';
import styles from './dashboard.module.css';
import { useWelcome } from './use-welcome.ts';

/** The dashboard before its figures are here: the same boxes in the same places. */
export function DashboardSkeleton() {
  const { loading } = useTexts('dashboard');
  const welcome = useWelcome();
  return (
    <div aria-busy="true" className={styles.dashWait}>
      <p className="vh" role="status">
        {loading}
      </p>
      <div className={`${styles.hello} ${styles.dashSk}`}>
        <div>
          <h1>{welcome}</h1>
          <span className={`sk ${styles.skMeta}`} />
        </div>
        <span className={`sk sk-circle ${styles.skRing}`} />
      </div>
      <div aria-hidden="true" className={styles.dashSk}>
        <span className={`sk ${styles.skLine}`} />
        <div className={`card ${styles.next}`}>
          <div className={styles.txt}>
            <span className={`sk sk-text ${styles.skW1}`} />
            <span className={`sk sk-title ${styles.skW3}`} />
            <span className={`sk sk-text ${styles.skW2}`} />
          </div>
          <div className={styles.acts}>
            <span className={`sk ${styles.skButton}`} />
          </div>
          <div className={styles.run}>
            <i className={styles.rail} />
          </div>
        </div>
        <StatsComing className={styles.tiles}>
          {['a', 'b', 'c', 'd'].map((tile) => (
            <div key={tile}>
              <span className={`sk sk-text ${styles.skW2}`} />
              <span className={`sk sk-title ${styles.skW1}`} />
            </div>
          ))}
        </StatsComing>
        <p className={`${styles.skSaid} quiet`}>{loading}</p>
      </div>
    </div>
  );
}
