// `/learning/{phaseId}/{itemName}/deliverable?company=…`: what a done lab or artifact has left, to be used at work.
import { useQueries, useQuery } from '@tanstack/react-query';
import { deliverableQueries } from '#client/api/deliverable-queries.ts';
import { failureOf } from '#client/api/failure.ts';
import { queries } from '#client/api/queries.ts';
import { addresses } from '#client/base/addresses.ts';
import { Crumbs } from '#client/base/crumbs.tsx';
import { Go, useSearchText } from '#client/base/go.tsx';
import { useTexts } from '#client/base/language/language.tsx';
import { useSelectedCourse } from '#client/base/selected-course.ts';
import { useTitle } from '#client/base/use-title.ts';
import { EmptyScene, ErrorScene, LoadingLine } from '#client/ui/states.tsx';
import type { Deliverable, DeliverableCard } from '#contract/deliverables.ts';
import type { Language } from '#domain/modelling/language.ts';
import { DeliverablePage } from './deliverable-page.tsx';

interface Place {
  phaseId: string;
  itemName: string;
}

export function DeliverableScreen(place: Place) {
  const t = useTexts('deliverables');
  const { edit } = useTexts('documents');
  const actions = useTexts('actions');
  const { deliverable, languages, isMissing, isError, retry } = useDeliverable(place);
  useTitle(deliverable?.title);
  if (deliverable !== undefined) {
    return <DeliverablePage deliverable={deliverable} languages={languages} />;
  }
  return (
    <div className="work">
      <Crumbs items={[{ label: t.screen }]} />
      {isMissing ? (
        <EmptyScene level={1} text={t.notMadeText} title={t.notMade}>
          <Go className="btn btn-primary" to={addresses.item(place.phaseId, place.itemName)}>
            {t.toTasks}
          </Go>
          <Go className="btn btn-line" to={addresses.portfolio()}>
            {edit.toPortfolio}
          </Go>
        </EmptyScene>
      ) : isError ? (
        <ErrorScene
          level={1}
          retry={retry}
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

/** The one of this place; where two courses have such a place, that of the selected one. */
const cardAt = (
  cards: readonly DeliverableCard[],
  { phaseId, itemName }: Place,
  courseKey: string,
): DeliverableCard | undefined => {
  const here = cards.filter((card) => card.phaseId === phaseId && card.itemName === itemName);
  return here.find((card) => card.courseKey === courseKey) ?? here[0];
};

/** The deliverable, once the languages that its models are drawn in are here too. */
function useDeliverable(place: Place) {
  const [{ company }] = useSearchText();
  const selected = useSelectedCourse();
  const all = useQuery(deliverableQueries.all());
  const card = all.data && cardAt(all.data.deliverables, place, selected);
  const one = useQuery({
    ...deliverableQueries.one(card?.activityRef ?? '', company),
    enabled: card !== undefined,
  });
  const keys = languagesOf(one.data);
  const drawn = useQueries({ queries: keys.map((key) => queries.language(key)) });
  const languages = new Map<string, Language>();
  for (const [at, { data }] of drawn.entries()) {
    const key = keys[at];
    if (data && key !== undefined) languages.set(key, data);
  }
  const asked = [all, one, ...drawn];
  const isLost = one.error !== null && failureOf(one.error).code === 'deliverable.not_made';
  return {
    deliverable: languages.size === keys.length ? one.data : undefined,
    languages,
    isMissing: (all.data !== undefined && card === undefined) || isLost,
    isError: asked.some(({ data, isError }) => data === undefined && isError),
    retry: () => {
      for (const { data, isError, refetch } of asked) {
        if (data === undefined && isError) void refetch();
      }
    },
  };
}

const languagesOf = (deliverable: Deliverable | undefined): string[] => [
  ...new Set(
    deliverable?.sections.flatMap((section) =>
      section.form === 'model' ? [section.language] : [],
    ),
  ),
];
