// One template of the list: what it is for, its facts, and the ways to see it and to have it.
import { Download, Eye } from 'lucide-react';
import { addresses } from '#client/base/addresses.ts';
import { Go } from '#client/base/go.tsx';
import { useLocale, useTexts } from '#client/base/language/language.tsx';
import { contentLang } from '#client/base/language/localized.ts';
import { DownloadSaid } from '#client/features/templates/download-said.tsx';
import { FillIn } from '#client/features/templates/fill-in.tsx';
import { GetPremium } from '#client/features/templates/get-premium.tsx';
import { Row } from '#client/features/templates/rows.tsx';
import { TemplateFacts } from '#client/features/templates/template-facts.tsx';
import { useDownload } from '#client/features/templates/use-download.ts';
import { Icon } from '#client/ui/icon.tsx';
import type { TemplateCard } from '#contract/templates.ts';

interface TemplateRowProps {
  courseKey: string;
  template: TemplateCard;
}

export function TemplateRow({ courseKey, template }: TemplateRowProps) {
  const t = useTexts('templates');
  const lang = contentLang(useLocale());
  const { state, download } = useDownload(courseKey, template.key);
  return (
    <Row
      ways={
        <>
          <Go
            aria-label={t.previewNamed(template.title)}
            className="btn btn-line"
            to={addresses.artifact(template.key)}
          >
            <Icon of={Eye} size="s" />
            {t.preview}
          </Go>
          {template.isOpen ? (
            <button
              aria-busy={state.status === 'busy'}
              aria-label={t.downloadNamed(template.title)}
              className="btn btn-line"
              onClick={() => void download()}
              type="button"
            >
              <Icon of={Download} size="s" />
              {t.download}
            </button>
          ) : (
            <GetPremium title={template.title} />
          )}
          {template.isOpen && <FillIn courseKey={courseKey} template={template} />}
        </>
      }
    >
      <h3 lang={lang}>{template.title}</h3>
      <p className="muted" lang={lang}>
        {template.description}
      </p>
      <TemplateFacts template={template} />
      <DownloadSaid state={state} />
    </Row>
  );
}
