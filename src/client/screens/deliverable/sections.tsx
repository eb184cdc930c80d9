// The sections of a deliverable, each in the form that its task has: on the screen and on paper.
import type { ReactNode } from 'react';
import { useLocale, useTexts } from '#client/base/language/language.tsx';
import { contentLang } from '#client/base/language/localized.ts';
import { MARKS } from '#client/features/player/tasks/list/list-text.ts';
import { modelFigure } from '#client/ui/canvas/drawn-model.tsx';
import { figureChildren } from '#client/ui/figure/figure.tsx';
import { ViewFigure } from '#client/ui/figure/view-figure.tsx';
import type { DeliverableSection } from '#contract/deliverables.ts';
import type { Language } from '#domain/modelling/language.ts';
import styles from './deliverable.module.css';
import { gridCells } from './deliverable-text.ts';

export type Languages = ReadonlyMap<string, Language>;
type Of<F extends DeliverableSection['form']> = Extract<DeliverableSection, { form: F }>;

interface SectionPartProps {
  section: DeliverableSection;
  languages: Languages;
  isPaper: boolean;
}

export function SectionPart({ section, languages, isPaper }: SectionPartProps) {
  const t = useTexts('deliverables');
  switch (section.form) {
    case 'lists':
      return <Lists section={section} />;
    case 'ranking':
      return (
        <ol className={styles.entries}>
          <Entries entries={section.entries} />
        </ol>
      );
    case 'grid':
      return <Grid section={section} />;
    case 'table':
      return <Matrix section={section} />;
    case 'numbers':
      return <Numbers section={section} />;
    case 'written':
      return <Written section={section} />;
    case 'model':
      return (
        <Drawn isPaper={isPaper} language={languages.get(section.language)} section={section} />
      );
    case 'ticks':
      return <Ticks section={section} />;
    case 'again':
      return <p className="muted">{t.again}</p>;
  }
}

/** A statement in the language of the course, marked where it was put right. */
function Said({ text, corrected }: { text: ReactNode; corrected: boolean }) {
  const t = useTexts('deliverables');
  const lang = contentLang(useLocale());
  return (
    <>
      <span lang={lang}>{text}</span>
      {corrected && (
        <>
          {' '}
          <span className={`chip chip-warn ${styles.mark}`}>{t.corrected}</span>
        </>
      )}
    </>
  );
}

const Entries = ({ entries }: Pick<Of<'ranking'>, 'entries'>) =>
  entries.map(({ id, text, corrected }) => (
    <li key={id}>
      <Said corrected={corrected} text={text} />
    </li>
  ));

/** Statements of one place; where there is none, that. */
function PlaceList({ entries }: Pick<Of<'ranking'>, 'entries'>) {
  const t = useTexts('deliverables');
  if (entries.length === 0) return <p className="muted">{t.nothing}</p>;
  return (
    <ul className={styles.entries}>
      <Entries entries={entries} />
    </ul>
  );
}

function Lists({ section: { lists } }: { section: Of<'lists'> }) {
  const lang = contentLang(useLocale());
  return lists.map(({ id, text, entries }) => (
    <div className={styles.list} key={id}>
      <h3 lang={lang}>{text}</h3>
      <PlaceList entries={entries} />
    </div>
  ));
}

/** The two by two as it was drawn: high above low, low before high; on a phone cell under cell. */
function Grid({ section }: { section: Of<'grid'> }) {
  const { grid: t } = useTexts('tasks');
  const lang = contentLang(useLocale());
  const { x, y, entries } = section;
  return (
    <div className={styles.grid}>
      {gridCells.map((cell) => (
        <div className={styles.cell} key={cell}>
          <h3 lang={lang}>
            {t.at(
              y.label,
              cell[0] === 'h' ? y.high : y.low,
              x.label,
              cell[1] === 'h' ? x.high : x.low,
            )}
          </h3>
          <PlaceList entries={entries.filter((entry) => entry.cell === cell)} />
        </div>
      ))}
    </div>
  );
}

function Matrix({ section: { title, columns, rows } }: { section: Of<'table'> }) {
  const lang = contentLang(useLocale());
  return (
    <table className={styles.table}>
      <caption className="vh" lang={lang}>
        {title}
      </caption>
      <thead>
        <tr>
          <td />
          {columns.map((column) => (
            <th key={column} lang={lang} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <th lang={lang} scope="row">
              {row.text}
            </th>
            {row.cells.map(({ id, text, corrected }, at) => (
              <td key={id}>
                <span aria-hidden="true" className={styles.column} lang={lang}>
                  {columns[at]}
                </span>
                <span>
                  <Said corrected={corrected} text={text} />
                </span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Numbers({ section }: { section: Of<'numbers'> }) {
  const { calculation: t } = useTexts('tasks');
  const { withUnit } = useTexts('deliverables');
  const lang = contentLang(useLocale());
  const { table, values } = section;
  return (
    <>
      {section.case.map((paragraph) => (
        <p key={paragraph} lang={lang}>
          {paragraph}
        </p>
      ))}
      {table !== null && (
        <div className={styles.wide} lang={lang}>
          <table className={styles.facts}>
            <thead>
              <tr>
                {table.head.map((head) => (
                  <th key={head} scope="col">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {table.rows.map((row, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a case never change their places
                <tr key={at}>
                  {row.map((text, column) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: nor do its columns
                    <td key={column}>{text}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <dl className={styles.values}>
        {values.map(({ id, text, value, unit, corrected }) => (
          <div key={id}>
            <dt lang={lang}>{text}</dt>
            <dd>
              <Said corrected={corrected} text={<b>{withUnit(t.value(value), unit)}</b>} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function Written({ section: { texts } }: { section: Of<'written'> }) {
  const t = useTexts('deliverables');
  const lang = contentLang(useLocale());
  return texts.map(({ id, label, text, corrected }) => (
    <div className={styles.list} key={id}>
      {label !== null && <h3 lang={lang}>{label}</h3>}
      {/* The model answer is English, what the learner wrote is in whatever language. */}
      <p className={styles.written} lang={corrected ? lang : undefined}>
        {text}
      </p>
      {corrected && <p className={`small ${styles.mark}`}>{t.correctedText}</p>}
    </div>
  ));
}

interface DrawnProps {
  section: Of<'model'>;
  language: Language | undefined;
  isPaper: boolean;
}

function Drawn({ section, language, isPaper }: DrawnProps) {
  const t = useTexts('deliverables');
  const { view } = useTexts('questions');
  const lang = contentLang(useLocale());
  if (language === undefined) return null;
  const { model, title, corrected } = section;
  const figure = modelFigure({ language, model, title });
  return (
    <>
      {corrected && <p className={`small ${styles.mark}`}>{t.correctedModel}</p>}
      {isPaper ? (
        <svg className={`fig ${styles.drawn}`} viewBox={figure.viewBox}>
          <title>{title}</title>
          {figureChildren(figure.nodes)}
        </svg>
      ) : (
        <ViewFigure figure={figure} lang={lang} words={view} />
      )}
    </>
  );
}

function Ticks({ section: { lines } }: { section: Of<'ticks'> }) {
  const t = useTexts('checklist');
  const lang = contentLang(useLocale());
  return (
    <ul className={styles.entries}>
      {lines.map(({ id, text, state, note }) => (
        <li key={id}>
          {MARKS[state]} <span lang={lang}>{text}</span>
          {state === 'notApplicable' && ` (${t.notApplicable})`}
          {note !== '' && <p className="small">{t.named(t.note, note)}</p>}
        </li>
      ))}
    </ul>
  );
}
