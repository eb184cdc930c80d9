// A word of the glossary in a reading: dotted, with a card that explains it.
import { type ReactNode, useId } from 'react';
import { useLocale, useTexts } from '#client/base/language/language.tsx';
import styles from './term-mark.module.css';
import { useTerm } from './terms.tsx';
import { useTermCard } from './use-term-card.ts';

interface TermMarkProps {
  id: string;
  children: ReactNode;
}

export function TermMark({ id, children }: TermMarkProps) {
  const term = useTerm(id);
  const locale = useLocale();
  const player = useTexts('player');
  const { isOpen, mark, card } = useTermCard();
  const cardId = useId();
  if (term === undefined) return children;
  const { related } = term;
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a button element does not wrap within a line */}
      <span
        aria-describedby={cardId}
        aria-expanded={isOpen}
        className={styles.term}
        data-testid="term"
        role="button"
        tabIndex={0}
        {...mark}
      >
        {children}
      </span>
      <span
        className={styles.termCard}
        data-testid="term-card"
        data-open={isOpen ? '' : undefined}
        id={cardId}
        popover="manual"
        role="note"
        {...card}
      >
        <b>{term.term}</b>
        <span>{term.text}</span>
        {related.length > 0 && (
          <small>
            <span lang={locale}>{player.term.related}</span> {related.join(', ')}
          </small>
        )}
      </span>
    </>
  );
}
