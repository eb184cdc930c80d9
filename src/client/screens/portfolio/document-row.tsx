// One document of the portfolio: of which template, when it was changed, and what can be done with it.
import { FileDown, FilePen } from 'lucide-react';
import { addresses } from '#client/base/addresses.ts';
import { useCourses } from '#client/base/course.ts';
import { Go } from '#client/base/go.tsx';
import { useLocale, useTexts } from '#client/base/language/language.tsx';
import { contentLang } from '#client/base/language/localized.ts';
import { useMoment } from '#client/base/use-moment.ts';
import { DocumentMenu } from '#client/features/templates/document-menu.tsx';
import { ExportState } from '#client/features/templates/export-state.tsx';
import { Row } from '#client/features/templates/rows.tsx';
import { useExport } from '#client/features/templates/use-export.ts';
import { Icon } from '#client/ui/icon.tsx';
import type { DocumentCard } from '#contract/documents.ts';
import styles from './portfolio.module.css';

interface DocumentRowProps {
  document: DocumentCard;
  onRemoved: () => void;
}

export function DocumentRow({ document, onRemoved }: DocumentRowProps) {
  const t = useTexts('documents');
  const { state, run } = useExport(document.id);
  const { id, name, template } = document;
  return (
    <Row
      ways={
        <>
          {template !== null && (
            <>
              <Go
                aria-label={t.openNamed(name)}
                className="btn btn-line"
                to={addresses.document(id)}
              >
                <Icon of={FilePen} size="s" />
                {t.open}
              </Go>
              <button
                aria-busy={state.status === 'busy'}
                aria-label={t.exportNamed(name)}
                className="btn btn-line"
                onClick={() => void run()}
                type="button"
              >
                <Icon of={FileDown} size="s" />
                {t.export}
              </button>
            </>
          )}
          <DocumentMenu document={document} onRemoved={onRemoved} />
        </>
      }
    >
      <h3 className={styles.name}>
        {template === null ? name : <Go to={addresses.document(id)}>{name}</Go>}
      </h3>
      <Facts document={document} />
      {template === null && <p className="small muted">{t.portfolio.gone}</p>}
      <ExportState state={state} />
    </Row>
  );
}

function Facts({
  document: { template, changedAt, filled, ofExample },
}: {
  document: DocumentCard;
}) {
  const { portfolio: t } = useTexts('documents');
  const lang = contentLang(useLocale());
  const { data: courses } = useCourses();
  const when = useMoment()(changedAt);
  return (
    <ul className={styles.facts}>
      {template !== null && (
        <>
          <li>
            <span className="chip chip-line">{template.format}</span>
          </li>
          <li lang={lang}>{template.title}</li>
          <li>{courses?.find(({ key }) => key === template.courseKey)?.title}</li>
        </>
      )}
      <li>
        {t.filled(filled)}
        {ofExample > 0 && `, ${t.ofExample(ofExample)}`}
      </li>
      <li>{t.changed(when)}</li>
    </ul>
  );
}
