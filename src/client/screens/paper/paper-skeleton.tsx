import { useTexts } from '#client/base/language/language.tsx';
import styles from './paper.module.css';

/** A paper before it is here: the same boxes in the same places. */
export function PaperSkeleton() {
  const { loading } = useTexts('exam').paper;
  return (
    <div aria-busy="true" className={`work ${styles.pPaper}`}>
      <h1 className={`${styles.missionSaid} quiet`} role="status" tabIndex={-1}>
        {loading}
      </h1>
      <div aria-hidden="true" className={`${styles.mtop} ${styles.paperWait}`}>
        <span className={`sk ${styles.paperH1}`} />
        <span className={`sk sk-text ${styles.paperLead}`} />
        <span className={`sk ${styles.paperExtra}`} />
        <span className={`sk ${styles.paperBtn}`} />
      </div>
      <div aria-hidden="true" className={styles.pbody}>
        <div>
          <span className={`sk sk-title ${styles.paperSub}`} />
          {['a', 'b', 'c', 'd', 'e'].map((line) => (
            <span className={`sk sk-text ${styles.paperLine}`} key={line} />
          ))}
        </div>
      </div>
      <div aria-hidden="true" className={styles.mfacts}>
        {['f', 'g', 'h', 'i'].map((fact) => (
          <span className={`sk sk-text ${styles.paperLine}`} key={fact} />
        ))}
      </div>
    </div>
  );
}
