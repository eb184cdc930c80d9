// The figures of the finished attempts of the course that count, and what each of them counts.
import { useTexts } from '#client/base/language/language.tsx';
import type { ExamOverview } from '#contract/exams.ts';
import { ASSESSMENT_FROM_QUESTIONS } from '#domain/path/readiness.ts';
import styles from './exam.module.css';

export function ExamStats({ stats }: { stats: ExamOverview['stats'] }) {
  const { stats: t } = useTexts('exam');
  return (
    <div className={styles.stats}>
      <dl aria-label={t.label} className={`${styles.tiles} ${styles.etiles}`}>
        <div>
          <dt>{t.attempts}</dt>
          <dd>
            <b>{t.figure(stats.attempts)}</b>
          </dd>
        </div>
        <div>
          <dt>{t.passed}</dt>
          <dd>
            <b>{t.figure(stats.passed)}</b> {t.ofAttempts(stats.attempts)}
          </dd>
        </div>
        <Percent label={t.average} percent={stats.averagePercent} />
        <Percent label={t.best} percent={stats.bestPercent} />
        <div>
          <dt>{t.answered}</dt>
          <dd>
            <b>{t.figure(stats.questionsAnswered)}</b> <span className="small">{t.answeredIn}</span>
          </dd>
        </div>
      </dl>
      <details className={styles.counts}>
        <summary className="small muted">{t.counts}</summary>
        <p className="small muted">{t.hint(ASSESSMENT_FROM_QUESTIONS)}</p>
      </details>
    </div>
  );
}

function Percent({ label, percent }: { label: string; percent: number | null }) {
  const { stats: t } = useTexts('exam');
  const actions = useTexts('actions');
  return (
    <div>
      <dt>{label}</dt>
      {percent === null ? (
        <dd className={styles.none}>{t.none}</dd>
      ) : (
        <dd>
          <b>{actions.percent(percent)}</b>
        </dd>
      )}
    </div>
  );
}
