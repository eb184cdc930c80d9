// The line map of the path. Its list beside it says the same in words.
import { type CSSProperties, type KeyboardEvent, type MouseEvent, useId } from 'react';
import { addresses, hrefOf } from '#client/base/addresses.ts';
import { useLocale, useTexts } from '#client/base/language/language.tsx';
import { contentLang } from '#client/base/language/localized.ts';
import type { LineMapView } from '#contract/course.ts';
import type { CoreView, PhaseView } from '#contract/path.ts';
import { CORE_ID } from '#domain/catalog/path.ts';
import { CoreStation } from './core-station.tsx';
import { HubShape } from './hub-shape.tsx';
import styles from './line-map.module.css';
import { canOpen, inOrder, isBegun, isUnwritten, litStretches, lookOf } from './station-state.ts';

type StationPlace = LineMapView['stations'][string];
type HubPlace = StationPlace & { width: number; height: number };

interface LineMapProps {
  map: LineMapView;
  /** Drawn for a phone. */
  isSmall?: boolean;
  phases: readonly PhaseView[];
  /** The Core line; null where none is written. */
  core: CoreView | null;
  currentId: string | undefined;
  selectedId: string | undefined;
  /** The phase that was just done: its station lights, and the train leaves it. */
  leavesId?: string;
  /** Opens a phase, or says why it cannot be opened. */
  onChoose: (phase: PhaseView) => void;
  onCore: () => void;
}

export function LineMap(props: LineMapProps) {
  const { map, isSmall = false, phases, core, currentId, selectedId, leavesId } = props;
  const { onChoose, onCore } = props;
  const { map: t } = useTexts('path');
  const { hub, stretches, stations } = map;
  const lit = litStretches(stretches, phases);
  const box = (core && map.core?.box) ?? map.box;
  const current = currentId === undefined ? undefined : stations[currentId];
  const left = leavesId === undefined ? undefined : stations[leavesId];
  // The lit stretches lie over the dim ones where two of them meet.
  const drawn = stretches.toSorted((a, b) => Number(lit.has(a)) - Number(lit.has(b)));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing is no fieldset
    <svg
      aria-label={t.label}
      className={isSmall ? `${styles.map} ${styles.small}` : styles.map}
      role="group"
      viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
    >
      {map.walkway !== null && <path className="walk" d={map.walkway} />}
      {drawn.map((stretch) => (
        <path className={lit.has(stretch) ? 'ln on' : 'ln'} d={stretch.d} key={stretch.d} />
      ))}
      {map.terminus !== null && (
        <path className={phases.some(isBegun) ? 'ln on' : 'ln'} d={map.terminus} />
      )}
      {core !== null && map.core !== null && (
        <CoreStation
          core={core}
          isSelected={selectedId === CORE_ID}
          onChoose={onCore}
          place={map.core}
        />
      )}
      {inOrder(phases).map((phase) => {
        const place = stations[phase.id];
        return place === undefined ? null : (
          <Station
            hub={hub?.phase === phase.id ? hub : null}
            isCurrent={phase.id === currentId}
            isLighting={phase.id === leavesId}
            isSelected={phase.id === selectedId}
            key={phase.id}
            onChoose={onChoose}
            phase={phase}
            place={place}
          />
        );
      })}
      {current === undefined ? null : <MapTrain from={left?.train} place={current.train} />}
    </svg>
  );
}

interface StationProps {
  phase: PhaseView;
  place: StationPlace;
  /** Its size, where it is the interchange. */
  hub: LineMapView['hub'];
  isCurrent: boolean;
  isLighting: boolean;
  isSelected: boolean;
  onChoose: (phase: PhaseView) => void;
}

function Station(props: StationProps) {
  const { phase, place, hub, isCurrent, isLighting, isSelected, onChoose } = props;
  const locale = useLocale();
  const t = useTexts('path');
  const id = useId();
  const status = isUnwritten(phase) ? t.stations.unwritten : t.status[phase.status];
  const opens = canOpen(phase);
  const choose = (event: MouseEvent | KeyboardEvent) => {
    event.preventDefault();
    onChoose(phase);
  };
  const title = t.map.station(phase.letter, phase.title, status);
  return (
    <a
      aria-current={isSelected ? 'true' : undefined}
      aria-disabled={opens ? undefined : true}
      aria-label={isCurrent ? `${title}, ${t.map.here}` : title}
      className={styles.sta}
      data-lights={isLighting ? '' : undefined}
      data-s={lookOf(phase, isCurrent)}
      data-unwritten={isUnwritten(phase) ? '' : undefined}
      href={opens ? hrefOf(addresses.path(phase.id)) : undefined}
      id={id}
      lang={contentLang(locale)}
      onClick={choose}
      onKeyDown={(event) => {
        if (event.key === 'Enter') choose(event);
      }}
      // biome-ignore lint/a11y/noRedundantRoles: without an address the element is no link by itself
      role="link"
      tabIndex={0}
    >
      {hub !== null ? (
        <Hub isCurrent={isCurrent} phase={phase} place={{ ...place, ...hub }} status={status} />
      ) : (
        <Circle isCurrent={isCurrent} phase={phase} place={place} />
      )}
    </a>
  );
}

type CircleProps = Pick<StationProps, 'phase' | 'place' | 'isCurrent'>;

function Circle({ phase, place, isCurrent }: CircleProps) {
  const { x, y, label } = place;
  const isDone = lookOf(phase, false) === 'done';
  return (
    <>
      <circle className={styles.touch} cx={x} cy={y} r="30" />
      {isCurrent && (
        <>
          <circle className={styles.halo} cx={x} cy={y} r="29" />
          <circle
            className={styles.pr}
            cx={x}
            cy={y}
            pathLength="100"
            r="29"
            strokeDasharray={`${phase.percent} 100`}
            transform={`rotate(-90 ${x} ${y})`}
            visibility={phase.percent > 0 ? 'visible' : 'hidden'}
          />
        </>
      )}
      <circle className={styles.c} cx={x} cy={y} r={isCurrent ? 20 : 17} />
      {isDone ? (
        <path className={styles.tick} d={`M${x - 7} ${y}l5 5 9-10`} />
      ) : (
        <text className={styles.l} x={x} y={y + 6}>
          {phase.letter}
        </text>
      )}
      <StationName label={label} stationY={y} title={phase.mapTitle} />
    </>
  );
}

interface StationNameProps {
  label: StationPlace['label'];
  stationY: number;
  title: string;
}

/** Of two lines the one nearer to the station stands where the drawing says; beside it, they share the place. */
function StationName({ label, stationY, title }: StationNameProps) {
  const { lines, anchor, x, y } = label;
  const beside = Math.abs(y - stationY) < 20;
  const above = y < stationY;
  const up = lines === null ? 0 : beside ? 0.5 : above ? 1 : 0;
  return (
    <text className="n" textAnchor={anchor} x={x} y={y}>
      {(lines ?? [title]).map((line, at) => (
        <tspan dy={`${at === 0 ? -up * 1.15 : 1.15}em`} key={line} x={x}>
          {line}
        </tspan>
      ))}
    </text>
  );
}

interface HubProps {
  phase: PhaseView;
  place: HubPlace;
  status: string;
  isCurrent: boolean;
}

/** The interchange: every line passes it, and no train ends there. */
function Hub({ phase, place, status, isCurrent }: HubProps) {
  const locale = useLocale();
  const actions = useTexts('actions');
  const { x, y, width, height } = place;
  const isRunning = phase.percent > 0 && phase.status !== 'done';
  return (
    <>
      {isCurrent && (
        <rect
          className={styles.hubHalo}
          height={height + 16}
          rx={height / 2 + 8}
          width={width + 16}
          x={x - width / 2 - 8}
          y={y - height / 2 - 8}
        />
      )}
      <HubShape
        name={phase.mapTitle}
        place={place}
        state={isRunning ? actions.percent(phase.percent) : status}
        stateLang={locale}
      />
    </>
  );
}

interface MapTrainProps {
  place: StationPlace['train'];
  /** Where it comes from; undefined where it has stood there before. */
  from: StationPlace['train'] | undefined;
}

function MapTrain({ place, from }: MapTrainProps) {
  const { x, y, turn, flip, scale } = place;
  const size = `scale(${flip ? -scale : scale} ${scale})`;
  const way = from && { '--from-x': `${from.x - x}px`, '--from-y': `${from.y - y}px` };
  return (
    <g className={from && styles.leaves} style={way as CSSProperties | undefined}>
      <g className={styles.tr} transform={`translate(${x} ${y}) rotate(${turn}) ${size}`}>
        <path className={styles.b} d="M-34 13v-26h44c14 0 24 8 26 18 1 5-2 8-6 8Z" />
        <path className={styles.w} d="M-23-3h9M-6-3h9M11-3h7" />
      </g>
    </g>
  );
}
