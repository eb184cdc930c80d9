import { useTexts } from '#client/base/language/language.tsx';
import reportStyles from './report.module.css';
import styles from './review.module.css';

/** A report before it is here: the same boxes in the same places. */
export function ReportSkeleton() {
  const t = useTexts('report');
  return (
    <div aria-busy="true" className={`work ${reportStyles.pReport}`}>
      <h1 className={`${styles.missionSaid} quiet`} role="status" tabIndex={-1}>
        {t.loading}
      </h1>
      <div aria-hidden="true" className={reportStyles.rgrid}>
        <div className={reportStyles.score}>
          <span className={`sk ${styles.reportH1}`} />
          <span className={`sk sk-text ${styles.reportLead}`} />
          <span className={`sk ${styles.reportPc}`} />
        </div>
        <div className={reportStyles.nexts}>
          {['a', 'b', 'c'].map((row) => (
            <span className={`sk ${styles.reportNext}`} key={row} />
          ))}
        </div>
        <div className={reportStyles.objs}>
          {['d', 'e', 'f', 'g', 'h', 'i'].map((row) => (
            <span className={`sk ${styles.reportRow}`} key={row} />
          ))}
        </div>
        <div className={reportStyles.pace}>
          <span className={`sk ${styles.reportChart}`} />
        </div>
      </div>
    </div>
  );
}
