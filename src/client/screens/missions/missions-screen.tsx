// All missions of a course, searched, filtered and sorted (brief 1, 2.9).
import type { ReactNode } from 'react';
import { addresses } from '#client/base/addresses.ts';
import { Crumbs } from '#client/base/crumbs.tsx';
import { Go } from '#client/base/go.tsx';
import { useLocale, useTexts } from '#client/base/language/language.tsx';
import { useNextStep } from '#client/base/next-step.ts';
import { useLearner } from '#client/base/session/session.tsx';
import {
  isFolded,
  isNarrowed,
  type MissionSearch,
  sortMissions,
} from '#client/features/missions/mission-search.ts';
import { NextLead } from '#client/features/missions/next-lead.tsx';
import { useOpenMission } from '#client/features/missions/use-open-mission.ts';
import { Coin } from '#client/ui/coin.tsx';
import { EmptyScene, ErrorScene } from '#client/ui/states.tsx';
import type { CourseCard } from '#contract/course.ts';
import type { SectionView } from '#contract/learning.ts';
import type { Dashboard } from '#contract/progress.ts';
import { MissionFilters } from './mission-filters.tsx';
import { MissionGrid, MissionSection } from './mission-sections.tsx';
import styles from './missions.module.css';
import { MissionsSkeleton } from './missions-skeleton.tsx';
import { useFoundSections } from './use-found-sections.ts';
import { useMissionSearch } from './use-mission-search.ts';
import { useMissions } from './use-missions.ts';

export function MissionsScreen({ courseKey }: { courseKey: string }) {
  const { missions, failure, readAt, retry } = useMissions(courseKey);
  const { search, onSearch, unfolded, onFold } = useMissionSearch();
  const t = useTexts('missions');
  const actions = useTexts('actions');
  // A course that is still being written has nothing to search.
  const hasMissions = missions === undefined || missions.sections.length > 0;
  return (
    <div className="work">
      <Crumbs />
      <Heading hasStats={hasMissions} stats={missions?.stats} />
      {hasMissions && <MissionFilters onChange={onSearch} search={search} />}
      {failure ? (
        <ErrorScene retry={retry} retryLabel={actions.retry} text={t.failedText} title={t.failed} />
      ) : missions === undefined ? (
        <MissionsSkeleton />
      ) : (
        <Found
          course={missions.course}
          onClear={() => onSearch({})}
          onFold={onFold}
          readAt={readAt}
          search={search}
          sections={missions.sections}
          unfolded={unfolded}
        />
      )}
    </div>
  );
}

interface HeadingProps {
  stats: Dashboard['stats'] | undefined;
  hasStats: boolean;
}

/** How much of the course is done, and the learner's XP of all courses, as everywhere. */
function Heading({ stats, hasStats }: HeadingProps) {
  const t = useTexts('missions');
  const actions = useTexts('actions');
  const { totalXp } = useLearner();
  if (!hasStats) return <h1 tabIndex={-1}>{t.title}</h1>;
  return (
    <div className={styles.mh}>
      <h1 tabIndex={-1}>{t.title}</h1>
      <p className="muted">
        {stats === undefined ? (
          <span className={`sk ${styles.mhSk}`}>&nbsp;</span>
        ) : (
          <>
            <b>{stats.completedMissions}</b> {t.ofCompleted(stats.totalMissions)}{' '}
            <span className="xpv">
              <Coin />
              {actions.xpAllCourses(totalXp)}
            </span>
          </>
        )}
      </p>
    </div>
  );
}

interface FoundProps {
  course: CourseCard;
  sections: readonly SectionView[];
  search: MissionSearch;
  readAt: number;
  onClear: () => void;
  /** Ids of the folded sections that the learner opened. */
  unfolded: ReadonlySet<string>;
  onFold: (sectionId: string, isOpen: boolean) => void;
}

function Found(props: FoundProps) {
  const { course, sections, search, readAt, onClear, unfolded, onFold } = props;
  const t = useTexts('missions');
  const locale = useLocale();
  const { open, opening } = useOpenMission();
  const found = useFoundSections(sections, search);
  const next = useNextStep(course.key);
  if (sections.length === 0) {
    return (
      <EmptyScene text={t.noneText(course.title)} title={t.none}>
        <Go className="btn btn-primary" to={addresses.dashboard(course.key)}>
          {t.toDashboard}
        </Go>
      </EmptyScene>
    );
  }
  const missions = found.flatMap((section) => section.missions);
  if (missions.length === 0) {
    return (
      <EmptyScene text={t.emptyText} title={t.empty}>
        <button className="btn btn-primary" onClick={onClear} type="button">
          {t.clear}
        </button>
      </EmptyScene>
    );
  }
  // The one primary button is that of the next step: on its card where it is a mission of this list, else above it.
  const primary = missions.find(({ key }) => key === next?.activity.ref)?.key;
  const cards = { primary, opening, onOpen: open, readAt };
  const narrowed = isNarrowed(search);
  return (
    <>
      {primary === undefined && !narrowed && <NextLead courseKey={course.key} />}
      <div className={narrowed ? `${styles.found} small` : 'vh'}>
        <p role="status">{t.found(missions.length)}</p>
        {narrowed && (
          <button className="link" onClick={onClear} type="button">
            {t.clear}
          </button>
        )}
      </div>
      {search.sort === undefined ? (
        found.map((section) => (
          <MissionSection
            isOpen={unfolded.has(section.id)}
            isRow={isFolded(section, search)}
            key={section.id}
            onFold={onFold}
            section={section}
            total={sections.find((whole) => whole.id === section.id)?.missions.length ?? 0}
            {...cards}
          />
        ))
      ) : (
        <Sorted label={t.sorted(t.sorts[search.sort])}>
          <MissionGrid missions={sortMissions(missions, search.sort, locale)} {...cards} />
        </Sorted>
      )}
    </>
  );
}

function Sorted({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section aria-label={label} className={styles.sec}>
      <h2 className="vh">{label}</h2>
      {children}
    </section>
  );
}
