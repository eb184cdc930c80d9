// A table that may be wider than its place: it says so, fades where it goes on, and is scrolled by arrows too.
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTexts } from '#client/base/language/language.tsx';
import styles from './templates.module.css';

interface WideTableProps {
  label: string;
  /** How many columns there are. */
  columns: number;
  className?: string | undefined;
  children: ReactNode;
}

export function WideTable({ label, columns, className = '', children }: WideTableProps) {
  const { sideways } = useTexts('templates');
  const place = useRef<HTMLElement>(null);
  const [state, setState] = useState({ isWide: false, goesOn: false });
  const measure = () => {
    const { scrollWidth = 0, clientWidth = 0, scrollLeft = 0 } = place.current ?? {};
    const isWide = scrollWidth - clientWidth > 1;
    const goesOn = scrollWidth - clientWidth - scrollLeft > 1;
    setState((before) =>
      before.isWide === isWide && before.goesOn === goesOn ? before : { isWide, goesOn },
    );
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: what stands in it makes it wider, too
  useEffect(() => {
    measure();
    if (place.current === null || typeof ResizeObserver === 'undefined') return;
    const seen = new ResizeObserver(measure);
    seen.observe(place.current);
    return () => seen.disconnect();
  }, [children]);
  return (
    <>
      {state.isWide && <p className={`small muted ${styles.sideways}`}>{sideways(columns)}</p>}
      <section
        aria-label={label}
        className={`${styles.wideTable} ${className}`.trim()}
        data-more={state.goesOn ? '' : undefined}
        onScroll={measure}
        ref={place}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by arrows
        tabIndex={0}
      >
        {children}
      </section>
    </>
  );
}
