// A share as a bar with the interval that chance leaves, and the pass lines as ticks.
import type { CSSProperties } from 'react';
import styles from './objectives.module.css';

interface SpanProps {
  share: { percent: number; low: number; high: number };
  /** Whether it tells an interval (`tellsRange`). */
  hasRange: boolean;
  /** The pass line; null where nobody passes. */
  own: number | null;
  /** The line of the exam itself, where it is another. */
  exam: number | null;
  /** Read instead of the picture; without it the numbers stand beside it. */
  label?: string;
}

export function Span({ share, hasRange, own, exam, label }: SpanProps) {
  const style = {
    '--v': `${share.percent}%`,
    '--lo': `${share.low}%`,
    '--hi': `${share.high}%`,
    ...(own !== null && { '--own': `${own}%` }),
    ...(exam !== null && { '--exam': `${exam}%` }),
  } as CSSProperties;
  const picture = (
    <>
      <i />
      {hasRange && <u />}
      {own !== null && <s className={exam === null ? styles.official : undefined} />}
      {exam !== null && <s className={`${styles.official} ${styles.exam}`} />}
    </>
  );
  return label === undefined ? (
    <span aria-hidden="true" className={styles.ob} style={style}>
      {picture}
    </span>
  ) : (
    <span aria-label={label} className={`${styles.ob} wide`} role="img" style={style}>
      {picture}
    </span>
  );
}
