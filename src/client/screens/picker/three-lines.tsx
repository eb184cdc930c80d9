import styles from './picker.module.css';

interface ThreeLinesProps {
  /** Their colours, in the order of the columns; at most three stand side by side. */
  colors: readonly string[];
}

const COLUMNS = 3;
/** From the left edge to the first column's line, and from one column to the next. */
const FIRST = 32;
const APART = 394.65;

/** Lines leave one interchange, each to its course. Decoration above the columns. */
export function ThreeLines({ colors }: ThreeLinesProps) {
  const lines = colors.slice(0, COLUMNS).map((stroke, at) => {
    return { stroke, x: FIRST + at * APART, y: 72 - 16 * at };
  });
  return (
    <svg aria-hidden="true" viewBox="0 0 1152 150">
      <g className={styles.far}>
        {lines.toReversed().map(({ stroke, x, y }) => (
          <path d={`M-400 ${y}H${x - 40}L${x} ${y + 40}V150`} key={y} stroke={stroke} />
        ))}
      </g>
      <g fill="var(--bg)" stroke="var(--ink)" strokeWidth="5">
        <rect height="68" rx="18" width="36" x="-62" y="22" />
      </g>
      {lines.map(({ stroke, y }) => (
        <circle cx="-44" cy={y} fill={stroke} key={y} r="5.5" />
      ))}
    </svg>
  );
}
