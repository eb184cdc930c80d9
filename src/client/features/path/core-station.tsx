// The Core line on the map: an interchange whose feeder runs into the first station.
import { addresses, hrefOf } from '#client/base/addresses.ts';
import { useTexts } from '#client/base/language/language.tsx';
import type { LineMapView } from '#contract/course.ts';
import type { CoreView } from '#contract/path.ts';
import { CORE_ID } from '#domain/catalog/path.ts';
import { HubShape } from './hub-shape.tsx';
import styles from './line-map.module.css';
import { coreLook } from './station-state.ts';

interface CoreStationProps {
  core: Pick<CoreView, 'status' | 'itemsDone' | 'itemsTotal'>;
  place: NonNullable<LineMapView['core']>;
  isSelected: boolean;
  onChoose: () => void;
}

export function CoreStation({ core, place, isSelected, onChoose }: CoreStationProps) {
  const { core: t, status } = useTexts('path');
  const look = coreLook(core);
  return (
    <>
      <path className={look === 'open' ? 'ln' : 'ln on'} d={place.feeder} />
      <a
        aria-current={isSelected ? 'true' : undefined}
        aria-label={t.station(status[core.status], core.itemsDone, core.itemsTotal)}
        className={styles.sta}
        data-s={look}
        href={hrefOf(addresses.path(CORE_ID))}
        onClick={(event) => {
          event.preventDefault();
          onChoose();
        }}
      >
        <HubShape
          name={t.short}
          place={place.stop}
          state={t.count(core.itemsDone, core.itemsTotal)}
        />
      </a>
    </>
  );
}
