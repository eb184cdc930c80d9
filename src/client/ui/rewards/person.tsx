// Somebody in a row of a table: their initials in a circle, then their name with what stands below it.
import type { ReactNode } from 'react';
import './person.css';

/** A name, and below it what is said of it. A long one breaks anywhere, so that the table stays narrow. */
export function NameLines({ children }: { children: ReactNode }) {
  return <span className="name-lines">{children}</span>;
}

interface PersonProps {
  /** Decoration: the name stands beside them. */
  initials: string;
  children: ReactNode;
}

export function Person({ initials, children }: PersonProps) {
  return (
    <span className="person">
      <span aria-hidden="true" className="me">
        {initials}
      </span>
      <NameLines>{children}</NameLines>
    </span>
  );
}
