// Figures with their names side by side, two in a row where there is less room.
import type { ReactNode } from 'react';
import './styles/stats.css';

interface StatsProps {
  label: string;
  className: string | undefined;
  /** A `div` a figure: its name as `dt`, what is said of it as `dd`, the number itself as `b`. */
  children: ReactNode;
}

export function Stats({ label, className, children }: StatsProps) {
  return (
    <dl aria-label={label} className={`stats ${className}`}>
      {children}
    </dl>
  );
}

/** The same boxes while the figures are on their way. */
export function StatsComing({ className, children }: Omit<StatsProps, 'label'>) {
  return <div className={`stats ${className}`}>{children}</div>;
}
