import type { CSSProperties } from 'react';

interface BarProps {
  /** 0 to `max`; what lies outside is drawn at the end. */
  value: number;
  max?: number;
  /** What the bar measures, with its number: read instead of the picture. */
  label?: string;
  /** A threshold, drawn as a tick, in the same unit as `value`. */
  at?: number;
  /** A colour role, for example `var(--xp)`; the course's accent by default. */
  color?: string;
}

const share = (value: number, max: number): string =>
  `${max <= 0 ? 0 : Math.min(100, Math.max(0, (value / max) * 100))}%`;

/** A progress bar. Without a label it is decoration: the number stands beside it as text. */
export function Bar({ value, max = 100, label, at, color }: BarProps) {
  const style = {
    '--v': share(value, max),
    ...(color === undefined ? {} : { '--c': color }),
  } as CSSProperties;
  const picture = (
    <>
      <i />
      {at === undefined ? null : <b style={{ '--at': share(at, max) } as CSSProperties} />}
    </>
  );
  return label === undefined ? (
    <span aria-hidden="true" className="bar" style={style}>
      {picture}
    </span>
  ) : (
    <span aria-label={label} className="bar" role="img" style={style}>
      {picture}
    </span>
  );
}
