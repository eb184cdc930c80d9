// The example in the modelling language of its course, as files for other programs.
import { useQuery } from '@tanstack/react-query';
import { CircleAlert, FileCode, FileOutput } from 'lucide-react';
import { useState } from 'react';
import { queries } from '#client/api/queries.ts';
import { useLocale, useTexts } from '#client/base/language/language.tsx';
import { contentLang } from '#client/base/language/localized.ts';
import { Icon } from '#client/ui/icon.tsx';
import type { TemplateDetail } from '#contract/templates.ts';
import styles from './artifact.module.css';

interface ModelFilesProps {
  courseKey: string;
  model: NonNullable<TemplateDetail['model']>;
}

export function ModelFiles({ courseKey, model }: ModelFilesProps) {
  const { model: t } = useTexts('templates').detail;
  const lang = contentLang(useLocale());
  const { data: language } = useQuery(queries.language(courseKey));
  const [isFailed, setFailed] = useState(false);
  if (!language) return null;
  const save = async (kind: 'saveExchange' | 'saveSvg') => {
    setFailed(false);
    try {
      const files = await import('#client/features/models/export-files.ts');
      files[kind](language, model);
    } catch {
      setFailed(true);
    }
  };
  return (
    <section aria-labelledby="as-model">
      <h2 id="as-model">{t.title}</h2>
      <p className="small muted" lang={lang}>
        {t.text(model.name)}
      </p>
      <p className={styles.modelFiles}>
        {language.exchange && (
          <button className="btn btn-line" onClick={() => void save('saveExchange')} type="button">
            <Icon of={FileOutput} size="s" />
            {t.exchange}
          </button>
        )}
        <button className="btn btn-line" onClick={() => void save('saveSvg')} type="button">
          <Icon of={FileCode} size="s" />
          {t.svg}
        </button>
      </p>
      {isFailed && (
        <p className="note note-bad small" role="alert">
          <Icon of={CircleAlert} />
          <span>{t.failed}</span>
        </p>
      )}
    </section>
  );
}
