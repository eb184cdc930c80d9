// `/portfolio/{id}`: a template that the learner fills in, saved as it is typed.
import { useQuery } from '@tanstack/react-query';
import { documentQueries } from '#client/api/document-queries.ts';
import { failureOf } from '#client/api/failure.ts';
import { addresses } from '#client/base/addresses.ts';
import { Crumbs } from '#client/base/crumbs.tsx';
import { Go } from '#client/base/go.tsx';
import { useTexts } from '#client/base/language/language.tsx';
import { useIsOutboxReady } from '#client/base/outbox/use-outbox.tsx';
import { useTitle } from '#client/base/use-title.ts';
import { EmptyScene, ErrorScene, LoadingLine } from '#client/ui/states.tsx';
import { Workbench } from './workbench.tsx';

export function DocumentScreen({ documentId }: { documentId: string }) {
  const { edit: t } = useTexts('documents');
  const actions = useTexts('actions');
  const isReady = useIsOutboxReady();
  const { data, error, refetch } = useQuery(documentQueries.one(documentId));
  useTitle(data?.name);
  if (data !== undefined && isReady) return <Workbench detail={data} key={documentId} />;
  const code = error === null ? null : failureOf(error).code;
  const isGone = code === 'template.not_found';
  return (
    <div className="work">
      <Crumbs items={[{ label: t.screen }]} />
      {isGone || code === 'document.not_found' || code === 'request.invalid' ? (
        <EmptyScene
          level={1}
          text={isGone ? t.goneText : t.missingText}
          title={isGone ? t.gone : t.missing}
        >
          <Go className="btn btn-primary" to={addresses.portfolio()}>
            {t.toPortfolio}
          </Go>
        </EmptyScene>
      ) : error === null ? (
        <LoadingLine label={t.loading} />
      ) : (
        <ErrorScene
          level={1}
          retry={() => void refetch()}
          retryLabel={actions.retry}
          text={t.failedText}
          title={t.failed}
        />
      )}
    </div>
  );
}
