// `/library/{key}`: a resource as its format asks for it, what it goes with, and what learners made of it.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { failureOf, tryCall } from '#client/api/failure.ts';
import { api } from '#client/api/page-api.ts';
import { queries } from '#client/api/queries.ts';
import { addressOfLink } from '#client/base/activity-links.ts';
import { addresses } from '#client/base/addresses.ts';
import { Crumbs } from '#client/base/crumbs.tsx';
import { Go } from '#client/base/go.tsx';
import { useLocale, useTexts } from '#client/base/language/language.tsx';
import { contentLang } from '#client/base/language/localized.ts';
import { useTitle } from '#client/base/use-title.ts';
import { showMarks } from '#client/features/library/library-marks.ts';
import { ResourceCard, ResourceFacts } from '#client/features/library/resource-card.tsx';
import { Blocks } from '#client/features/player/blocks.tsx';
import { Terms } from '#client/features/player/terms/terms.tsx';
import { EmptyScene, ErrorScene } from '#client/ui/states.tsx';
import type { ResourceDetail } from '#contract/library.ts';
import { Body } from './body.tsx';
import { Rating } from './rating.tsx';
import styles from './resource.module.css';

export function ResourceScreen({ resourceKey }: { resourceKey: string }) {
  const t = useTexts('library');
  const actions = useTexts('actions');
  const { data, error, refetch } = useQuery(queries.resource(resourceKey));
  useTitle(data === undefined ? t.screen : data.title);
  if (data !== undefined) return <Shown key={resourceKey} resource={data} />;
  const isMissing = error !== null && failureOf(error).code === 'resource.not_found';
  return (
    <div className="work">
      <Crumbs items={[{ label: t.screen }]} />
      {isMissing ? (
        <EmptyScene level={1} text={t.missingText} title={t.missing}>
          <Go className="btn btn-primary" to={addresses.library()}>
            {t.toList}
          </Go>
        </EmptyScene>
      ) : error === null ? (
        <div aria-busy="true" className={`sk ${styles.pageSk}`}>
          <span className="vh" role="status">
            {t.loadingOne}
          </span>
        </div>
      ) : (
        <ErrorScene
          retry={() => void refetch()}
          retryLabel={actions.retry}
          text={t.failedText}
          title={t.failed}
        />
      )}
    </div>
  );
}

function Shown({ resource }: { resource: ResourceDetail }) {
  const t = useTexts('library');
  const locale = useLocale();
  const lang = contentLang(locale);
  const client = useQueryClient();
  const { key } = resource;
  useEffect(() => {
    // A view that is not counted is nothing the learner can mend.
    void tryCall(api.library.view({ resourceKey: key })).then((result) => {
      if (result.ok) showMarks(client, key, result.value);
    });
  }, [client, key]);
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  return (
    <Terms terms={resource.terms}>
      <div className="work">
        <Crumbs items={[{ label: resource.title, lang }]} />
        <h1 lang={lang} tabIndex={-1}>
          {resource.title}
        </h1>
        <p className={`muted ${styles.lead}`} lang={lang}>
          {resource.summary}
        </p>
        <ResourceFacts resource={resource} />
        <div className={styles.columns}>
          <div className={styles.main}>
            <section aria-labelledby="outcomes" className={styles.box}>
              <h2 id="outcomes">{t.outcomes}</h2>
              <ul className={styles.points} lang={lang}>
                {resource.outcomes.map((one) => (
                  <li key={one}>{one}</li>
                ))}
              </ul>
            </section>
            <Body resource={resource} />
            <section aria-labelledby="try-it" className={styles.box}>
              <h2 id="try-it">{t.tryIt}</h2>
              <div className={styles.text} lang={lang}>
                <Blocks blocks={resource.tryIt} table={t.tryIt} />
              </div>
            </section>
          </div>
          <aside className={styles.side}>
            <section aria-labelledby="lessons">
              <h2 id="lessons">{t.lessons}</h2>
              <ul className={styles.links} lang={lang}>
                {resource.lessons.map((link) => (
                  <li key={link.ref}>
                    <Go to={addressOfLink(link)}>{link.title}</Go>
                  </li>
                ))}
              </ul>
            </section>
            <Rating resource={resource} />
            {resource.refs.length > 0 && (
              <section aria-labelledby="refs">
                <h2 id="refs">{t.refs}</h2>
                <ul className="small muted" lang={lang}>
                  {resource.refs.map((one) => (
                    <li key={one}>{one}</li>
                  ))}
                </ul>
              </section>
            )}
            <p className="small muted">
              {t.updated(day.format(new Date(`${resource.checkedOn}T00:00:00Z`)))}
            </p>
          </aside>
        </div>
        {resource.related.length > 0 && (
          <section aria-labelledby="related">
            <h2 id="related">{t.related}</h2>
            <ul className={styles.related}>
              {resource.related.map((one) => (
                <li key={one.key}>
                  <ResourceCard resource={one} />
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </Terms>
  );
}
