import styles from './line-map.module.css';

// A hub of the line map: a wide stop with its name and its state inside.
interface HubShapeProps {
  place: { x: number; y: number; width: number; height: number };
  name: string;
  state: string;
  /** The language of the state, where it is not the map's own. */
  stateLang?: string;
}

export function HubShape({ place, name, state, stateLang }: HubShapeProps) {
  const { x, y, width, height } = place;
  return (
    <>
      <rect
        className={styles.hub}
        height={height}
        rx={height / 2}
        width={width}
        x={x - width / 2}
        y={y - height / 2}
      />
      <text className={styles.hubName} x={x} y={y - 4}>
        {name}
      </text>
      <text className={styles.hubState} lang={stateLang} x={x} y={y + 16}>
        {state}
      </text>
    </>
  );
}
