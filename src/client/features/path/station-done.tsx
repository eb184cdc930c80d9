// A phase is finished: its station lights on the map, the train leaves, and the next stop is named.
import { useQuery } from '@tanstack/react-query';
import { ArrowRight, CircleCheckBig } from 'lucide-react';
import { queries } from '#client/api/queries.ts';
import { addresses } from '#client/base/addresses.ts';
import { Go, useGo } from '#client/base/go.tsx';
import { useIsPhone } from '#client/base/is-phone.ts';
import { useLocale, useTexts } from '#client/base/language/language.tsx';
import { contentLang } from '#client/base/language/localized.ts';
import { Icon } from '#client/ui/icon.tsx';
import type { Path } from '#contract/path.ts';
import { LineMap } from './line-map.tsx';
import styles from './station-done.module.css';
import { asDone, nextStop } from './station-state.ts';

interface StationDoneProps {
  courseKey: string;
  phaseId: string;
  /** As a sentence: which phase is done. */
  title: string;
  /** The phase of the one next step; null where that stands in none. */
  nextPhaseId: string | null;
}

export function StationDone({ courseKey, phaseId, title, nextPhaseId }: StationDoneProps) {
  // What was read before knows nothing of the end.
  const { data: path, isFetchedAfterMount } = useQuery(queries.path(courseKey));
  return (
    <section aria-labelledby="station-done" className={styles.done} data-testid="station-done">
      <h2 id="station-done" lang={contentLang(useLocale())}>
        <Icon of={CircleCheckBig} />
        {title}
      </h2>
      {path !== undefined && isFetchedAfterMount && (
        <Departure nextPhaseId={nextPhaseId} path={path} phaseId={phaseId} />
      )}
    </section>
  );
}

function Departure({
  path,
  phaseId,
  nextPhaseId,
}: Pick<StationDoneProps, 'phaseId' | 'nextPhaseId'> & { path: Path }) {
  const t = useTexts('path').panel;
  const locale = useLocale();
  const go = useGo();
  const isPhone = useIsPhone();
  const phases = asDone(path.phases, phaseId);
  const nextId = nextStop(phases, phaseId, nextPhaseId ?? undefined);
  // Named only where the next step stands there: a station is no rival to it.
  const next = phases.find(({ id }) => id === nextId && id === nextPhaseId);
  const map = isPhone ? path.map?.small : path.map;
  return (
    <>
      {next !== undefined && (
        <Go className="btn btn-line" to={addresses.path(next.id)}>
          <span lang={contentLang(locale)}>{t.nextStop(next.title)}</span>
          <Icon of={ArrowRight} />
        </Go>
      )}
      {map && (
        <LineMap
          core={path.core}
          currentId={nextId}
          isSmall={isPhone}
          leavesId={phaseId}
          map={map}
          onChoose={({ id }) => go(addresses.path(id))}
          onCore={() => go(addresses.path('core'))}
          phases={phases}
          selectedId={undefined}
        />
      )}
    </>
  );
}
