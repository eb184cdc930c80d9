// `/models/{id}`: one of the learner's own models on the canvas; what is drawn is saved by itself.
import { useQuery } from '@tanstack/react-query';
import { failureOf } from '#client/api/failure.ts';
import { modelQueries } from '#client/api/model-queries.ts';
import { queries } from '#client/api/queries.ts';
import { addresses } from '#client/base/addresses.ts';
import { Crumbs } from '#client/base/crumbs.tsx';
import { Go } from '#client/base/go.tsx';
import { useTexts } from '#client/base/language/language.tsx';
import { useIsOutboxReady } from '#client/base/outbox/use-outbox.tsx';
import { EmptyScene, ErrorScene, LoadingLine } from '#client/ui/states.tsx';
import { OpenModel } from './open-model.tsx';

export function ModelScreen({ modelId }: { modelId: string }) {
  const t = useTexts('models');
  const actions = useTexts('actions');
  const isOutboxReady = useIsOutboxReady();
  const { data, error, refetch, isFetchedAfterMount, fetchStatus } = useQuery(
    modelQueries.one(modelId),
  );
  const language = useQuery({
    ...queries.language(data?.courseKey ?? ''),
    enabled: data !== undefined,
  });
  // What the page still has from before may be old: only without a network it has to do.
  const isFresh = isFetchedAfterMount || fetchStatus !== 'fetching';
  if (data !== undefined && language.data && isFresh && isOutboxReady) {
    return <OpenModel key={modelId} language={language.data} read={data} />;
  }
  const failed = language.isError || (data === undefined && error !== null);
  const isMissing =
    error !== null && ['model.not_found', 'request.invalid'].includes(failureOf(error).code);
  return (
    <div className="work">
      <Crumbs />
      {isMissing ? (
        <EmptyScene level={1} text={t.notFoundText} title={t.notFound}>
          <Go className="btn btn-primary" to={addresses.models()}>
            {t.all}
          </Go>
        </EmptyScene>
      ) : failed ? (
        <ErrorScene
          retry={() => void (data === undefined ? refetch() : language.refetch())}
          retryLabel={actions.retry}
          text={t.failedText}
          title={t.failed}
        />
      ) : (
        <LoadingLine label={t.loading} />
      )}
    </div>
  );
}
