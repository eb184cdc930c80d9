// The four figures of a course, each with its whole and its bar.

import { addresses } from '#client/base/addresses.ts';
import { Go } from '#client/base/go.tsx';
import { useTexts } from '#client/base/language/language.tsx';
import { Bar } from '#client/ui/bar.tsx';
import { Stats } from '#client/ui/stats.tsx';
import type { Dashboard } from '#contract/progress.ts';
import { ASSESSMENT_FROM_QUESTIONS, EXAM_READY_FROM } from '#domain/path/readiness.ts';
import styles from './dashboard.module.css';

export function Tiles({ dashboard }: { dashboard: Dashboard }) {
  const t = useTexts('dashboard').tiles;
  const { stats, badges, examCoveragePercent, streak, streakGoalDays, models } = dashboard;
  // An older release does not say it.
  const { averagePercent, hasPapers, streakBadgeDays = null } = dashboard;
  return (
    <Stats className={styles.tiles} label={t.label}>
      <div>
        <dt>{t.missions}</dt>
        <dd>
          <b>{stats.completedMissions}</b> {t.of(stats.totalMissions)}
        </dd>
        <dd className={styles.viz}>
          <Bar max={stats.totalMissions} value={stats.completedMissions} />
        </dd>
      </div>
      <div className="reward">
        <dt>{t.badges}</dt>
        <dd>
          <b>{badges.earned}</b> {t.of(badges.total)}
        </dd>
        <dd className={styles.viz}>
          <Bar color="var(--xp)" max={badges.total} value={badges.earned} />
        </dd>
      </div>
      <div>
        <dt>{t.coverage}</dt>
        {!examCoveragePercent ? (
          <dd className="small muted">{t.noCoverage}</dd>
        ) : (
          <>
            <dd>
              <b>{examCoveragePercent}</b> {t.percent}
            </dd>
            <dd className={styles.viz}>
              <Bar at={EXAM_READY_FROM} value={examCoveragePercent} />
              <span className="vh">{t.examReady(EXAM_READY_FROM)}</span>
            </dd>
            <dd className="small muted">{t.coverageAbout}</dd>
          </>
        )}
      </div>
      {hasPapers && (
        <div>
          <dt>{t.average}</dt>
          {averagePercent === null ? (
            <dd className="small muted">{t.noAverage(ASSESSMENT_FROM_QUESTIONS)}</dd>
          ) : (
            <>
              <dd>
                <b>{averagePercent}</b> {t.percent}
              </dd>
              <dd className={styles.viz}>
                <Bar value={averagePercent} />
              </dd>
              <dd className="small muted">{t.averageOf}</dd>
            </>
          )}
        </div>
      )}
      <div className="reward">
        <dt>{t.streak}</dt>
        <dd>
          <b>{streak.days}</b> {t.ofDays(streakGoalDays)}
        </dd>
        <dd className={styles.viz}>
          <Days goal={streakGoalDays} days={streak.days} />
        </dd>
        <dd className="small muted">
          {t.streakOf}
          {streakBadgeDays !== null && `. ${t.streakBadge(streakBadgeDays)}`}
        </dd>
      </div>
      {models !== null && (
        <div>
          <dt>{t.models}</dt>
          <dd>
            {models > 0 && <b>{models}</b>}{' '}
            <Go className="link" to={addresses.models()}>
              {models > 0 ? t.openModels : t.firstModel}
            </Go>
          </dd>
        </div>
      )}
    </Stats>
  );
}

function Days({ goal, days }: { goal: number; days: number }) {
  return (
    <span aria-hidden="true" className={`ticks ${styles.days}`}>
      {Array.from({ length: goal }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a tick has no identity but its place
        <i className={index < days ? 'flame' : undefined} key={index} />
      ))}
    </span>
  );
}
