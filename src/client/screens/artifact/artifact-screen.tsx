// `/artifacts/{key}`: a template as it will be on paper, its filled examples, its guidance, and the file to take along.
import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { failureOf } from '#client/api/failure.ts';
import { queries } from '#client/api/queries.ts';
import { addresses } from '#client/base/addresses.ts';
import { Crumbs } from '#client/base/crumbs.tsx';
import { Go } from '#client/base/go.tsx';
import { useLocale, useTexts } from '#client/base/language/language.tsx';
import { contentLang } from '#client/base/language/localized.ts';
import { useQuiet } from '#client/base/theme.tsx';
import { useTitle } from '#client/base/use-title.ts';
import { BackToList } from '#client/features/templates/back-to-list.tsx';
import { DownloadSaid } from '#client/features/templates/download-said.tsx';
import { FillIn } from '#client/features/templates/fill-in.tsx';
import { GetPremium } from '#client/features/templates/get-premium.tsx';
import { TemplateFacts } from '#client/features/templates/template-facts.tsx';
import { useDownload } from '#client/features/templates/use-download.ts';
import { Icon } from '#client/ui/icon.tsx';
import { EmptyScene, ErrorScene } from '#client/ui/states.tsx';
import type { TemplateDetail } from '#contract/templates.ts';
import styles from './artifact.module.css';
import { ModelFiles } from './model-files.tsx';
import { Preview } from './preview.tsx';
import { Rating } from './rating.tsx';

interface ArtifactScreenProps {
  courseKey: string;
  templateKey: string;
}

export function ArtifactScreen({ courseKey, templateKey }: ArtifactScreenProps) {
  const t = useTexts('templates');
  const actions = useTexts('actions');
  const lang = contentLang(useLocale());
  const { data, error, refetch } = useQuery(queries.template(courseKey, templateKey));
  useTitle(data === undefined ? t.detail.screen : data.title);
  if (data !== undefined) return <Shown courseKey={courseKey} template={data} />;
  const isMissing = error !== null && failureOf(error).code === 'template.not_found';
  return (
    <div className="work">
      <Crumbs items={[{ label: templateKey, ...(lang && { lang }) }]} />
      {isMissing ? (
        <EmptyScene level={1} text={t.detail.missingText} title={t.detail.missing}>
          <Go className="btn btn-primary" to={addresses.artifacts()}>
            {t.detail.toList}
          </Go>
        </EmptyScene>
      ) : error === null ? (
        <div aria-busy="true" className={`sk ${styles.pageSk}`}>
          <span className="vh" role="status">
            {t.detail.loading}
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

function Shown({ courseKey, template }: { courseKey: string; template: TemplateDetail }) {
  const t = useTexts('templates');
  const lang = contentLang(useLocale());
  const [company, setCompany] = useState<string>();
  const { state, download } = useDownload(courseKey, template.key);
  const example = template.examples.find((one) => one.company === company);
  const isQuiet = useQuiet();
  const { pass } = template;
  return (
    <div className="work">
      <Crumbs items={[{ label: template.title, lang }]} />
      <BackToList />
      <h1 lang={lang} tabIndex={-1}>
        {template.title}
      </h1>
      <p className={`muted ${styles.lead}`} lang={lang}>
        {template.description}
      </p>
      <TemplateFacts template={template} />
      <div className={styles.bar}>
        {template.isOpen && template.examples.length > 0 && (
          <fieldset aria-label={t.detail.versions} className="seg">
            <button
              aria-pressed={example === undefined}
              onClick={() => setCompany(undefined)}
              type="button"
            >
              {t.detail.blank}
            </button>
            {template.examples.map((one) => (
              <button
                aria-pressed={one === example}
                key={one.company}
                onClick={() => setCompany(one.company)}
                type="button"
              >
                {t.detail.filledFor(one.name)}
              </button>
            ))}
          </fieldset>
        )}
        {template.isOpen ? (
          <button
            aria-busy={state.status === 'busy'}
            className="btn btn-primary"
            onClick={() => void download(example?.company)}
            type="button"
          >
            <Icon of={Download} />
            {t.detail.get(template.format)}
          </button>
        ) : (
          <GetPremium isMain title={template.title} />
        )}
        {template.isOpen && <FillIn courseKey={courseKey} example={example} template={template} />}
      </div>
      <DownloadSaid state={state} />
      {!template.isOpen && (
        <p className={`note small ${styles.why}`}>
          {t.premium.why(template.examples.length)}
          {pass !== null && !isQuiet && ` ${t.premium.pass(pass.xp, pass.days)}`}
        </p>
      )}
      <div className={styles.body}>
        <Preview company={example?.company} template={template} />
        <aside className={styles.side}>
          <section aria-labelledby="guidance">
            <h2 id="guidance">{t.detail.guidance}</h2>
            <ul lang={lang}>
              {template.guidance.map((hint) => (
                <li key={hint}>{hint}</li>
              ))}
            </ul>
          </section>
          <section aria-labelledby="practice">
            <h2 id="practice">{t.detail.practice}</h2>
            <p lang={lang}>{template.inPractice}</p>
          </section>
          {template.model !== null && <ModelFiles courseKey={courseKey} model={template.model} />}
          <Rating courseKey={courseKey} template={template} />
        </aside>
      </div>
    </div>
  );
}
