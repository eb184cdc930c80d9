// `/artifacts?phase=…&q=…`: documents to fill in at work, by unit and by words; `/artifacts/examples`: those with a filled example.
import { useQuery } from '@tanstack/react-query';
import { queries } from '#client/api/queries.ts';
import { addresses } from '#client/base/addresses.ts';
import { Crumbs } from '#client/base/crumbs.tsx';
import { Go, useSearchText } from '#client/base/go.tsx';
import { useLocale, useTexts } from '#client/base/language/language.tsx';
import { contentLang } from '#client/base/language/localized.ts';
import { usePath } from '#client/base/navigation.tsx';
import { Rows, RowsComing } from '#client/features/templates/rows.tsx';
import { SearchField } from '#client/ui/search-field.tsx';
import { Select } from '#client/ui/select.tsx';
import { EmptyScene, ErrorScene } from '#client/ui/states.tsx';
import { findTemplates } from '#domain/templates/find-templates.ts';
import styles from './artifacts.module.css';
import { TemplateRow } from './template-row.tsx';
import { useVisit } from './use-visit.ts';

export function ArtifactsScreen({ courseKey }: { courseKey: string }) {
  const t = useTexts('templates');
  const actions = useTexts('actions');
  const onlyFilled = usePath() === addresses.artifactExamples();
  const { data, isError, refetch } = useQuery(queries.templates(courseKey));
  useVisit(courseKey, data !== undefined);
  return (
    <div className="work">
      <Crumbs />
      <h1 tabIndex={-1}>{onlyFilled ? t.examplesTitle : t.title}</h1>
      <p className={`muted ${styles.lead}`}>{onlyFilled ? t.examplesLead : t.lead}</p>
      {data !== undefined ? (
        <Found courseKey={courseKey} list={data} onlyFilled={onlyFilled} />
      ) : isError ? (
        <ErrorScene
          retry={() => void refetch()}
          retryLabel={actions.retry}
          text={t.failedText}
          title={t.failed}
        />
      ) : (
        <RowsComing className={styles.coming} count={3} label={t.loading} />
      )}
    </div>
  );
}

type List = NonNullable<
  Awaited<ReturnType<NonNullable<ReturnType<typeof queries.templates>['queryFn']>>>
>;

interface FoundProps {
  courseKey: string;
  list: List;
  onlyFilled: boolean;
}

function Found({ courseKey, list: { templates, units }, onlyFilled }: FoundProps) {
  const t = useTexts('templates');
  const lang = contentLang(useLocale());
  const [{ phase, q = '' }, setSearch] = useSearchText();
  const unitId = units.find(({ id }) => id === phase)?.id;
  const all = onlyFilled ? templates.filter(({ examples }) => examples.length > 0) : templates;
  if (all.length === 0) {
    return (
      <EmptyScene text={t.noneText} title={t.none}>
        <Go className="btn btn-primary" to={addresses.dashboard(courseKey)}>
          {t.toDashboard}
        </Go>
      </EmptyScene>
    );
  }
  const groups = findTemplates(
    all,
    units.map(({ id }) => id),
    { unitId, words: q },
  );
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
          aria-label={t.phases}
          onChoose={(chosen) => setSearch({ phase: chosen })}
          value={unitId ?? ''}
        >
          <option value="">{t.all}</option>
          {units.map(({ id, title }) => (
            <option key={id} lang={lang} value={id}>
              {title}
            </option>
          ))}
        </Select>
      </search>
      {groups.length === 0 ? (
        <EmptyScene text={t.emptyText} title={t.empty}>
          <button
            className="btn btn-primary"
            onClick={() => setSearch({ q: undefined, phase: undefined })}
            type="button"
          >
            {t.clear}
          </button>
        </EmptyScene>
      ) : (
        groups.map((group) => (
          <section
            aria-labelledby={`unit-${group.unitId}`}
            className={styles.group}
            key={group.unitId}
          >
            <h2 id={`unit-${group.unitId}`} lang={lang}>
              {units.find(({ id }) => id === group.unitId)?.title}
            </h2>
            <p className={styles.real}>
              <b>{t.inPractice}</b> <span lang={lang}>{group.templates[0]?.inPractice}</span>
            </p>
            <Rows>
              {group.templates.map((template) => (
                <li key={template.id}>
                  <TemplateRow courseKey={courseKey} template={template} />
                </li>
              ))}
            </Rows>
          </section>
        ))
      )}
    </>
  );
}
