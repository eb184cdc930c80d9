// `/support/help`: a page for each screen; without a name, all of them.
import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { queries } from '#client/api/queries.ts';
import { addresses } from '#client/base/addresses.ts';
import { Crumbs } from '#client/base/crumbs.tsx';
import { Go } from '#client/base/go.tsx';
import { useLocale, useTexts } from '#client/base/language/language.tsx';
import { contentLang } from '#client/base/language/localized.ts';
import { useTitle } from '#client/base/use-title.ts';
import { Blocks } from '#client/features/player/blocks.tsx';
import { CentreState } from '#client/features/support/centre-state.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { EmptyScene } from '#client/ui/states.tsx';
import type { HelpArticleView } from '#contract/support.ts';
import styles from './help.module.css';

export function HelpScreen({ article }: { article: string | null }) {
  const { help: t } = useTexts('support');
  const { data, isError, refetch } = useQuery(queries.support());
  if (data === undefined) {
    return (
      <div className="work">
        <Crumbs />
        <h1 tabIndex={-1}>{t.title}</h1>
        <CentreState hasFailed={isError} retry={() => void refetch()} />
      </div>
    );
  }
  if (article === null) return <AllPages pages={data.help} />;
  const page = data.help.find(({ id }) => id === article);
  return page === undefined ? <NoPage /> : <Page page={page} />;
}

function AllPages({ pages }: { pages: readonly HelpArticleView[] }) {
  const { help: t } = useTexts('support');
  const lang = contentLang(useLocale());
  return (
    <div className="work">
      <Crumbs />
      <h1 tabIndex={-1}>{t.title}</h1>
      <p className={`muted ${styles.lead}`}>{t.lead}</p>
      <ul className={styles.pages}>
        {pages.map(({ id, title }) => (
          <li key={id}>
            <Go lang={lang} to={addresses.help(id)}>
              {title}
              <Icon of={ChevronRight} />
            </Go>
          </li>
        ))}
      </ul>
      {lang !== undefined && <p className="small muted">{t.english}</p>}
    </div>
  );
}

function Page({ page }: { page: HelpArticleView }) {
  const { help: t, more } = useTexts('support');
  const lang = contentLang(useLocale());
  useTitle(page.title);
  return (
    <div className="work">
      <Crumbs items={[{ label: page.title, lang }]} />
      <h1 lang={lang} tabIndex={-1}>
        {page.title}
      </h1>
      <div className={styles.reading} lang={lang}>
        <Blocks blocks={page.body} table={page.title} />
      </div>
      <p className={styles.ways}>
        <Go className="btn btn-line" to={addresses.help()}>
          {t.all}
        </Go>
        <Go className="btn btn-line" to={addresses.contact('email')}>
          {more.contact}
        </Go>
      </p>
    </div>
  );
}

function NoPage() {
  const { help: t } = useTexts('support');
  return (
    <div className="work">
      <Crumbs />
      <h1 tabIndex={-1}>{t.title}</h1>
      <EmptyScene text={t.noneText} title={t.none}>
        <Go className="btn btn-primary" to={addresses.help()}>
          {t.all}
        </Go>
      </EmptyScene>
    </div>
  );
}
