// The document as a page: the same definition that its file is made from.
import { useLocale, useTexts } from '#client/base/language/language.tsx';
import { contentLang } from '#client/base/language/localized.ts';
import { DrawingFigure } from '#client/features/templates/drawing-figure.tsx';
import { resultText } from '#client/features/templates/result-text.ts';
import { WideTable } from '#client/features/templates/wide-table.tsx';
import type { TemplateDetail, TemplatePartView } from '#contract/templates.ts';
import type { WorkedOut } from '#domain/documents/work-out.ts';
import { takenBy } from '#domain/templates/taken-by.ts';
import styles from './artifact.module.css';
import { useWorked } from './use-worked.ts';

/** So many empty rows show what a table is like; the file has more. */
const ROWS_SHOWN = 3;

interface PreviewProps {
  template: TemplateDetail;
  /** Whose filled example; undefined for the blank document. */
  company: string | undefined;
}

type Filled = TemplateDetail['filled'][number]['parts'][number] | undefined;

export function Preview({ template, company }: PreviewProps) {
  const t = useTexts('templates');
  const lang = contentLang(useLocale());
  const filled = template.filled.find((one) => one.company === company);
  const worked = useWorked(template, filled);
  const isDrawn = (part: TemplatePartView) => part.title === template.drawing?.part;
  return (
    <section aria-label={t.detail.preview} className={styles.paper} lang={lang}>
      <p className={styles.paperTitle}>{template.title}</p>
      <DrawingFigure
        rows={filled?.parts[template.parts.findIndex(isDrawn)]?.rows ?? []}
        template={template}
      />
      {template.parts.map((part, at) => (
        <Part filled={filled?.parts[at]} key={part.title} part={part} worked={worked} />
      ))}
    </section>
  );
}

interface PartProps {
  part: TemplatePartView;
  filled: Filled;
  /** What formulas come to in the example. */
  worked: WorkedOut | undefined;
}

function Part({ part, filled, worked }: PartProps) {
  return (
    <div className={styles.part}>
      <h2>{part.title}</h2>
      <p className="small muted">{part.help}</p>
      {part.kind === 'form' ? (
        <dl className={styles.form}>
          {part.fields.map(({ label, help }, at) => {
            const value = filled?.values?.[at];
            return (
              <div key={label}>
                <dt>{label}</dt>
                <dd data-blank={value === undefined ? '' : undefined}>{value ?? help}</dd>
              </div>
            );
          })}
        </dl>
      ) : (
        <Table filled={filled} part={part} worked={worked} />
      )}
    </div>
  );
}

/**
 * A column of long texts is wide, one of small numbers narrow, as in the file. It is at least so wide; where there is
 * room it takes more. @param width in characters
 */
const columnWidth = (width: number): string => `${Math.min(width, 40) * 0.25}rem`;

type TablePart = Extract<TemplatePartView, { kind: 'table' }>;

function Table({ part, filled, worked }: PartProps & { part: TablePart }) {
  const t = useTexts('templates');
  const locale = useLocale();
  const blank = part.columns.map(() => null);
  const rows =
    filled?.rows ??
    Array.from(
      { length: Math.max(ROWS_SHOWN, part.given.length) },
      (_, at) => part.given[at] ?? blank,
    );
  return (
    <WideTable className={styles.scroll} columns={part.columns.length} label={part.title}>
      <table>
        <thead>
          <tr>
            {part.columns.map(({ title, help, width }) => (
              <th
                key={title}
                scope="col"
                style={{ minWidth: columnWidth(width) }}
                title={help ?? undefined}
              >
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows of a document have no other name
            <tr key={row}>
              {part.columns.map(({ key, title, kind, options, look }, at) => (
                <td data-kind={kind} key={title}>
                  {kind === 'formula' && worked
                    ? resultText(look, worked.of(part.title, row, key), locale)
                    : (cells[at] ?? (
                        <span className="quiet">
                          {filled !== undefined
                            ? ' '
                            : kind === 'formula'
                              ? t.detail.counted
                              : (row === 0 && takenBy({ kind, options })) || ' '}
                        </span>
                      ))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </WideTable>
  );
}
