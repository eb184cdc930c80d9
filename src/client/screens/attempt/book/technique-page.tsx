// A technique in the book: what it is for, which phases use it, and where to read on.

import { ChevronDown } from 'lucide-react';
import { useTexts } from '#client/base/language/language.tsx';
import type { BookLine } from '#client/features/attempt/book-search.ts';
import { Icon } from '#client/ui/icon.tsx';
import type { BookTechnique } from '#contract/reference.ts';
import { BookList, placesOf } from './book-list.tsx';
import { BookText } from './book-text.tsx';
import { FoundLines } from './found-lines.tsx';

interface TechniquePageProps {
  technique: BookTechnique;
  lines: readonly BookLine[];
  words: readonly string[];
}

export function TechniquePage({ technique, lines, words }: TechniquePageProps) {
  const { book: t } = useTexts('attempt');
  const { name, purpose, usedIn, readOn } = technique;
  return (
    <li>
      <details>
        <summary>
          <BookText text={name} words={words} />
          <Icon of={ChevronDown} size="s" />
        </summary>
        <h4>{t.line.purpose}</h4>
        <p>
          <BookText text={purpose} words={words} />
        </p>
        {usedIn ? (
          <BookList texts={usedIn} title={t.line.usedIn} words={words} />
        ) : (
          <>
            <h4>{t.line.usedIn}</h4>
            <p>{t.anyPhase}</p>
          </>
        )}
        <BookList texts={placesOf(readOn)} title={t.readOn} words={[]} />
      </details>
      <FoundLines lines={lines} words={words} />
    </li>
  );
}
