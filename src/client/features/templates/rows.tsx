// Templates and documents as rows: what each is, and beside it the ways to use it.
import type { ReactNode } from 'react';
import styles from './templates.module.css';

interface RowsProps {
  /** One `li` a row. */
  children: ReactNode;
  className?: string | undefined;
}

export function Rows({ children, className = '' }: RowsProps) {
  return <ul className={`${styles.rows} ${className}`.trim()}>{children}</ul>;
}

interface RowProps {
  /** Buttons and links. */
  ways: ReactNode;
  children: ReactNode;
}

export function Row({ ways, children }: RowProps) {
  return (
    <article className={styles.row}>
      <div className={styles.what}>{children}</div>
      <div className={styles.ways}>{ways}</div>
    </article>
  );
}

interface RowsComingProps {
  count: number;
  /** The screen's own class says `--row-height`. */
  className: string | undefined;
  /** Read out while they are loaded. */
  label?: string;
}

export function RowsComing({ count, className, label }: RowsComingProps) {
  return (
    <div aria-busy="true" className={`${styles.rows} ${className}`}>
      {label !== undefined && (
        <span className="vh" role="status">
          {label}
        </span>
      )}
      {Array.from({ length: count }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a place has no identity but its number
        <span className={`sk ${styles.coming}`} key={place}>
          &nbsp;
        </span>
      ))}
    </div>
  );
}
