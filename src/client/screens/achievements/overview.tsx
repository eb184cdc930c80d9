// Missions, exam coverage, streak and badges in four figures, those of a course for the selected one.
import { useTexts } from '#client/base/language/language.tsx';
import { Stats } from '#client/ui/stats.tsx';
import type { Dashboard } from '#contract/progress.ts';
import { shownPercent } from '#domain/kernel/pass-line.ts';
import styles from './achievements.module.css';

export function Overview({ dashboard }: { dashboard: Dashboard }) {
  const { achievements: t } = useTexts('rewards');
  const { stats, examCoveragePercent, streak, course, badges } = dashboard;
  return (
    <Stats className={styles.tiles} label={t.overview}>
      <div>
        <dt>
          {t.missions}, {course.title}
        </dt>
        <dd>
          <b>{stats.completedMissions}</b> {t.ofTotal(stats.totalMissions)}
        </dd>
      </div>
      <div>
        <dt>
          {t.coverage}, {course.title}
        </dt>
        {!examCoveragePercent ? (
          <dd className="small muted">{t.noCoverage}</dd>
        ) : (
          <dd>
            <b>{examCoveragePercent}</b> {t.percent}
          </dd>
        )}
      </div>
      <div>
        <dt>{t.streak}</dt>
        <dd>
          <b>{streak.days}</b> {t.days(streak.days)}
        </dd>
      </div>
      <div>
        <dt>{t.badges}</dt>
        <dd>
          <b>{shownPercent(badges.earned, badges.total)}</b> {t.percent}
        </dd>
      </div>
    </Stats>
  );
}
