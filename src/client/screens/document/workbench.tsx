// The open document: its head with what can be done, its parts, and how to fill them in.
import { FileDown, History } from 'lucide-react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { addresses } from '#client/base/addresses.ts';
import { Crumbs } from '#client/base/crumbs.tsx';
import { Go, useGo, useSearchText } from '#client/base/go.tsx';
import { useLocale, useTexts } from '#client/base/language/language.tsx';
import { contentLang } from '#client/base/language/localized.ts';
import { useLearner } from '#client/base/session/session.tsx';
import { keepWayBack } from '#client/base/way-back.ts';
import { BackToList } from '#client/features/templates/back-to-list.tsx';
import { DocumentMenu } from '#client/features/templates/document-menu.tsx';
import { DrawingFigure } from '#client/features/templates/drawing-figure.tsx';
import { ExportState } from '#client/features/templates/export-state.tsx';
import { type UsedDocument, useDocument } from '#client/features/templates/use-document.ts';
import { useExport } from '#client/features/templates/use-export.ts';
import { Icon } from '#client/ui/icon.tsx';
import type { DocumentDetail } from '#contract/documents.ts';
import { lengthOf } from '#domain/documents/changes.ts';
import { DOCUMENT_MAX } from '#domain/documents/limits.ts';
import { workOut } from '#domain/documents/work-out.ts';
import { studyDayAt } from '#domain/kernel/time.ts';
import { contentOf } from '#domain/templates/cells.ts';
import styles from './document.module.css';
import { CoverPart, FormPart } from './form-part.tsx';
import { NotSaved } from './not-saved.tsx';
import { SavedMark } from './saved-mark.tsx';
import { TablePart } from './table-part.tsx';
import { Versions } from './versions.tsx';

export function Workbench({ detail }: { detail: DocumentDetail }) {
  const { edit: t } = useTexts('documents');
  const lang = contentLang(useLocale());
  const document = useDocument(detail);
  const { texts, type, conflicts, keepTheirs } = document;
  // Whoever begins reads how to; who goes on has read it.
  const [isNew] = useState(detail.filled === 0);
  const latest = useRef(texts);
  useEffect(() => {
    latest.current = texts;
  });
  const roomLeft = useCallback(() => DOCUMENT_MAX - lengthOf(latest.current), []);
  const { timeZone } = useLearner();
  const worked = useMemo(
    () => workOut(detail.parts, texts, studyDayAt(Date.now(), timeZone)),
    [detail.parts, texts, timeZone],
  );
  const fields = { worked, texts, type, conflicts, keepTheirs, roomLeft };
  return (
    <div className="work">
      <Crumbs items={[{ label: detail.name }]} />
      <BackToList />
      <Head detail={detail} document={document} />
      <NotSaved detail={detail} document={document} />
      <details className={styles.guidance} open={isNew}>
        <summary>{t.guidance}</summary>
        <ul lang={lang}>
          {detail.guidance.map((hint) => (
            <li key={hint}>{hint}</li>
          ))}
        </ul>
      </details>
      <div className={styles.kept}>
        <SavedMark unsent={document.unsent} />
      </div>
      <div className={styles.parts} lang={lang}>
        <CoverPart fields={fields} />
        {detail.parts.map((part) =>
          part.kind === 'form' ? (
            <FormPart fields={fields} key={part.title} part={part} />
          ) : (
            <TablePart fields={fields} key={part.title} part={part} />
          ),
        )}
        <Drawing detail={detail} texts={texts} />
      </div>
    </div>
  );
}

function Head({ detail, document }: { detail: DocumentDetail; document: UsedDocument }) {
  const t = useTexts('documents');
  const lang = contentLang(useLocale());
  const go = useGo();
  const [search] = useSearchText();
  const { state, run } = useExport(detail.id);
  const [isShown, setShown] = useState(false);
  const { template } = detail;
  return (
    <>
      <h1 className={styles.name} tabIndex={-1}>
        {detail.name}
      </h1>
      {template !== null && (
        <p className="muted">
          {t.edit.template}{' '}
          <Go lang={lang} to={keepWayBack(addresses.artifact(template.key), search)}>
            {template.title}
          </Go>
        </p>
      )}
      <div className={styles.bar}>
        <button
          aria-busy={state.status === 'busy'}
          className="btn btn-primary"
          onClick={() => void run()}
          type="button"
        >
          <Icon of={FileDown} />
          {t.exportAs(template?.format ?? '')}
        </button>
        <button className="btn btn-line" onClick={() => setShown(true)} type="button">
          <Icon of={History} />
          {t.versions.title}
        </button>
        <DocumentMenu document={detail} onRemoved={() => go(addresses.portfolio())} />
      </div>
      <ExportState state={state} />
      {isShown && (
        <Versions documentId={detail.id} flush={document.flush} onClose={() => setShown(false)} />
      )}
    </>
  );
}

function Drawing({ detail, texts }: { detail: DocumentDetail; texts: UsedDocument['texts'] }) {
  const { edit: t } = useTexts('documents');
  const { drawing, parts } = detail;
  if (drawing === null) return null;
  const part = contentOf(detail, texts).parts[
    parts.findIndex(({ title }) => title === drawing.part)
  ];
  return (
    <section className={styles.part}>
      <h2>{t.drawing}</h2>
      <DrawingFigure
        rows={part !== undefined && 'rows' in part ? part.rows : []}
        template={{ drawing, parts, title: detail.name }}
      />
    </section>
  );
}
