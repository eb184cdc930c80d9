// The same line as a list in order: what small screens have instead of the map.
import { Lock, PenLine } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { addresses } from '#client/base/addresses.ts';
import { useCourse } from '#client/base/course.ts';
import { Go } from '#client/base/go.tsx';
import { useLocale, useTexts } from '#client/base/language/language.tsx';
import { contentLang } from '#client/base/language/localized.ts';
import {
  canOpen,
  coreLook,
  doneItems,
  isBegun,
  isUnwritten,
  lookOf,
} from '#client/features/path/station-state.ts';
import { Bar } from '#client/ui/bar.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { Stop } from '#client/ui/stop.tsx';
import type { CoreView, PhaseView } from '#contract/path.ts';
import { CORE_ID } from '#domain/catalog/path.ts';
import { CoreStop } from './core-stop.tsx';
import { PathCounts, type StationsProps } from './map-section.tsx';
import styles from './path.module.css';

export function StationList(props: StationsProps) {
  const { map, phases, core, currentId, selectedId, soughtId, onChoose, onCore } = props;
  const path = useTexts('path');
  const { tracks = [], companies = [] } = useCourse() ?? {};
  const t = path.stations;
  return (
    <section aria-labelledby="stations-title" className={styles.stations}>
      <div className="head">
        <h2 id="stations-title" tabIndex={-1}>
          {t.title}
        </h2>
        {map !== null && map.small === null && (
          <div className="only-s">
            <PathCounts phases={phases} />
          </div>
        )}
      </div>
      <ol>
        {core === null ? null : (
          <li data-s={coreLook(core)}>
            <CoreRow core={core} isSelected={selectedId === CORE_ID} onChoose={onCore} />
          </li>
        )}
        {phases.map((phase) => (
          <li
            data-run={isBegun(phase) ? '' : undefined}
            data-s={lookOf(phase, phase.id === currentId)}
            key={phase.id}
          >
            <Row
              isCurrent={phase.id === currentId}
              isSelected={phase.id === selectedId}
              isSought={phase.id === soughtId}
              onChoose={onChoose}
              phase={phase}
              phases={phases}
            />
          </li>
        ))}
      </ol>
      <p className={`small ${styles.about}`}>
        {tracks.length > 1 && <Go to={addresses.tracks()}>{path.tracks.about}</Go>}
        {companies.length > 0 && <Go to={addresses.industries()}>{path.industries.about}</Go>}
      </p>
    </section>
  );
}

interface RowProps {
  phase: PhaseView;
  phases: readonly PhaseView[];
  isCurrent: boolean;
  isSelected: boolean;
  isSought: boolean;
  onChoose: (phase: PhaseView) => void;
}

function Row({ phase, phases, isCurrent, isSelected, isSought, onChoose }: RowProps) {
  const locale = useLocale();
  const actions = useTexts('actions');
  const t = useTexts('path');
  const lang = contentLang(locale);
  const stop = <Stop letter={phase.letter} look={lookOf(phase, isCurrent)} />;
  if (!canOpen(phase))
    return <ClosedRow isSought={isSought} phase={phase} phases={phases} stop={stop} />;
  return (
    <Go
      aria-current={isSelected ? 'true' : undefined}
      className={styles.station}
      data-testid="station"
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        onChoose(phase);
      }}
      to={addresses.path(phase.id)}
    >
      {stop}
      <span className={styles.nm}>
        <b lang={lang}>{phase.title}</b>
        <small>
          {t.stations.items(doneItems(phase), phase.items.length, phase.totalMinutes)}
          {isCurrent && <span className="vh">, {t.map.here}</span>}
        </small>
      </span>
      {isBegun(phase) ? (
        <>
          <span className={styles.weighed}>
            <Bar value={phase.percent} />
            <span className="vh">{t.status[phase.status]}, </span>
            <small>{t.panel.byWeight(actions.percent(phase.percent))}</small>
          </span>
        </>
      ) : (
        <span className="chip chip-accent">{t.status[phase.status]}</span>
      )}
    </Go>
  );
}

interface CoreRowProps {
  core: CoreView;
  isSelected: boolean;
  onChoose: () => void;
}

/** The line before the first station. */
function CoreRow({ core, isSelected, onChoose }: CoreRowProps) {
  const actions = useTexts('actions');
  const { core: t, status } = useTexts('path');
  return (
    <Go
      aria-current={isSelected ? 'true' : undefined}
      className={styles.station}
      data-testid="station"
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        onChoose();
      }}
      to={addresses.path(CORE_ID)}
    >
      <CoreStop look={coreLook(core)} />
      <span className={styles.nm}>
        <b>{t.title}</b>
        <small>{t.items(core.itemsDone, core.itemsTotal)}</small>
      </span>
      {core.status === 'available' ? (
        <span className="chip chip-accent">{status.available}</span>
      ) : (
        <>
          <Bar value={core.percent} />
          <span className="vh">
            {status[core.status]}, {actions.percent(core.percent)}
          </span>
        </>
      )}
    </Go>
  );
}

interface ClosedRowProps {
  phase: PhaseView;
  /** All of the line. */
  phases: readonly PhaseView[];
  isSought: boolean;
  stop: ReactNode;
}

/** A station that cannot be opened yet: what it waits for, and the test that opens it. */
function ClosedRow({ phase, phases, isSought, stop }: ClosedRowProps) {
  const locale = useLocale();
  const t = useTexts('path');
  const unwritten = isUnwritten(phase);
  const row = useRef<HTMLDivElement>(null);
  // It has no panel: who was led here, such as from a question to its lesson, reads on in this row.
  useEffect(() => {
    if (!isSought) return;
    row.current?.scrollIntoView({ block: 'center' });
    row.current?.focus({ preventScroll: true });
  }, [isSought]);
  return (
    <div
      aria-current={isSought ? 'true' : undefined}
      className={styles.station}
      data-testid="station"
      ref={row}
      tabIndex={isSought ? -1 : undefined}
    >
      {stop}
      <span className={styles.nm}>
        <b lang={contentLang(locale)}>{phase.title}</b>
        {!unwritten && (
          <small>
            {phase.missing.length > 0 && <BeginFirst phases={phases} station={phase} />}{' '}
            {phase.testOutId !== null && (
              <>
                {phase.missing.length > 0 && <>{t.stations.knownAlready} </>}
                <Go
                  aria-label={t.stations.testOutNamed(phase.title)}
                  className="link"
                  to={addresses.testOut(phase.id)}
                >
                  {t.stations.testOut}
                </Go>
              </>
            )}
          </small>
        )}
      </span>
      <span className="chip chip-line">
        <Icon of={unwritten ? PenLine : Lock} size="s" />
        {unwritten ? t.stations.unwritten : t.status.locked}
      </span>
    </div>
  );
}

/** What a locked station waits for; what of it is open leads there. */
function BeginFirst({ station, phases }: { station: PhaseView; phases: readonly PhaseView[] }) {
  const locale = useLocale();
  const t = useTexts('path').stations;
  const [before, after] = t.beginFirst('\n').split('\n');
  const list = new Intl.ListFormat(locale, { type: 'conjunction' });
  let at = 0;
  return (
    <>
      {before}
      {list.formatToParts(station.missing.map(({ title }) => title)).map(({ type, value }) => {
        if (type === 'literal') return value;
        const { id } = station.missing[at++]!;
        const isOpen = phases.some((phase) => phase.id === id && canOpen(phase));
        return isOpen ? (
          <Go className="link" key={id} lang={contentLang(locale)} to={addresses.path(id)}>
            {value}
          </Go>
        ) : (
          value
        );
      })}
      {after}
    </>
  );
}
