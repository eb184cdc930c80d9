// The missions by section, or in one list where another order was asked for.
import { ChevronDown, Lock } from 'lucide-react';
import { useId } from 'react';
import { addresses } from '#client/base/addresses.ts';
import { Go } from '#client/base/go.tsx';
import { useLocale, useTexts } from '#client/base/language/language.tsx';
import { contentLang } from '#client/base/language/localized.ts';
import { MissionCard } from '#client/features/missions/mission-card.tsx';
import { firstToOpen, sectionLook } from '#client/features/missions/mission-search.ts';
import { lessonsOpenText, opensAfterText } from '#client/features/missions/opens-after.ts';
import { Icon } from '#client/ui/icon.tsx';
import { Stop } from '#client/ui/stop.tsx';
import type { MissionCard as Mission, SectionView } from '#contract/learning.ts';
import styles from './missions.module.css';
import { useMissionSide } from './use-mission-side.ts';

export interface CardsProps {
  /** Key of the mission that carries the primary button. */
  primary: string | undefined;
  opening: string | null;
  onOpen: (mission: Mission) => void;
  readAt: number;
}

export function MissionGrid({
  missions,
  primary,
  opening,
  onOpen,
  readAt,
}: CardsProps & { missions: readonly Mission[] }) {
  const sideOf = useMissionSide(readAt);
  return (
    <ul className={styles.mgrid}>
      {missions.map((mission) => (
        <li key={mission.id}>
          <MissionCard
            isOpening={opening === mission.key}
            isPrimary={mission.key === primary}
            mission={mission}
            onOpen={onOpen}
            side={sideOf(mission)}
          />
        </li>
      ))}
    </ul>
  );
}

interface SectionProps extends CardsProps {
  /** The section with the missions to show. */
  section: SectionView;
  /** How many missions it has in all. */
  total: number;
  /** What `isFolded` says of it. */
  isRow: boolean;
  /** Whether the row is unfolded. */
  isOpen: boolean;
  onFold: (sectionId: string, isOpen: boolean) => void;
}

export function MissionSection({ section, total, isRow, isOpen, onFold, ...cards }: SectionProps) {
  const locale = useLocale();
  const id = useId();
  const lang = contentLang(locale);
  const count = useTexts('missions').sectionDone(section.done, total);
  const sign = <Stop letter={section.letter} look={sectionLook(section)} />;
  if (isRow) {
    return (
      <details
        className={`${styles.sec} row`}
        onToggle={(event) => onFold(section.id, event.currentTarget.open)}
        open={isOpen}
      >
        <summary>
          {sign}
          <h2 lang={lang}>
            {section.title}
            <Shut section={section} />
          </h2>
          <span className="muted small">{count}</span>
          <Icon of={ChevronDown} />
        </summary>
        <Stations section={section} />
        <MissionGrid missions={section.missions} {...cards} />
      </details>
    );
  }
  return (
    <section aria-labelledby={id} className={styles.sec}>
      <header>
        {sign}
        <h2 id={id} lang={lang}>
          {section.title}
        </h2>
        <p className="muted small">{count}</p>
      </header>
      <Stations section={section} />
      <MissionGrid missions={section.missions} {...cards} />
    </section>
  );
}

/**
 * That no mission of a section can be begun yet, and what opens the first of it; nothing of any other. Where lessons of
 * its station can be read, it is not called locked.
 */
function Shut({ section }: { section: SectionView }) {
  const locale = useLocale();
  const t = useTexts('missions');
  if (section.status !== 'locked') return null;
  const lessons = lessonsOpenText(t, !section.isShut, section.missions);
  const after = opensAfterText(t, firstToOpen(section.missions)?.toOpen ?? null);
  const locked = after === '' ? t.filters.locked : `${t.filters.locked}. ${after}`;
  return (
    <small className={`muted ${styles.shut}`} lang={locale}>
      {lessons === '' && <Icon of={Lock} size="s" />}
      <span>{lessons === '' ? locked : lessons}</span>
    </small>
  );
}

/** Where on the line these missions stand: at the stations of their units; nothing where they stand at none. */
function Stations({ section: { stations } }: { section: SectionView }) {
  const lang = contentLang(useLocale());
  const t = useTexts('missions');
  if (stations.length === 0) return null;
  return (
    <p className={`small muted ${styles.stations}`}>
      {t.onLine}
      {stations.map(({ id, title }) => (
        <Go className="link" key={id} lang={lang} to={addresses.path(id)}>
          {title}
        </Go>
      ))}
    </p>
  );
}
