import { useTexts } from '#client/base/language/language.tsx';
import styles from './missions.module.css';

const cards = ['a', 'b', 'c', 'd', 'e', 'f'];

/** The grid before its missions are here. */
export function MissionsSkeleton() {
  const { loading } = useTexts('missions');
  return (
    <div aria-busy="true" className={styles.missionsWait}>
      <p className={`small quiet ${styles.mload}`} role="status">
        {loading}
      </p>
      <ul aria-hidden="true" className={styles.mgrid}>
        {cards.map((card) => (
          <li key={card}>
            <span className={`sk ${styles.missionSk}`} />
          </li>
        ))}
      </ul>
    </div>
  );
}
