// `/support/tours`: the video tutorials; with a name, one of them to be played.
import { useQuery } from '@tanstack/react-query';
import { failureOf } from '#client/api/failure.ts';
import { queries } from '#client/api/queries.ts';
import { addresses } from '#client/base/addresses.ts';
import { Crumbs } from '#client/base/crumbs.tsx';
import { Go } from '#client/base/go.tsx';
import { useLocale, useTexts } from '#client/base/language/language.tsx';
import { localized } from '#client/base/language/localized.ts';
import { useTitle } from '#client/base/use-title.ts';
import { DrawnScreen } from '#client/features/narration/drawn-screen.tsx';
import { NarrationPlayer } from '#client/features/narration/narration-player.tsx';
import { CentreState } from '#client/features/support/centre-state.tsx';
import { EmptyScene } from '#client/ui/states.tsx';
import type { NarrationHead, NarrationView } from '#contract/narration.ts';
import styles from './tours.module.css';

export function ToursScreen({ tour }: { tour: string | null }) {
  return tour === null ? <AllTours /> : <OneTour key={tour} tour={tour} />;
}

function AllTours() {
  const { tours: t } = useTexts('support');
  const { data, isError, refetch } = useQuery(queries.support());
  return (
    <div className="work">
      <Crumbs />
      <h1 tabIndex={-1}>{t.title}</h1>
      <p className={`muted ${styles.lead}`}>{t.lead}</p>
      {data === undefined ? (
        <CentreState hasFailed={isError} retry={() => void refetch()} />
      ) : (
        <ul className={styles.tours}>
          {data.tours.map((head) => (
            <Head head={head} key={head.id} />
          ))}
        </ul>
      )}
    </div>
  );
}

function Head({ head }: { head: NarrationHead }) {
  const { tours: t } = useTexts('support');
  const locale = useLocale();
  return (
    <li>
      <Go className={`card ${styles.tour}`} to={addresses.tours(head.id)}>
        <b>{localized(head.title, locale)}</b>
        <span>{localized(head.summary, locale)}</span>
        <span className="small muted">{t.facts(head.minutes, head.chapters)}</span>
      </Go>
    </li>
  );
}

function OneTour({ tour }: { tour: string }) {
  const { tours: t } = useTexts('support');
  const { data, error, refetch } = useQuery(queries.tour(tour));
  if (data !== undefined) return <Playing narration={data} />;
  const isMissing = error !== null && failureOf(error).code === 'support.tour_not_found';
  return (
    <div className="work">
      <Crumbs />
      <h1 tabIndex={-1}>{t.title}</h1>
      {isMissing ? (
        <EmptyScene text={t.noneText} title={t.none}>
          <Go className="btn btn-primary" to={addresses.tours()}>
            {t.all}
          </Go>
        </EmptyScene>
      ) : (
        <CentreState hasFailed={error !== null} retry={() => void refetch()} />
      )}
    </div>
  );
}

function Playing({ narration }: { narration: NarrationView }) {
  const { tours: t } = useTexts('support');
  const locale = useLocale();
  const title = localized(narration.title, locale);
  useTitle(title);
  return (
    <div className="work">
      <Crumbs items={[{ label: title }]} />
      <h1 tabIndex={-1}>{title}</h1>
      <p className={`muted ${styles.lead}`}>{localized(narration.summary, locale)}</p>
      <NarrationPlayer Drawn={DrawnScreen} narration={narration} />
      <p className={styles.ways}>
        <Go className="btn btn-line" to={addresses.tours()}>
          {t.all}
        </Go>
      </p>
    </div>
  );
}
