// `/progress`: where every XP came from, the levels, the streak and the days of study.
import { useQuery } from '@tanstack/react-query';
import { queries } from '#client/api/queries.ts';
import { useCourse } from '#client/base/course.ts';
import { Crumbs } from '#client/base/crumbs.tsx';
import { useLocale, useTexts } from '#client/base/language/language.tsx';
import { localized } from '#client/base/language/localized.ts';
import { useLearner } from '#client/base/session/session.tsx';
import { isOfTrack } from '#client/features/course/counted-track.ts';
import { NotInQuiet } from '#client/features/quiet/not-in-quiet.tsx';
import { Coin } from '#client/ui/coin.tsx';
import { ErrorScene, LoadingLine } from '#client/ui/states.tsx';
import type { MyProgress } from '#contract/my-progress.ts';
import { ByCourse } from './by-course.tsx';
import { LevelLadder } from './level-ladder.tsx';
import styles from './progress.module.css';
import { StreakPanel } from './streak-panel.tsx';
import { StudyCalendar } from './study-calendar.tsx';
import { XpEntries } from './xp-entries.tsx';

export function ProgressScreen() {
  return (
    <NotInQuiet>
      <Progress />
    </NotInQuiet>
  );
}

function Progress() {
  const { data, isError, refetch } = useQuery(queries.progress());
  const t = useTexts('progress');
  const { offline } = useTexts('rewards');
  const { retry } = useTexts('actions');
  if (isError && data === undefined) {
    return (
      <ErrorScene
        level={1}
        retry={() => void refetch()}
        retryLabel={retry}
        text={offline}
        title={t.failed}
      />
    );
  }
  return (
    <div className="work">
      <Crumbs />
      {data === undefined ? (
        <>
          <h1 tabIndex={-1}>{t.title}</h1>
          <LoadingLine label={t.loading} />
        </>
      ) : (
        <>
          <Head progress={data} />
          <LevelLadder levels={data.levels} totalXp={data.totalXp} />
          <div className={styles.pair}>
            <StreakPanel streak={data.streak} />
            <StudyCalendar calendar={data.calendar} />
          </div>
          {data.courses.length > 0 && <ByCourse {...data} />}
          <XpEntries rankedXpPerDay={data.rankedXpPerDay} />
        </>
      )}
    </div>
  );
}

function Head({ progress }: { progress: MyProgress }) {
  const t = useTexts('progress');
  const { xpLevel } = useTexts('actions');
  const locale = useLocale();
  const { level } = useLearner();
  const course = useCourse();
  return (
    <header className={styles.head}>
      <h1 tabIndex={-1}>{t.title}</h1>
      <p className="muted">
        <b>
          {t.level} {localized(level.name, locale)}
        </b>{' '}
        <span className="xpv">
          <Coin />
          {xpLevel(progress.totalXp)}
        </span>{' '}
        {level.nextName === null || level.nextAtXp === null
          ? t.highest
          : t.toNext(
              Math.max(0, level.nextAtXp - progress.totalXp),
              localized(level.nextName, locale),
            )}
        {course !== undefined && course.percent > 0 && (
          <b>{t.ofCourse(course.title, course.percent, isOfTrack(course))}</b>
        )}
      </p>
    </header>
  );
}
