// A course's dashboard: where the learner stands and the one thing to do next (brief 1, 2.8).

import { Suspense, useDeferredValue } from 'react';
import { addresses } from '#client/base/addresses.ts';
import { Go } from '#client/base/go.tsx';
import { useTexts } from '#client/base/language/language.tsx';
import { loadTexts } from '#client/base/language/page-texts.ts';
import { useLearner } from '#client/base/session/session.tsx';
import { useSettings } from '#client/base/settings/settings.ts';
import { useTitle } from '#client/base/use-title.ts';
import { RecentActivity } from '#client/features/activity/recent-activity.tsx';
import { NextBadge } from '#client/features/badges/next-badge.tsx';
import { useOpenStep } from '#client/features/missions/use-open-step.ts';
import { optional } from '#client/ui/optional.ts';
import { EmptyScene, ErrorScene } from '#client/ui/states.tsx';
import type { Dashboard } from '#contract/progress.ts';
import styles from './dashboard.module.css';
import { DashboardSkeleton } from './dashboard-skeleton.tsx';
import { GetTemplates } from './get-templates.tsx';
import { Greeting } from './greeting.tsx';
import { LineStrip } from './line-strip.tsx';
import { NextCard } from './next-card.tsx';
import { PracticeExam } from './practice-exam.tsx';
import { Tiles } from './tiles.tsx';
import { useDashboard } from './use-dashboard.ts';
import { WaitingRewards } from './waiting-rewards.tsx';

/** Fetched on the first day only, with its words. */
const FirstCard = optional(async () => {
  await loadTexts(['study', 'path']);
  return (await import('./first-card.tsx')).FirstCard;
});

/** Fetched for a course without missions only. */
const CourseOutline = optional(async () => (await import('./course-outline.tsx')).CourseOutline);

/** Fetched for a course whose outline has groups; it stands below the first screen of the page. */
const Mastery = optional(async () => (await import('./mastery.tsx')).Mastery);

/** Fetched for a demo learner only. */
const DemoStart = optional(async () => {
  await loadTexts(['demo']);
  return (await import('#client/features/account/demo-start.tsx')).DemoStart;
});
const DemoEnd = optional(async () => {
  await loadTexts(['demo']);
  return (await import('#client/features/account/demo-end.tsx')).DemoEnd;
});

export function DashboardScreen({ courseKey }: { courseKey: string }) {
  const { dashboard, failure, readAt, retry } = useDashboard(courseKey);
  // Drawn in pieces between which a press is heard: all at once it holds a slow phone for a quarter of a second.
  const drawn = useDeferredValue(dashboard, undefined);
  const t = useTexts('dashboard');
  const actions = useTexts('actions');
  const { picker } = useTexts('shell');
  useTitle(dashboard === undefined ? t.title : t.screen(dashboard.course.title));
  if (failure?.code === 'course.not_found') {
    return (
      <EmptyScene level={1} text={t.notFoundText} title={t.notFound}>
        <Go className="btn btn-primary" to={addresses.picker()}>
          {picker}
        </Go>
      </EmptyScene>
    );
  }
  if (failure) {
    return (
      <ErrorScene
        level={1}
        retry={retry}
        retryLabel={actions.retry}
        text={t.failedText}
        title={t.failed}
      />
    );
  }
  if (dashboard === undefined || drawn?.course.key !== dashboard.course.key)
    return <DashboardSkeleton />;
  return <Loaded dashboard={drawn} readAt={readAt} />;
}

function Loaded({ dashboard, readAt }: { dashboard: Dashboard; readAt: number }) {
  const t = useTexts('dashboard');
  const { isDemo } = useLearner();
  const { open, isOpening } = useOpenStep();
  const missions = addresses.missions(dashboard.course.key);
  const hasMissions = dashboard.stats.totalMissions > 0;
  return (
    <>
      <Greeting dashboard={dashboard} />
      {hasMissions ? (
        <>
          {dashboard.line.length > 0 && (
            <LineStrip
              line={dashboard.line}
              lineOf={dashboard.lineOf}
              nextId={dashboard.next?.station?.id ?? null}
              isCore={(dashboard.next?.activity.coreKey ?? null) !== null}
              stepTitle={dashboard.next?.activity.title ?? null}
              towardsId={dashboard.next?.towards?.id ?? null}
              to={dashboard.lineOf === 'phases' ? addresses.path() : missions}
            />
          )}
          <section aria-labelledby="recommended">
            <h2 className="vh" id="recommended">
              {t.recommended}
            </h2>
            <NextCard
              isFirst={dashboard.percent === 0}
              isOpening={isOpening}
              missions={missions}
              next={dashboard.next}
              onOpen={open}
            />
            <PracticeExam courseKey={dashboard.course.key} />
            <GetTemplates news={dashboard.templates} />
          </section>
          {isDemo && (
            <div className={styles.demoHeld}>
              <Suspense>
                <DemoStart courseKey={dashboard.course.key} />
              </Suspense>
            </div>
          )}
          <FirstDay />
          {hasFigures(dashboard) && <Tiles dashboard={dashboard} />}
          {dashboard.mastery && (
            <Suspense>
              <Mastery mastery={dashboard.mastery} />
            </Suspense>
          )}
        </>
      ) : (
        <Suspense>
          <CourseOutline course={dashboard.course} />
        </Suspense>
      )}
      <div className={styles.lower}>
        <RecentActivity latest={dashboard.activity} now={readAt} />
        <div>
          <NextBadge badge={dashboard.nextBadge} />
          {hasMissions && <WaitingRewards />}
        </div>
      </div>
      {/* Below everything: it moves nothing when it arrives. */}
      {isDemo && (
        <Suspense>
          <DemoEnd />
        </Suspense>
      )}
    </>
  );
}

/** Asked on the first day, until it is put away. */
function FirstDay() {
  const { isFirstDay } = useLearner();
  const { firstCardClosed } = useSettings();
  if (!isFirstDay || firstCardClosed) return null;
  return (
    <Suspense>
      <FirstCard />
    </Suspense>
  );
}

/** Whether one of the tiles has something to show. */
const hasFigures = ({
  stats,
  badges,
  examCoveragePercent,
  streak,
  averagePercent,
}: Dashboard): boolean =>
  stats.completedMissions > 0 ||
  badges.earned > 0 ||
  (examCoveragePercent ?? 0) > 0 ||
  averagePercent !== null ||
  streak.days > 0;
