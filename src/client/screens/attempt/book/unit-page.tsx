// A phase in the book: what it is for, what goes in, its steps, what comes out, and where to read on.

import { ChevronDown } from 'lucide-react';
import { useTexts } from '#client/base/language/language.tsx';
import type { BookLine } from '#client/features/attempt/book-search.ts';
import { Icon } from '#client/ui/icon.tsx';
import type { BookPhase } from '#contract/reference.ts';
import { BookList, placesOf } from './book-list.tsx';
import { BookText } from './book-text.tsx';
import { FoundLines } from './found-lines.tsx';

interface PhasePageProps {
  phase: BookPhase;
  lines: readonly BookLine[];
  words: readonly string[];
}

export function PhasePage({ phase, lines, words }: PhasePageProps) {
  const { book: t } = useTexts('attempt');
  return (
    <li>
      <details>
        <summary>
          <b aria-hidden="true">{phase.letter}</b>
          <BookText text={phase.title} words={words} />
          <Icon of={ChevronDown} size="s" />
        </summary>
        <h4>{t.line.objective}</h4>
        <p>
          <BookText text={phase.objective} words={words} />
        </p>
        <BookList texts={phase.inputs} title={t.inputs} words={words} />
        <BookList isNumbered texts={phase.steps} title={t.steps} words={words} />
        <BookList texts={phase.outputs} title={t.outputs} words={words} />
        <BookList texts={placesOf(phase.readOn)} title={t.readOn} words={[]} />
      </details>
      <FoundLines lines={lines} words={words} />
    </li>
  );
}
