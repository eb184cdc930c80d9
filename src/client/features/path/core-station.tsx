// The Core line on the map: an interchange whose feeder runs into the first station.
import { addresses, hrefOf } from '#client/app/addresses.ts';
import { useTexts } from '#client/app/language/language.tsx';
import type { CoreView } from '#contract/path.ts';
import { CORE_ID } from '#domain/catalog/path.ts';
import { coreFeeder, coreStop } from './map-layout.ts';
import { coreLook } from './station-state.ts';

interface CoreStationProps {
  core: Pick<CoreView, 'status' | 'lessonsDone' | 'lessonsTotal'>;
  isSelected: boolean;
  onChoose: () => void;
}

export function CoreStation({ core, isSelected, onChoose }: CoreStationProps) {
  const { core: t, status } = useTexts().path;
  const { x, y, width, height } = coreStop;
  const look = coreLook(core);
  return (
    <>
      <path className={look === 'open' ? 'ln' : 'ln on'} d={coreFeeder} />
      <a
        aria-current={isSelected ? 'true' : undefined}
        aria-label={t.station(status[core.status], core.lessonsDone, core.lessonsTotal)}
        className="sta"
        data-s={look}
        href={hrefOf(addresses.path(CORE_ID))}
        onClick={(event) => {
          event.preventDefault();
          onChoose();
        }}
      >
        <rect
          className="hub"
          height={height}
          rx={height / 2}
          width={width}
          x={x - width / 2}
          y={y - height / 2}
        />
        <text className="hub-name" x={x} y={y - 3}>
          {t.short}
        </text>
        <text className="hub-state" x={x} y={y + 16}>
          {t.count(core.lessonsDone, core.lessonsTotal)}
        </text>
      </a>
    </>
  );
}
