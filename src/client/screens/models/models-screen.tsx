// `/models`: the learner's own models of a course, the last changed first.
import { useQuery } from '@tanstack/react-query';
import { FileUp, Plus } from 'lucide-react';
import { useState } from 'react';
import { modelQueries } from '#client/api/model-queries.ts';
import { queries } from '#client/api/queries.ts';
import { Crumbs } from '#client/base/crumbs.tsx';
import { useTexts } from '#client/base/language/language.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { EmptyScene, ErrorScene, LoadingLine } from '#client/ui/states.tsx';
import { BeginDialog } from './begin-dialog.tsx';
import { ImportDialog } from './import-dialog.tsx';
import { ModelRow } from './model-row.tsx';
import styles from './models.module.css';

export function ModelsScreen({ courseKey }: { courseKey: string }) {
  const t = useTexts('models');
  const actions = useTexts('actions');
  const [opened, setOpened] = useState<'begin' | 'import' | null>(null);
  const language = useQuery(queries.language(courseKey)).data;
  const { data, isError, refetch } = useQuery(modelQueries.list(courseKey));
  const buttons = (
    <div className={styles.begin}>
      <button className="btn btn-primary" onClick={() => setOpened('begin')} type="button">
        <Icon of={Plus} />
        {t.begin.open}
      </button>
      {language?.exchange && (
        <button className="btn btn-line" onClick={() => setOpened('import')} type="button">
          <Icon of={FileUp} />
          {t.importFile}
        </button>
      )}
    </div>
  );
  return (
    <div className="work">
      <Crumbs />
      <h1 tabIndex={-1}>{t.title}</h1>
      <p className="muted">{t.lead}</p>
      {data === undefined ? (
        isError ? (
          <ErrorScene
            retry={() => void refetch()}
            retryLabel={actions.retry}
            text={t.failedText}
            title={t.failed}
          />
        ) : (
          <LoadingLine label={t.loading} />
        )
      ) : data.length === 0 ? (
        <EmptyScene text={t.noneText} title={t.none}>
          {buttons}
        </EmptyScene>
      ) : (
        <>
          {buttons}
          <ul className={styles.list}>
            {data.map((model) => (
              <ModelRow key={model.id} model={model} />
            ))}
          </ul>
        </>
      )}
      {opened === 'begin' && <BeginDialog courseKey={courseKey} onClose={() => setOpened(null)} />}
      {opened === 'import' && (
        <ImportDialog courseKey={courseKey} onClose={() => setOpened(null)} />
      )}
    </div>
  );
}
