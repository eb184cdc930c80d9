// A rank; the first three wear a medal.
import { useTexts } from '#client/base/language/language.tsx';
import styles from './leaderboards.module.css';

export function Rank({ rank }: { rank: number }) {
  const t = useTexts('leaderboards');
  const medal = t.medals[rank - 1];
  return (
    <span className={styles.rank} data-medal={medal === undefined ? undefined : rank}>
      {rank}
      {medal !== undefined && <span className="vh">, {medal}</span>}
    </span>
  );
}
