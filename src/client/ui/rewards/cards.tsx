// Things to choose from as cards in a grid; the grid while they are on their way; and the kind of one, with its colour.
import type { CSSProperties, ReactNode } from 'react';
import './cards.css';

interface CardGridProps {
  /** The screen's own class says `--card-width`, below which no card gets, and `--card-height` of one on its way. */
  className: string | undefined;
}

/** @param children one `li` a card, each with the class `offer` */
export function CardGrid({ className, children }: CardGridProps & { children: ReactNode }) {
  return <ul className={`cards ${className}`}>{children}</ul>;
}

interface CardsComingProps extends CardGridProps {
  /** What is being loaded. */
  label: string;
  count: number;
}

export function CardsComing({ className, label, count }: CardsComingProps) {
  return (
    <div aria-busy="true">
      <p className="small quiet" role="status">
        {label}
      </p>
      <div className={`cards ${className}`}>
        {Array.from({ length: count }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place has no identity but its number
          <span aria-hidden="true" className="sk" key={place} />
        ))}
      </div>
    </div>
  );
}

interface KindProps {
  /** A colour role, for example `var(--xp)`. */
  color: string;
  children: ReactNode;
}

/** What kind of thing a card is: a dot in its colour before the word. */
export function Kind({ color, children }: KindProps) {
  return (
    <span className="kind" style={{ '--c': color } as CSSProperties}>
      {children}
    </span>
  );
}
