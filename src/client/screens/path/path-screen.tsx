// `/curriculum`: the learning path as a line map, with the open phase beside it (brief 2).
import { useCallback, useEffect, useRef } from 'react';
import { Crumbs } from '#client/base/crumbs.tsx';
import { useSearchText } from '#client/base/go.tsx';
import { useIsPhone } from '#client/base/is-phone.ts';
import { useTexts } from '#client/base/language/language.tsx';
import { useLearnerChoice } from '#client/base/learner-choice.ts';
import { useNextStep } from '#client/base/next-step.ts';
import { NextLead } from '#client/features/missions/next-lead.tsx';
import { noPhase, selectPhase } from '#client/features/path/selection.ts';
import {
  canOpen,
  currentPhaseId,
  inOrder,
  trainPhaseId,
} from '#client/features/path/station-state.ts';
import { useLearningPath } from '#client/features/path/use-learning-path.ts';
import { ErrorScene } from '#client/ui/states.tsx';
import type { CourseView } from '#contract/course.ts';
import type { Industry } from '#contract/fields.ts';
import type { Path, PhaseView } from '#contract/path.ts';
import { CORE_ID } from '#domain/catalog/path.ts';
import { Checklists } from './checklists.tsx';
import { CorePanel } from './core-panel.tsx';
import { Gauges } from './gauges.tsx';
import { MapSection } from './map-section.tsx';
import styles from './path.module.css';
import { PathHead } from './path-head.tsx';
import { PathSkeleton } from './path-skeleton.tsx';
import { StationList } from './station-list.tsx';
import { PhasePanel } from './unit-panel.tsx';
import { useExplainLocked } from './use-explain-locked.ts';
import { WeakAreas } from './weak-areas.tsx';

export function PathScreen() {
  const { course, path, failure, retry } = useLearningPath();
  const t = useTexts('path');
  const actions = useTexts('actions');
  const { track, industry, choose } = useLearnerChoice(path);
  return (
    <div className={`work ${styles.pPath}`}>
      <Crumbs />
      <PathHead
        course={course}
        onTrack={(value) => choose({ track: value })}
        path={path}
        track={track}
      />
      {failure ? (
        <ErrorScene retry={retry} retryLabel={actions.retry} text={t.failedText} title={t.failed} />
      ) : path === undefined || course === undefined ? (
        <PathSkeleton />
      ) : (
        <Loaded
          industry={industry}
          onIndustry={(value) => choose({ industry: value })}
          path={path}
          tracks={course.tracks}
        />
      )}
    </div>
  );
}

interface LoadedProps {
  path: Path;
  tracks: CourseView['tracks'];
  industry: Path['industry'];
  onIndustry: (industry: Industry) => void;
}

function Loaded({ path, tracks, industry, onIndustry }: LoadedProps) {
  const [search, setSearch] = useSearchText();
  const explain = useExplainLocked();
  const opener = useRef<Element | null>(null);
  const panel = useRef<HTMLHeadingElement>(null);
  const opening = useRef<string>(undefined);
  const phases = inOrder(path.phases);
  const next = useNextStep(path.courseKey);
  const nextPhaseId = next?.station?.id;
  const currentId = currentPhaseId(phases, nextPhaseId);
  const core = search.phase === CORE_ID ? path.core : null;
  const selected = core === null ? selectPhase(phases, search.phase, currentId) : undefined;
  const selectedId = core === null ? selected?.id : CORE_ID;
  // The next step stands above in any case; the open panel names it too where it is the panel's own.
  const nextRef = next?.activity.ref;
  const isInPanel = nextRef !== undefined && (core ?? selected)?.nextItemId === nextRef;

  const show = useCallback(
    (id: string) => {
      opener.current = document.activeElement;
      setSearch({ phase: id, item: undefined });
      if (id === selectedId) panel.current?.focus();
      else opening.current = id;
    },
    [setSearch, selectedId],
  );
  // The panel is drawn in a transition: it takes the focus once it stands. One that was left meanwhile may still be drawn.
  useEffect(() => {
    if (opening.current === undefined || opening.current !== selectedId) return;
    panel.current?.focus();
    opening.current = undefined;
  }, [selectedId]);
  const isPhone = useIsPhone();
  // Who is led to a station reads on in its panel, which stands far below the map on a phone.
  const isLedTo = isPhone && search.phase !== undefined && search.phase === selectedId;
  const arrival = useRef(isLedTo);
  useEffect(() => {
    if (!arrival.current) return;
    arrival.current = false;
    panel.current?.closest('section')?.scrollIntoView({ block: 'start' });
  }, []);
  const onChoose = useCallback(
    (phase: PhaseView) => (canOpen(phase) ? show(phase.id) : explain(phase)),
    [explain, show],
  );
  const stations = {
    core: path.core,
    currentId: trainPhaseId(phases, next),
    map: path.map,
    onChoose,
    onCore: () => show(CORE_ID),
    phases,
    selectedId,
    soughtId: search.phase,
  };
  const onClose = () => {
    opening.current = undefined;
    setSearch({ phase: noPhase, item: undefined });
    const back = opener.current;
    if (back instanceof HTMLElement || back instanceof SVGElement) back.focus();
    else document.querySelector<HTMLElement>('#stations-title')?.focus();
  };
  return (
    <>
      <NextLead courseKey={path.courseKey} />
      <Gauges path={path} tracks={tracks} />
      <div
        className={selectedId === undefined ? `${styles.pgrid} ${styles.noPanel}` : styles.pgrid}
      >
        <div className={styles.mapcol}>
          <MapSection {...stations} next={next ?? null} />
          <StationList {...stations} />
          <WeakAreas path={path} />
          <Checklists phases={phases} />
        </div>
        {core === null ? null : (
          <CorePanel core={core} isNext={isInPanel} onClose={onClose} titleRef={panel} />
        )}
        {selected === undefined ? null : (
          <PhasePanel
            industry={industry}
            isCompanyChosen={path.chosen.industry}
            isNext={isInPanel}
            item={search.item}
            key={selected.id}
            nextStop={phases.find(({ id }) => id === nextPhaseId && id !== selected.id)}
            onClose={onClose}
            onIndustry={onIndustry}
            onNextStop={show}
            onItem={(item) => setSearch({ phase: selected.id, item })}
            phase={selected}
            titleRef={panel}
          />
        )}
      </div>
    </>
  );
}
