import { useTexts } from '#client/base/language/language.tsx';
import styles from './mission.module.css';

/** The page of a mission before it is here. */
export function MissionSkeleton() {
  const { loading } = useTexts('missions').detail;
  return (
    <div aria-busy="true" className="work">
      <h1 className={`small quiet ${styles.missionSaid}`}>
        <span role="status">{loading}</span>
      </h1>
      <div aria-hidden="true" className={`${styles.mtop} ${styles.missionWait}`}>
        <span className={`sk ${styles.missionChip}`} />
        <span className={`sk ${styles.missionH1}`} />
        <span className={`sk sk-text ${styles.missionLead}`} />
        <span className={`sk ${styles.missionBtn}`} />
      </div>
    </div>
  );
}
