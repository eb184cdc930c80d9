// Our own book of reference beside an open-book paper: the phases, and the glossary to search in.
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { queries } from '#client/api/queries.ts';
import { useExamTexts } from '#client/app/language/exam-texts.ts';
import { useLocale, useTexts } from '#client/app/language/language.tsx';
import { contentLang } from '#client/app/language/localized.ts';
import { termsLike } from '#client/features/attempt/terms-like.ts';
import { Dialog } from '#client/ui/dialog.tsx';
import { Field } from '#client/ui/field.tsx';
import { ErrorScene } from '#client/ui/states.tsx';
import type { Reference } from '#contract/exams.ts';
import './book.css';

interface BookPanelProps {
  courseKey: string;
  open: boolean;
  onClose: () => void;
}

export function BookPanel({ courseKey, open, onClose }: BookPanelProps) {
  const { book: t } = useExamTexts().attempt;
  const { actions } = useTexts();
  // Read with the paper, not when it is opened: it is there without a network too.
  const read = useQuery(queries.reference(courseKey));
  const inside: ReactNode = read.data ? (
    <Book book={read.data} />
  ) : read.isError ? (
    <ErrorScene
      level={3}
      retry={() => void read.refetch()}
      retryLabel={actions.retry}
      title={t.failed}
    />
  ) : (
    <p role="status">{t.loading}</p>
  );
  return (
    <Dialog closeLabel={t.close} look="sheet" onClose={onClose} open={open} title={t.title}>
      <div className="book">{inside}</div>
    </Dialog>
  );
}

function Book({ book }: { book: Reference }) {
  const { book: t } = useExamTexts().attempt;
  const lang = contentLang(useLocale());
  const [search, setSearch] = useState('');
  const terms = termsLike(book.terms, search);
  return (
    <>
      <Field
        autoComplete="off"
        id="book-search"
        label={t.search}
        onChange={(event) => setSearch(event.target.value)}
        type="search"
        value={search}
      />
      {search.trim() === '' && (
        <section aria-label={t.phases}>
          <h3>{t.phases}</h3>
          <ul className="book-phases" lang={lang}>
            {book.phases.map((phase) => (
              <li key={phase.id}>
                <details>
                  <summary>
                    <b>{phase.letter}</b>
                    <span>{phase.title}</span>
                  </summary>
                  <p>{phase.description}</p>
                  <ul className="dots">
                    {phase.objectives.map((objective) => (
                      <li key={objective}>{objective}</li>
                    ))}
                  </ul>
                </details>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section aria-label={t.terms}>
        <h3>{t.terms}</h3>
        {terms.length === 0 && <p className="muted">{t.none}</p>}
        <dl lang={lang}>
          {terms.map((term) => (
            <div key={term.id}>
              <dt>{term.term}</dt>
              <dd>{term.text}</dd>
            </div>
          ))}
        </dl>
      </section>
    </>
  );
}
