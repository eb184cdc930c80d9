// Reads an exchange file on this device, says what of it is taken and what is not, and begins a model with it.
import { useQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { type ChangeEvent, useId, useState } from 'react';
import { queries } from '#client/api/queries.ts';
import { FailureNote } from '#client/base/failure-note.tsx';
import { useTexts } from '#client/base/language/language.tsx';
import type { FileFault } from '#client/features/models/read-file.ts';
import { useNewModel } from '#client/features/models/use-new-model.ts';
import { Dialog } from '#client/ui/dialog.tsx';
import { Icon } from '#client/ui/icon.tsx';
import type { LearnerModel } from '#contract/models.ts';
import { OWN_BOUNDS } from '#domain/modelling/editing/bounds.ts';
import type { ExchangeFile } from '#domain/modelling/exchange/read-exchange.ts';
import { nameOf } from '#domain/modelling/exchange/read-exchange.ts';
import { NOTES, type TakenView, takeView } from '#domain/modelling/exchange/take-view.ts';
import type { Language } from '#domain/modelling/language.ts';
import { MOST_MODEL_NAME } from '#domain/modelling/own-model.ts';
import styles from './models.module.css';

/** What stands for all elements among the views. */
const GRID = -1;

interface Read {
  readonly title: string;
  readonly file: ExchangeFile;
}

export function ImportDialog({ courseKey, onClose }: { courseKey: string; onClose: () => void }) {
  const { import: t } = useTexts('models');
  const actions = useTexts('actions');
  const id = useId();
  const { data: language } = useQuery(queries.language(courseKey));
  const [read, setRead] = useState<Read | null>(null);
  const [fault, setFault] = useState<FileFault | null>(null);
  const [isReading, setReading] = useState(false);
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const chosen = target.files?.[0];
    if (!chosen || !language) return;
    setReading(true);
    setFault(null);
    setRead(null);
    // The parser comes with the first file.
    const { readFile } = await import('#client/features/models/read-file.ts');
    const result = await readFile(language, chosen);
    setReading(false);
    if (result.ok) setRead({ title: chosen.name.replace(/\.[^.]*$/, ''), file: result.file });
    else setFault(result.fault);
  };
  return (
    <Dialog closeLabel={actions.close} onClose={onClose} open title={t.title}>
      <div className={styles.form}>
        <div className="field">
          <label htmlFor={id}>{t.choose}</label>
          <input
            accept=".xml,application/xml,text/xml"
            aria-describedby={`${id}-hint`}
            className="input"
            disabled={!language}
            id={id}
            onChange={(event) => void choose(event)}
            type="file"
          />
          <p className="small muted" id={`${id}-hint`}>
            {t.hint}
          </p>
        </div>
        {isReading && <p role="status">{t.reading}</p>}
        {fault && <FaultNote fault={fault} />}
        {read && language && (
          <Taken courseKey={courseKey} key={read.title} language={language} read={read} />
        )}
        <button className="btn btn-line" onClick={onClose} type="button">
          {actions.cancel}
        </button>
      </div>
    </Dialog>
  );
}

function FaultNote({ fault }: { fault: FileFault }) {
  const { import: t } = useTexts('models');
  const line = 'line' in fault ? `${t.line(String(fault.line))}. ` : '';
  return (
    <p className="note note-bad" role="alert">
      <Icon of={TriangleAlert} />
      <span>
        {line}
        {fault.fault === 'malformed' ? (
          <>
            {t.malformed} <span lang="en">{fault.what}</span>
          </>
        ) : 'what' in fault ? (
          t.fault[fault.fault](fault.what)
        ) : (
          t.refused[fault.fault]
        )}
      </span>
    </p>
  );
}

interface TakenProps {
  courseKey: string;
  language: Language;
  read: Read;
}

function Taken({ courseKey, language, read: { title, file } }: TakenProps) {
  const t = useTexts('models');
  const id = useId();
  const { isBusy, failure, create } = useNewModel(courseKey);
  const [index, setIndex] = useState(file.views.length > 0 ? 0 : GRID);
  const taken = takeView(language, file, index === GRID ? null : index, OWN_BOUNDS);
  const begin = ({ name, viewpoint, model }: TakenView) =>
    create(
      { name: (name.trim() || title).slice(0, MOST_MODEL_NAME), viewpoint },
      { from: 'model', model: model as LearnerModel['model'] },
    );
  return (
    <>
      <div className="field">
        <label htmlFor={id}>{t.import.view}</label>
        <select
          className="input"
          id={id}
          onChange={(event) => setIndex(Number(event.target.value))}
          value={index}
        >
          {file.views.map((view, n) => (
            <option key={view.attrs.identifier} value={n}>
              {nameOf(view)}
            </option>
          ))}
          <option value={GRID}>{t.import.grid}</option>
        </select>
      </div>
      {taken.ok ? (
        <>
          <p>
            {t.import.taken(
              t.elements(taken.value.model.elements.length),
              t.relations(taken.value.model.relations.length),
            )}
          </p>
          <Notes taken={taken.value} />
          <FailureNote failure={failure} />
          <button
            aria-busy={isBusy}
            className="btn btn-primary"
            onClick={() => void begin(taken.value)}
            type="button"
          >
            {t.import.create}
          </button>
        </>
      ) : (
        <p className="note note-bad" role="alert">
          <Icon of={TriangleAlert} />
          {t.import.tooMany(
            `${t.elements(taken.error.elements)}, ${t.relations(taken.error.relations)}`,
          )}
        </p>
      )}
    </>
  );
}

/** What of the file the model does not hold; nothing where it holds it all. */
function Notes({ taken: { notes } }: { taken: TakenView }) {
  const { import: t } = useTexts('models');
  const said = NOTES.flatMap((kind) => {
    const count = notes[kind];
    return count === undefined ? [] : [{ kind, text: t.notes[kind](count) }];
  });
  if (said.length === 0) return null;
  return (
    <div className="small">
      <p>{t.left}</p>
      <ul className={styles.notes}>
        {said.map(({ kind, text }) => (
          <li key={kind}>{text}</li>
        ))}
      </ul>
    </div>
  );
}
