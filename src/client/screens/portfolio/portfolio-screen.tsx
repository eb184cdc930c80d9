// `/portfolio`: what the learner has made in all courses: what labs have left, and documents to go on with.
import { useQueries, useQuery } from '@tanstack/react-query';
import { type RefObject, useRef } from 'react';
import { deliverableQueries } from '#client/api/deliverable-queries.ts';
import { documentQueries } from '#client/api/document-queries.ts';
import { modelQueries } from '#client/api/model-queries.ts';
import { addresses, addressOfItem } from '#client/base/addresses.ts';
import { Crumbs } from '#client/base/crumbs.tsx';
import { Go } from '#client/base/go.tsx';
import { useKnownCourses } from '#client/base/known-courses.ts';
import { useTexts } from '#client/base/language/language.tsx';
import { useKind } from '#client/base/use-kind.ts';
import { nextLab } from '#client/features/path/next-lab.ts';
import { useLearningPath } from '#client/features/path/use-learning-path.ts';
import { Rows, RowsComing } from '#client/features/templates/rows.tsx';
import { EmptyScene, ErrorScene } from '#client/ui/states.tsx';
import type { DeliverableCard } from '#contract/deliverables.ts';
import type { DocumentCard } from '#contract/documents.ts';
import type { ModelHead } from '#contract/models.ts';
import { DeliverableRow } from './deliverable-row.tsx';
import { DocumentRow } from './document-row.tsx';
import { ModelRow } from './model-row.tsx';
import styles from './portfolio.module.css';

export function PortfolioScreen() {
  const { portfolio: t } = useTexts('documents');
  const actions = useTexts('actions');
  const heading = useRef<HTMLHeadingElement>(null);
  const documents = useQuery(documentQueries.all());
  const deliverables = useQuery(deliverableQueries.all());
  const models = useOwnModels();
  const lost = [documents, deliverables, ...models].filter(({ data, isError }) => !data && isError);
  return (
    <div className="work">
      <Crumbs />
      <h1 ref={heading} tabIndex={-1}>
        {t.title}
      </h1>
      <p className={`muted ${styles.lead}`}>{t.lead}</p>
      {lost.length > 0 ? (
        <ErrorScene
          retry={() => {
            for (const { refetch } of lost) void refetch();
          }}
          retryLabel={actions.retry}
          text={t.failedText}
          title={t.failed}
        />
      ) : documents.data === undefined ||
        deliverables.data === undefined ||
        models.some(({ data }) => data === undefined) ? (
        <RowsComing className={styles.list} count={2} />
      ) : (
        <Made
          {...documents.data}
          {...deliverables.data}
          heading={heading}
          models={models.flatMap(({ data = [] }) => data)}
        />
      )}
    </div>
  );
}

/** The models of every course that teaches a modeling language. */
function useOwnModels() {
  const courses = useKnownCourses().filter(({ has }) => has.models);
  return useQueries({ queries: courses.map(({ key }) => modelQueries.list(key)) });
}

interface MadeProps {
  documents: readonly DocumentCard[];
  deliverables: readonly DeliverableCard[];
  models: readonly ModelHead[];
  /** Takes the focus of a row that goes. */
  heading: RefObject<HTMLHeadingElement | null>;
}

function Made({ documents, deliverables, models, heading }: MadeProps) {
  const { portfolio: t } = useTexts('documents');
  if (documents.length + deliverables.length + models.length === 0) return <Nothing />;
  return (
    <>
      {deliverables.length > 0 && (
        <section aria-labelledby="from-labs" className={styles.part}>
          <h2 id="from-labs">{t.made.title}</h2>
          <Rows className={styles.list}>
            {deliverables.map((deliverable) => (
              <li key={`${deliverable.activityRef} ${deliverable.company?.industry ?? ''}`}>
                <DeliverableRow deliverable={deliverable} />
              </li>
            ))}
          </Rows>
        </section>
      )}
      {documents.length > 0 && (
        <section aria-labelledby="documents" className={styles.part}>
          <h2 id="documents">{t.documents}</h2>
          <Rows className={styles.list}>
            {documents.map((document) => (
              <li key={document.id}>
                <DocumentRow document={document} onRemoved={() => heading.current?.focus()} />
              </li>
            ))}
          </Rows>
        </section>
      )}
      {models.length > 0 && (
        <section aria-labelledby="models" className={styles.part}>
          <h2 id="models">{t.models}</h2>
          <Rows className={styles.list}>
            {models.map((model) => (
              <li key={model.id}>
                <ModelRow model={model} />
              </li>
            ))}
          </Rows>
        </section>
      )}
    </>
  );
}

/** What fills it, and the next lab of the course. */
function Nothing() {
  const { portfolio: t } = useTexts('documents');
  const { path, failure } = useLearningPath();
  const kindOf = useKind();
  // Its ways stand at once in their places; where the path is lost there is one of them.
  if (path === undefined && failure === null) {
    return <RowsComing className={styles.list} count={2} />;
  }
  const lab = path && nextLab(path.phases, (kind) => kindOf(kind).form === 'lab');
  return (
    <EmptyScene text={t.emptyText} title={t.empty}>
      {lab !== undefined && (
        <Go className="btn btn-primary" to={addressOfItem(lab)}>
          {t.toLab(lab.title)}
        </Go>
      )}
      <Go className={lab ? 'btn btn-line' : 'btn btn-primary'} to={addresses.artifacts()}>
        {t.toTemplates}
      </Go>
    </EmptyScene>
  );
}
