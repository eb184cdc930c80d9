// `/missions/{id or key}`: what a mission is about, what it asks, and the one way in.
import { useQuery } from '@tanstack/react-query';
import { ArrowRight, Check, Play, RotateCcw } from 'lucide-react';
import { Suspense } from 'react';
import { failureOf } from '#client/api/failure.ts';
import { queries } from '#client/api/queries.ts';
import { addressOfOpener } from '#client/base/activity-links.ts';
import { addresses, inCourse } from '#client/base/addresses.ts';
import { Crumbs } from '#client/base/crumbs.tsx';
import { Go } from '#client/base/go.tsx';
import { useLocale, useTexts } from '#client/base/language/language.tsx';
import { contentLang } from '#client/base/language/localized.ts';
import { useSelectedCourse } from '#client/base/selected-course.ts';
import { useTitle } from '#client/base/use-title.ts';
import { useCourseOf } from '#client/features/course/use-course-of.ts';
import { LockedBy } from '#client/features/missions/locked-by.tsx';
import { minutesText } from '#client/features/missions/mission-search.ts';
import { RequirementList } from '#client/features/missions/requirement-list.tsx';
import { StatusChip } from '#client/features/missions/status-chip.tsx';
import { useOpenMission } from '#client/features/missions/use-open-mission.ts';
import { Blocks } from '#client/features/player/blocks.tsx';
import { TemplateWays } from '#client/features/templates/template-ways-later.ts';
import { Coin } from '#client/ui/coin.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { EmptyScene, ErrorScene } from '#client/ui/states.tsx';
import type { MissionDetail } from '#contract/learning.ts';
import styles from './mission.module.css';
import { MissionFacts } from './mission-facts.tsx';
import { MissionSkeleton } from './mission-skeleton.tsx';

export function MissionScreen({ missionKey }: { missionKey: string }) {
  const t = useTexts('missions');
  const actions = useTexts('actions');
  const course = useSelectedCourse();
  const query = useQuery(queries.mission(inCourse(course, missionKey)));
  const mission = query.data;
  useCourseOf(missionKey, mission?.courseKey);
  useTitle(mission?.title ?? t.detail.screen);
  if (mission !== undefined) return <Loaded mission={mission} />;
  if (query.isPending) return <MissionSkeleton />;
  const { code } = failureOf(query.error);
  if (code === 'mission.not_found' || code === 'request.invalid') {
    return (
      <EmptyScene level={1} text={t.detail.notFoundText} title={t.detail.notFound}>
        <Go className="btn btn-primary" to={addresses.missions(course)}>
          {t.detail.all}
        </Go>
      </EmptyScene>
    );
  }
  return (
    <ErrorScene
      level={1}
      retry={() => void query.refetch()}
      retryLabel={actions.retry}
      text={t.failedText}
      title={t.detail.failed}
    />
  );
}

function Loaded({ mission }: { mission: MissionDetail }) {
  const locale = useLocale();
  const t = useTexts('missions');
  const lang = contentLang(locale);
  const isQuest = mission.form === 'quest';
  return (
    <div className="work">
      <Crumbs courseKey={mission.courseKey} items={[{ label: mission.title, lang }]} />
      <div className={styles.mtop}>
        <StatusChip status={mission.status} />
        <h1 lang={lang} tabIndex={-1}>
          {mission.title}
        </h1>
        <p className={styles.lead} lang={lang}>
          {mission.description}
        </p>
        <div className={styles.go}>
          <WayIn mission={mission} />
          <span className="xpv">
            <Coin />
            {mission.status === 'done' ? t.xpEarned(mission.xp) : t.xpToEarn(mission.xp)}
          </span>
          <span className="muted">{minutesText(t, mission)}</span>
        </div>
      </div>
      <div className={styles.mbody}>
        <div lang={lang}>
          {mission.briefing.length > 0 && (
            <section aria-labelledby="briefing" className={styles.briefing}>
              <h2 id="briefing" lang={locale}>
                {t.quest.briefing}
              </h2>
              <Blocks blocks={mission.briefing} table={t.quest.briefing} />
            </section>
          )}
          {mission.template !== null && mission.status !== 'locked' && (
            <Suspense>
              <TemplateWays courseKey={mission.courseKey} isTitled template={mission.template} />
            </Suspense>
          )}
          {mission.requirements.length > 0 && (
            <section aria-labelledby="demands" lang={locale}>
              <h2 id="demands">{isQuest ? t.quest.asks : t.quest.asksToo}</h2>
              <RequirementList requirements={mission.requirements} />
              {mission.status !== 'done' && <p className="small muted">{t.quest.endsItself}</p>}
            </section>
          )}
          <section aria-labelledby="outcomes">
            <h2 id="outcomes">{t.detail.outcomes}</h2>
            <ul className={styles.can}>
              {mission.outcomes.map((outcome) => (
                <li key={outcome}>
                  <Icon of={Check} />
                  {outcome}
                </li>
              ))}
            </ul>
          </section>
          <section aria-labelledby="takeaway">
            <h2 id="takeaway">{t.detail.takeaway}</h2>
            <p className={styles.take}>{mission.takeaway}</p>
          </section>
          <section aria-labelledby="sources">
            <h2 id="sources">{t.detail.sources}</h2>
            <ul className={styles.refs}>
              {mission.refs.map((ref) => (
                <li key={ref}>{ref}</li>
              ))}
            </ul>
          </section>
        </div>
        <MissionFacts mission={mission} />
      </div>
    </div>
  );
}

/** The one primary action: start, go on, review, or the mission that has to come first. */
function WayIn({ mission }: { mission: MissionDetail }) {
  const { detail: t, quest } = useTexts('missions');
  const { open, opening } = useOpenMission();
  if (mission.status === 'locked') {
    const opener = mission.toOpen?.next;
    const isBefore = opener?.kind === 'mission' && mission.toOpen?.steps === 1;
    return (
      <>
        <Go
          className="btn btn-primary"
          to={opener ? addressOfOpener(opener) : addresses.missions(mission.courseKey)}
        >
          {opener ? (isBefore ? t.lockedOpen : t.lockedOpenItem) : t.all}
          <Icon of={ArrowRight} />
        </Go>
        <LockedBy missing={mission.opensAfter} steps={mission.stepsToOpen} />
      </>
    );
  }
  // Everything of a done quest stands on this page.
  if (mission.status === 'done' && mission.form === 'quest') return null;
  if (mission.status === 'done') {
    return (
      <Go className="btn btn-primary" to={addresses.player(mission.key)}>
        <Icon of={RotateCcw} />
        {t.review}
      </Go>
    );
  }
  // Its own cards are all behind: what it waits for is named.
  const goesOn = mission.form === 'story' && mission.minutesLeft === 0 ? mission.next : null;
  return (
    <button
      className="btn btn-primary"
      disabled={opening !== null}
      onClick={() => open(mission)}
      type="button"
    >
      <Icon of={Play} />
      {goesOn !== null
        ? quest.goOn(goesOn.title, goesOn.estimatedMinutes)
        : mission.status === 'in_progress'
          ? t.continue
          : t.start}
    </button>
  );
}
