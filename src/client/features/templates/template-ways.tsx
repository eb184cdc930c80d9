// A document that an artifact or a mission is about: to look at, or to take along (brief 2, 2.b).
import { ArrowRight, Download, Eye } from 'lucide-react';
import { useId } from 'react';
import { addresses } from '#client/base/addresses.ts';
import { Go } from '#client/base/go.tsx';
import { useLocale, useTexts } from '#client/base/language/language.tsx';
import { contentLang } from '#client/base/language/localized.ts';
import { TemplateTerms, useTerms } from '#client/base/template-terms.tsx';
import { Icon } from '#client/ui/icon.tsx';
import type { TemplateRef } from '#contract/template-ref.ts';
import { DownloadSaid } from './download-said.tsx';
import { GetPremium } from './get-premium.tsx';
import styles from './templates.module.css';
import { useDownload } from './use-download.ts';

interface TemplateWaysProps {
  courseKey: string;
  template: TemplateRef;
  /** How many other documents its unit has. */
  others?: { unitId: string; count: number };
  /** True where a heading says that it is handed out. */
  isTitled?: boolean;
}

export function TemplateWays({ courseKey, template, others, isTitled = false }: TemplateWaysProps) {
  const t = useTexts('templates');
  const lang = contentLang(useLocale());
  const id = useId();
  const { state, download } = useDownload(courseKey, template.key);
  const { key, title, format } = template;
  const { isOpen, pass } = useTerms(courseKey, template);
  return (
    <section aria-labelledby={isTitled ? id : undefined} className={styles.takeAlong}>
      {isTitled && <h2 id={id}>{t.take.mission}</h2>}
      <p>
        <b lang={lang}>{title}</b> <span className="chip chip-line">{format}</span>{' '}
        <TemplateTerms isOpen={isOpen} isPremium={template.isPremium} pass={pass} />
      </p>
      <p className={styles.takeWays}>
        <Go
          aria-label={t.previewNamed(title)}
          className="btn btn-line"
          to={addresses.artifact(key)}
        >
          <Icon of={Eye} size="s" />
          {t.preview}
        </Go>
        {isOpen ? (
          <button
            aria-busy={state.status === 'busy'}
            aria-label={t.take.getNamed(title)}
            className="btn btn-line"
            onClick={() => void download()}
            type="button"
          >
            <Icon of={Download} size="s" />
            {t.take.get}
          </button>
        ) : (
          <GetPremium title={title} />
        )}
        {others !== undefined && others.count > 0 && (
          <Go className="link small" to={addresses.artifactsOf(others.unitId)}>
            {t.take.more(others.count)}
            <Icon of={ArrowRight} size="s" />
          </Go>
        )}
      </p>
      <DownloadSaid state={state} />
    </section>
  );
}
