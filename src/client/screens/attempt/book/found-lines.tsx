// Where on a page of the book a search was found: which step, which output, and its words.
import { useTexts } from '#client/base/language/language.tsx';
import type { BookLine } from '#client/features/attempt/book-search.ts';
import styles from './book.module.css';
import { BookText } from './book-text.tsx';

const SHOWN_MAX = 4;

interface FoundLinesProps {
  lines: readonly BookLine[];
  words: readonly string[];
}

export function FoundLines({ lines, words }: FoundLinesProps) {
  const { book: t } = useTexts('attempt');
  if (lines.length === 0) return null;
  const more = lines.length - SHOWN_MAX;
  return (
    <ul className={styles.bookFound}>
      {lines.slice(0, SHOWN_MAX).map(({ part, number, text }) => (
        <li key={`${part} ${number}`}>
          <b>{part === 'step' ? t.step(number) : t.line[part]}</b>{' '}
          <BookText text={text} words={words} />
        </li>
      ))}
      {more > 0 && <li>{t.more(more)}</li>}
    </ul>
  );
}
