// The open book: a search over all of it, and without one a part of it to leaf through.

import { X } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTexts } from '#client/base/language/language.tsx';
import type { BookGroup } from '#client/features/attempt/book-search.ts';
import { wordsOf } from '#client/features/attempt/book-words.ts';
import { useBookSearch } from '#client/features/attempt/use-book-search.ts';
import { Field } from '#client/ui/field.tsx';
import { Icon } from '#client/ui/icon.tsx';
import type { Reference } from '#contract/reference.ts';
import styles from './book.module.css';
import { BookGroupList } from './book-group.tsx';

const KINDS = ['phases', 'techniques', 'terms'] as const;
type Kind = (typeof KINDS)[number];

/** All of a kind, as if it had been found. */
function allOf(book: Reference, kind: Kind): BookGroup {
  const whole = <T,>(entries: readonly T[]) => entries.map((entry) => ({ entry, lines: [] }));
  if (kind === 'phases') return { kind, found: whole(book.phases) };
  if (kind === 'techniques') return { kind, found: whole(book.techniques) };
  return { kind, found: whole(book.terms) };
}

export function Book({ book }: { book: Reference }) {
  const { book: t } = useTexts('attempt');
  const [search, setSearch] = useState('');
  const kinds = KINDS.filter((one) => book[one].length > 0);
  const [kind, setKind] = useState<Kind>(kinds[0] ?? 'terms');
  const field = useRef<HTMLInputElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const words = wordsOf(search);
  const isSearching = search.trim() !== '';
  const found = useBookSearch(book, search);
  const groups = isSearching ? found : [allOf(book, kind)];
  const said = groups.map((group) => t.counted[group.kind](group.found.length)).join(', ');
  const onSearch = (name: string) => {
    setSearch(name);
    // What was pressed may go with the page that it stood on.
    status.current?.focus();
  };
  const clear = () => {
    setSearch('');
    field.current?.focus();
  };
  return (
    <>
      <div className={styles.bookSearch}>
        <Field
          autoComplete="off"
          id="book-search"
          inside={
            isSearching && (
              <button aria-label={t.clear} className="btn-icon" onClick={clear} type="button">
                <Icon of={X} />
              </button>
            )
          }
          label={t.search}
          onChange={(event) => setSearch(event.target.value)}
          ref={field}
          type="search"
          value={search}
        />
        <p className={`muted ${styles.bookSaid}`} ref={status} role="status" tabIndex={-1}>
          {isSearching && (groups.length === 0 ? t.none : t.found(said))}
        </p>
        {!isSearching && kinds.length > 1 && (
          // biome-ignore lint/a11y/useSemanticElements: a row of buttons is no fieldset
          <div aria-label={t.parts} className="seg" role="group">
            {kinds.map((one) => (
              <button
                aria-pressed={one === kind}
                key={one}
                onClick={() => setKind(one)}
                type="button"
              >
                {t[one]}
              </button>
            ))}
          </div>
        )}
      </div>
      {groups.map((group) => (
        <BookGroupList
          group={group}
          isAlone={!isSearching}
          key={group.kind}
          onSearch={onSearch}
          words={words}
        />
      ))}
      <p className="muted small">{t.about}</p>
    </>
  );
}
