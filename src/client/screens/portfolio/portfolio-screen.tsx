// `/portfolio`: what the learner has filled in, in all courses, to go on with, to take along or to delete.
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { documentQueries } from '#client/api/document-queries.ts';
import { addresses } from '#client/base/addresses.ts';
import { Crumbs } from '#client/base/crumbs.tsx';
import { Go } from '#client/base/go.tsx';
import { useTexts } from '#client/base/language/language.tsx';
import { Rows, RowsComing } from '#client/features/templates/rows.tsx';
import { EmptyScene, ErrorScene } from '#client/ui/states.tsx';
import { DocumentRow } from './document-row.tsx';
import styles from './portfolio.module.css';

export function PortfolioScreen() {
  const { portfolio: t } = useTexts('documents');
  const actions = useTexts('actions');
  const heading = useRef<HTMLHeadingElement>(null);
  const { data, isError, refetch } = useQuery(documentQueries.all());
  return (
    <div className="work">
      <Crumbs />
      <h1 ref={heading} tabIndex={-1}>
        {t.title}
      </h1>
      <p className={`muted ${styles.lead}`}>{t.lead}</p>
      {data === undefined ? (
        isError ? (
          <ErrorScene
            retry={() => void refetch()}
            retryLabel={actions.retry}
            text={t.failedText}
            title={t.failed}
          />
        ) : (
          <RowsComing className={styles.list} count={2} />
        )
      ) : data.documents.length === 0 ? (
        <EmptyScene text={t.emptyText} title={t.empty}>
          <Go className="btn btn-primary" to={addresses.artifacts()}>
            {t.toTemplates}
          </Go>
        </EmptyScene>
      ) : (
        <Rows className={styles.list}>
          {data.documents.map((document) => (
            <li key={document.id}>
              <DocumentRow document={document} onRemoved={() => heading.current?.focus()} />
            </li>
          ))}
        </Rows>
      )}
    </div>
  );
}
