// `/library?q=…&category=…&format=…&sort=views`: the knowledge library, by words, category, format and views.
import { useQuery } from '@tanstack/react-query';
import { Flame } from 'lucide-react';
import { queries } from '#client/api/queries.ts';
import { addresses } from '#client/base/addresses.ts';
import { offers } from '#client/base/course-features.ts';
import { Crumbs } from '#client/base/crumbs.tsx';
import { Go, useSearchText } from '#client/base/go.tsx';
import { useTexts } from '#client/base/language/language.tsx';
import { ResourceCard } from '#client/features/library/resource-card.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { SearchField } from '#client/ui/search-field.tsx';
import { Select } from '#client/ui/select.tsx';
import { EmptyScene, ErrorScene } from '#client/ui/states.tsx';
import type { ResourceCard as Card } from '#contract/library.ts';
import { findResources } from '#domain/library/find-resources.ts';
import { RESOURCE_CATEGORIES, RESOURCE_FORMATS } from '#domain/library/resource.ts';
import styles from './library.module.css';

export function LibraryScreen({ courseKey }: { courseKey: string }) {
  const t = useTexts('library');
  const actions = useTexts('actions');
  const { data, isError, refetch } = useQuery(queries.library());
  return (
    <div className="work">
      <Crumbs />
      <h1 tabIndex={-1}>{t.title}</h1>
      <p className={`muted ${styles.lead}`}>{t.lead}</p>
      {data !== undefined ? (
        <Found resources={data.resources} />
      ) : isError ? (
        <ErrorScene
          retry={() => void refetch()}
          retryLabel={actions.retry}
          text={t.failedText}
          title={t.failed}
        />
      ) : (
        <div aria-busy="true" className={styles.list}>
          <span className="vh" role="status">
            {t.loading}
          </span>
          {['one', 'two', 'three', 'four', 'five', 'six'].map((key) => (
            <span className={`sk ${styles.cardSk}`} key={key}>
              &nbsp;
            </span>
          ))}
        </div>
      )}
      <QuickAccess courseKey={courseKey} />
    </div>
  );
}

function Found({ resources }: { resources: readonly Card[] }) {
  const t = useTexts('library');
  const [{ q = '', category, format, sort }, setSearch] = useSearchText();
  const inCategory = RESOURCE_CATEGORIES.find((one) => one === category);
  const inFormat = RESOURCE_FORMATS.find((one) => one === format);
  const isByViews = sort === 'views';
  const found = findResources(resources, {
    text: q,
    category: inCategory,
    format: inFormat,
    isByViews,
  });
  return (
    <>
      <search className={styles.filters}>
        <SearchField
          label={t.search}
          onChange={(words) => setSearch({ q: words })}
          placeholder={t.search}
          q={q}
        />
        <Select
          aria-label={t.category}
          onChoose={(value) => setSearch({ category: value })}
          value={inCategory ?? ''}
        >
          <option value="">{t.allCategories}</option>
          {RESOURCE_CATEGORIES.map((one) => (
            <option key={one} value={one}>
              {t.categories[one]}
            </option>
          ))}
        </Select>
        <Select
          aria-label={t.format}
          onChoose={(value) => setSearch({ format: value })}
          value={inFormat ?? ''}
        >
          <option value="">{t.allFormats}</option>
          {RESOURCE_FORMATS.map((one) => (
            <option key={one} value={one}>
              {t.formats[one]}
            </option>
          ))}
        </Select>
        <button
          aria-pressed={isByViews}
          className="btn btn-line"
          onClick={() => setSearch({ sort: isByViews ? undefined : 'views' })}
          type="button"
        >
          <Icon of={Flame} size="s" />
          {t.popular}
        </button>
      </search>
      <p className={`small muted ${styles.count}`} role="status">
        {t.found(found.length)}
      </p>
      {found.length === 0 ? (
        <EmptyScene text={t.emptyText} title={t.empty}>
          <button
            className="btn btn-primary"
            onClick={() => setSearch({ q: undefined, category: undefined, format: undefined })}
            type="button"
          >
            {t.clear}
          </button>
        </EmptyScene>
      ) : (
        <ul className={styles.list}>
          {found.map((resource) => (
            <li key={resource.key}>
              <ResourceCard level={2} resource={resource} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** The ways of the brief; what the course has not is not offered. */
function QuickAccess({ courseKey }: { courseKey: string }) {
  const t = useTexts('library');
  return (
    <nav aria-labelledby="library-quick" className={styles.quick}>
      <h2 id="library-quick">{t.quick}</h2>
      {offers(courseKey, 'path') && (
        <Go className="btn btn-line" to={addresses.path()}>
          {t.toCurriculum}
        </Go>
      )}
      {offers(courseKey, 'papers') && (
        <Go className="btn btn-line" to={addresses.exam()}>
          {t.toExam}
        </Go>
      )}
      {offers(courseKey, 'templates') && (
        <Go className="btn btn-line" to={addresses.artifacts()}>
          {t.toArtifacts}
        </Go>
      )}
    </nav>
  );
}
