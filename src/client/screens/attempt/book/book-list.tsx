// A headed list on a page of the book: numbered where its order counts.
import type { BookPhase } from '#contract/reference.ts';
import styles from './book.module.css';
import { BookText } from './book-text.tsx';

interface BookListProps {
  title: string;
  texts: readonly string[];
  words: readonly string[];
  isNumbered?: boolean;
}

export function BookList({ title, texts, words, isNumbered = false }: BookListProps) {
  const List = isNumbered ? 'ol' : 'ul';
  if (texts.length === 0) return null;
  return (
    <>
      <h4>{title}</h4>
      <List className={styles.bookList}>
        {texts.map((text) => (
          <li key={text}>
            <BookText text={text} words={words} />
          </li>
        ))}
      </List>
    </>
  );
}

/** Places to read on, as one line each. */
export const placesOf = (readOn: BookPhase['readOn']): string[] =>
  readOn.map(({ part, chapter }) => `${part}, ${chapter}`);
