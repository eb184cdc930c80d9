// A term in the book, with the terms it leads to.
import { useTexts } from '#client/base/language/language.tsx';
import type { TermView } from '#contract/play.ts';
import styles from './book.module.css';
import { BookText } from './book-text.tsx';

interface TermEntryProps {
  term: TermView;
  words: readonly string[];
  /** Searches for a term by its name. */
  onSearch: (name: string) => void;
}

export function TermEntry({ term, words, onSearch }: TermEntryProps) {
  const { book: t } = useTexts('attempt');
  return (
    <div>
      <dt>
        <BookText text={term.term} words={words} />
      </dt>
      <dd>
        <BookText text={term.text} words={words} />
      </dd>
      {term.related.length > 0 && (
        <dd className={styles.bookRelated}>
          <span>{t.related}</span>
          {term.related.map((name) => (
            <button key={name} onClick={() => onSearch(name)} type="button">
              <BookText text={name} words={[]} />
            </button>
          ))}
        </dd>
      )}
    </div>
  );
}
