// A text of the book, in its own language, with the words that were searched for marked.
import { useLocale } from '#client/base/language/language.tsx';
import { contentLang } from '#client/base/language/localized.ts';
import { piecesOf } from '#client/features/attempt/book-words.ts';

interface BookTextProps {
  text: string;
  words: readonly string[];
}

export function BookText({ text, words }: BookTextProps) {
  const lang = contentLang(useLocale());
  return (
    <span lang={lang}>
      {piecesOf(text, words).map((piece) =>
        piece.isFound ? <mark key={piece.at}>{piece.text}</mark> : piece.text,
      )}
    </span>
  );
}
