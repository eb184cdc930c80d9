import { useTexts } from '#client/base/language/language.tsx';
import styles from './exam.module.css';

const rows = [
  ['quick', ['a', 'b', 'c', 'd']],
  ['simulations', ['e', 'f', 'g', 'h', 'i']],
] as const;

/** Exam mode before its papers are here: the same boxes in the same places. */
export function ExamSkeleton() {
  const { loading } = useTexts('exam');
  return (
    <div aria-busy="true" className={styles.examWait}>
      <p className="vh" role="status">
        {loading}
      </p>
      <span aria-hidden="true" className={`sk ${styles.firstSk}`} />
      {rows.map(([row, cards]) => (
        <div aria-hidden="true" className={styles.papers} key={row}>
          <span className="sk sk-title" />
          <ul className={styles.pcards}>
            {cards.map((card) => (
              <li key={card}>
                <span className={`sk ${styles.paperSk}`} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
