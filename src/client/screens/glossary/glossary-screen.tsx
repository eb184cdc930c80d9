// `/glossary`: the terms of the course, searched as everything is, with one of them named by the address.
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { queries } from '#client/api/queries.ts';
import { addresses } from '#client/base/addresses.ts';
import { useCourses } from '#client/base/course.ts';
import { Crumbs } from '#client/base/crumbs.tsx';
import { Go, useSearchText } from '#client/base/go.tsx';
import { useLocale, useTexts } from '#client/base/language/language.tsx';
import { contentLang } from '#client/base/language/localized.ts';
import { SearchField } from '#client/ui/search-field.tsx';
import { EmptyScene, ErrorScene, LoadingLine } from '#client/ui/states.tsx';
import type { TermView } from '#contract/play.ts';
import styles from './glossary.module.css';
import { useTerms } from './use-terms.ts';

export function GlossaryScreen({ courseKey }: { courseKey: string }) {
  const t = useTexts('glossary');
  const actions = useTexts('actions');
  const { data, isError, refetch } = useQuery(queries.searchContent(courseKey));
  const course = useCourses().data?.find(({ key }) => key === courseKey);
  return (
    <div className="work">
      <Crumbs />
      <h1 tabIndex={-1}>{t.title}</h1>
      {data === undefined ? (
        isError ? (
          <ErrorScene
            retry={() => void refetch()}
            retryLabel={actions.retry}
            text={t.failedText}
            title={t.failed}
          />
        ) : (
          <LoadingLine label={t.loading} />
        )
      ) : data.terms.length === 0 ? (
        <EmptyScene text={t.emptyText} title={t.empty(course?.title ?? '')}>
          <Go className="btn btn-primary" to={addresses.dashboard(courseKey)}>
            {t.toDashboard}
          </Go>
        </EmptyScene>
      ) : (
        <Terms courseTitle={course?.title ?? ''} terms={data.terms} />
      )}
    </div>
  );
}

function Terms({ terms, courseTitle }: { terms: readonly TermView[]; courseTitle: string }) {
  const t = useTexts('glossary');
  const [{ q = '', term: named }, setSearch] = useSearchText();
  const found = useTerms(terms, q);
  const field = useRef<HTMLInputElement>(null);
  const clear = () => {
    setSearch({ q: undefined });
    field.current?.focus();
  };
  return (
    <>
      <p className="muted">{t.lead(terms.length, courseTitle)}</p>
      <search className={styles.search}>
        <SearchField
          label={t.search}
          onChange={(words) => setSearch({ q: words, term: named })}
          placeholder={t.placeholder}
          q={q}
          ref={field}
        />
      </search>
      <p className={q.trim() === '' ? 'vh' : 'small'} role="status">
        {q.trim() === '' ? '' : t.found(found.length)}
      </p>
      {found.length === 0 ? (
        <EmptyScene text={t.noneText} title={t.none}>
          <button className="btn btn-primary" onClick={clear} type="button">
            {t.clear}
          </button>
        </EmptyScene>
      ) : (
        <dl className={styles.terms}>
          {found.map((term) => (
            <Term
              idOf={(name) => terms.find((other) => other.term === name)?.id}
              isNamed={term.id === named}
              key={term.id}
              term={term}
            />
          ))}
        </dl>
      )}
    </>
  );
}

interface TermProps {
  term: TermView;
  /** The address names it: it is brought into sight. */
  isNamed: boolean;
  /** The id of a term by its name. */
  idOf: (name: string) => string | undefined;
}

function Term({ term, isNamed, idOf }: TermProps) {
  const t = useTexts('glossary');
  const lang = contentLang(useLocale());
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isNamed) place.current?.scrollIntoView({ block: 'center' });
  }, [isNamed]);
  return (
    <div className={styles.term} data-named={isNamed ? '' : undefined} ref={place}>
      <dt lang={lang}>{term.term}</dt>
      <dd>
        <p lang={lang}>{term.text}</p>
        {term.related.length > 0 && (
          <p className={styles.related}>
            <span className="muted">{t.related}</span>
            {term.related.map((name) => (
              <Go key={name} lang={lang} to={addresses.term(idOf(name) ?? '')}>
                {name}
              </Go>
            ))}
          </p>
        )}
      </dd>
    </div>
  );
}
