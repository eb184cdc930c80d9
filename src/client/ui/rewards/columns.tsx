// Figures of days or weeks as columns side by side, the highest as high as the picture.
import type { CSSProperties } from 'react';
import './columns.css';

interface Column {
  key: string;
  value: number;
  /** The figure in words: read instead of the picture. */
  said: string;
  /** Stands below the column. */
  name?: string;
}

export function Columns({ label, columns }: { label: string; columns: readonly Column[] }) {
  const most = Math.max(1, ...columns.map(({ value }) => value));
  return (
    <ol aria-label={label} className="columns">
      {columns.map(({ key, value, said, name }) => (
        <li key={key}>
          <i aria-hidden="true" style={{ '--v': `${(value / most) * 100}%` } as CSSProperties} />
          {name === undefined ? null : <small aria-hidden="true">{name}</small>}
          <span className="vh">{said}</span>
        </li>
      ))}
    </ol>
  );
}
