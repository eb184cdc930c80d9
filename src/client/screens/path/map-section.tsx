import { Check } from 'lucide-react';
import { useIsPhone } from '#client/base/is-phone.ts';
import { useLocale, useTexts } from '#client/base/language/language.tsx';
import { LineMap } from '#client/features/path/line-map.tsx';
import { isUnwritten } from '#client/features/path/station-state.ts';
import { Icon } from '#client/ui/icon.tsx';
import type { PathMapView } from '#contract/course.ts';
import type { NextStep } from '#contract/learning.ts';
import type { CoreView, PhaseView } from '#contract/path.ts';
import styles from './path.module.css';

export interface StationsProps {
  phases: readonly PhaseView[];
  core: CoreView | null;
  /** Null where the path is a list. */
  map: PathMapView | null;
  currentId: string | undefined;
  selectedId: string | undefined;
  /** The phase that the address names, also one that cannot be opened yet. */
  soughtId: string | undefined;
  onChoose: (phase: PhaseView) => void;
  onCore: () => void;
}

/** How many phases and items there are, and how many of the items are written. */
export function PathCounts({ phases }: { phases: readonly PhaseView[] }) {
  const t = useTexts('path').map;
  const items = phases.reduce((sum, phase) => sum + phase.plannedItems, 0);
  const written = phases.reduce((sum, phase) => sum + phase.items.length, 0);
  return (
    <p className="muted small">
      {[
        t.phases(phases.length),
        t.items(items),
        ...(written === items ? [] : [t.written(written)]),
      ].join(', ')}
    </p>
  );
}

/** Letters that more than one station has, with the names that the map writes. */
function sharedLetters(phases: readonly PhaseView[]) {
  const byLetter = Map.groupBy(phases, ({ letter }) => letter);
  return [...byLetter]
    .filter(([, same]) => same.length > 1)
    .map(([letter, same]) => ({ letter, titles: same.map(({ mapTitle }) => mapTitle) }));
}

export function MapSection({ map, next, ...props }: StationsProps & { next: NextStep | null }) {
  const t = useTexts('path');
  const list = new Intl.ListFormat(useLocale(), { type: 'conjunction' });
  const isPhone = useIsPhone();
  const drawn = isPhone ? map?.small : map;
  if (map === null || !drawn) return null;
  return (
    <section aria-labelledby="map-title" className={styles.mapbox}>
      <div className="head">
        <h2 id="map-title">{t.map.title}</h2>
        <PathCounts phases={props.phases} />
      </div>
      <LineMap {...props} isSmall={isPhone} map={drawn} />
      <ul aria-label={t.map.legend} className={styles.legend}>
        <li>
          <span aria-hidden="true" className="stop" data-s="done">
            <Icon of={Check} size="s" />
          </span>
          {t.status.done}
        </li>
        <li>
          <span aria-hidden="true" className="stop" data-s="now" />
          {t.status.in_progress}
        </li>
        <li>
          <span aria-hidden="true" className="stop" data-s="open" />
          {t.status.available}
        </li>
        <li>
          <span aria-hidden="true" className="stop" data-s="locked" />
          {t.status.locked}
        </li>
        {props.phases.some(isUnwritten) && (
          <li>
            <span aria-hidden="true" className="stop" data-s="unwritten" />
            {t.stations.unwritten}
          </li>
        )}
        {map.walkway !== null && (
          <li>
            <i className={styles.wk} />
            {t.map.walkway}
          </li>
        )}
        {props.core !== null && (
          <li>
            <i className={styles.corePill} />
            {t.map.coreLegend}
          </li>
        )}
        {props.currentId !== undefined && <li>{t.map.train}</li>}
        {props.phases.some(({ missions }) => missions.length > 0) && <li>{t.map.missions}</li>}
        {sharedLetters(props.phases).map(({ letter, titles }) => (
          <li key={letter}>
            <b>{letter}</b>
            {t.map.sameLetter(list.format(titles), letter)}
          </li>
        ))}
      </ul>
      {next && next.station === null && next.activity.phaseId === null && (
        <p className={`small muted ${styles.offMap}`}>
          {t.map.offMap(next.activity.title, next.groupTitle, next.towards?.title ?? null)}
        </p>
      )}
    </section>
  );
}
