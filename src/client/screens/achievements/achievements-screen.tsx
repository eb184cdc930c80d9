// `/achievements`: earned and upcoming badges with true progress, and everything that was done (brief 2, 2.h).
import { useQuery } from '@tanstack/react-query';
import { queries } from '#client/api/queries.ts';
import { Crumbs } from '#client/base/crumbs.tsx';
import { useTexts } from '#client/base/language/language.tsx';
import { useSelectedCourse } from '#client/base/selected-course.ts';
import { useLearner } from '#client/base/session/session.tsx';
import { useQuiet } from '#client/base/theme.tsx';
import { useArrival } from '#client/base/use-arrival.ts';
import { Coin } from '#client/ui/coin.tsx';
import { ErrorScene, LoadingLine } from '#client/ui/states.tsx';
import type { Dashboard } from '#contract/progress.ts';
import styles from './achievements.module.css';
import { AllActivity } from './all-activity.tsx';
import { EarnedBadges } from './earned-badges.tsx';
import { Overview } from './overview.tsx';
import { UpcomingBadges } from './upcoming-badges.tsx';

export function AchievementsScreen() {
  const { achievements: t } = useTexts('rewards');
  if (!useQuiet()) return <Achievements />;
  return (
    <div className="work">
      <h1 tabIndex={-1}>{t.activity}</h1>
      <AllActivity />
    </div>
  );
}

function Achievements() {
  const badges = useQuery(queries.badges());
  const dashboard = useQuery(queries.dashboard(useSelectedCourse()));
  const { achievements: t, offline } = useTexts('rewards');
  const { retry } = useTexts('actions');
  const isLost =
    (badges.isError && badges.data === undefined) ||
    (dashboard.isError && dashboard.data === undefined);
  if (isLost) {
    return (
      <ErrorScene
        level={1}
        retry={() => {
          void badges.refetch();
          void dashboard.refetch();
        }}
        retryLabel={retry}
        text={offline}
        title={t.failed}
      />
    );
  }
  return (
    <div className="work">
      <Crumbs />
      {badges.data && dashboard.data ? (
        <>
          <Head dashboard={dashboard.data} />
          <EarnedBadges badges={badges.data} />
          <Overview dashboard={dashboard.data} />
          <UpcomingBadges badges={badges.data} courseKey={dashboard.data.course.key} />
          <section aria-labelledby="activity">
            <div className="head">
              <ActivityTitle />
            </div>
            <AllActivity />
          </section>
        </>
      ) : (
        <>
          <h1 tabIndex={-1}>{t.title}</h1>
          <LoadingLine label={t.loading} />
        </>
      )}
    </div>
  );
}

function ActivityTitle() {
  const { achievements: t } = useTexts('rewards');
  const title = useArrival('activity');
  return (
    <h2 className={styles.activityTitle} id="activity" ref={title} tabIndex={-1}>
      {t.activity}
    </h2>
  );
}

function Head({ dashboard: { badges, course } }: { dashboard: Dashboard }) {
  const { achievements: t } = useTexts('rewards');
  const { xpAllCourses } = useTexts('actions');
  const { totalXp } = useLearner();
  return (
    <header className={styles.head}>
      <h1 tabIndex={-1}>{t.title}</h1>
      <p className="muted">
        {course.title}: {t.of(badges.earned, badges.total)}{' '}
        <span className="xpv">
          <Coin />
          {xpAllCourses(totalXp)}
        </span>
      </p>
    </header>
  );
}
