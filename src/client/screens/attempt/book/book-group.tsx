// The pages of one kind, all of them or those that a search found.
import { useTexts } from '#client/base/language/language.tsx';
import type { BookGroup } from '#client/features/attempt/book-search.ts';
import styles from './book.module.css';
import { TechniquePage } from './technique-page.tsx';
import { TermEntry } from './term-entry.tsx';
import { PhasePage } from './unit-page.tsx';

interface BookGroupListProps {
  group: BookGroup;
  words: readonly string[];
  /** Its name stands above it already. */
  isAlone: boolean;
  /** Searches for a term by its name. */
  onSearch: (name: string) => void;
}

export function BookGroupList({ group, words, isAlone, onSearch }: BookGroupListProps) {
  const { book: t } = useTexts('attempt');
  return (
    <section aria-label={t[group.kind]}>
      <h3 className={isAlone ? 'vh' : undefined}>{t[group.kind]}</h3>
      {group.kind === 'terms' ? (
        <dl>
          {group.found.map(({ entry }) => (
            <TermEntry key={entry.id} onSearch={onSearch} term={entry} words={words} />
          ))}
        </dl>
      ) : (
        <ul className={styles.bookPages}>
          {group.kind === 'phases'
            ? group.found.map(({ entry, lines }) => (
                <PhasePage key={entry.id} lines={lines} phase={entry} words={words} />
              ))
            : group.found.map(({ entry, lines }) => (
                <TechniquePage key={entry.id} lines={lines} technique={entry} words={words} />
              ))}
        </ul>
      )}
    </section>
  );
}
