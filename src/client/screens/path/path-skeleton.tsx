import { useTexts } from '#client/base/language/language.tsx';
import styles from './path.module.css';

/** The path before it is here: the same boxes in the same places. */
export function PathSkeleton() {
  const { loading } = useTexts('path');
  return (
    <div aria-busy="true" className={styles.pathWait}>
      <p className="vh" role="status">
        {loading}
      </p>
      <div aria-hidden="true" className={styles.gauges} data-testid="gauges">
        {['a', 'b', 'c'].map((gauge) => (
          <div className={styles.g3} key={gauge}>
            <span className={`sk sk-text ${styles.pathSkS}`} />
            <span className={`sk sk-text ${styles.pathSkBar}`} />
            <span className="sk sk-text" />
          </div>
        ))}
        {['d', 'e', 'f', 'g'].map((tile) => (
          <div key={tile}>
            <span className={`sk sk-text ${styles.pathSkS}`} />
            <span className="sk sk-text" />
          </div>
        ))}
      </div>
      <div aria-hidden="true" className={styles.pgrid}>
        <div className={styles.mapcol}>
          <div className={`not-s ${styles.mapbox}`}>
            <span className={`sk sk-title ${styles.pathSkS}`} />
            <span className={`sk ${styles.pathSkMap}`} />
          </div>
          <div className={styles.stations}>
            {['a', 'b', 'c', 'd', 'e', 'f'].map((row) => (
              <span className={`sk ${styles.pathSkRow}`} key={row} />
            ))}
          </div>
        </div>
        <span className={`sk ${styles.pathSkPanel}`} />
      </div>
      <p aria-hidden="true" className={`small quiet ${styles.pathSaid}`}>
        {loading}
      </p>
    </div>
  );
}
