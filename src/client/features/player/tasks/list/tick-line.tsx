// A line of a checklist: its tick, how one would know, what helps with it, and the learner's own note.
import { useState } from 'react';
import { useLocale, useTexts } from '#client/base/language/language.tsx';
import { contentLang } from '#client/base/language/localized.ts';
import { LONGEST_NOTE } from '#domain/tasks/ticks.ts';
import type { TaskOf } from '../task-ui.ts';
import { LineHelp } from './line-help.tsx';
import styles from './list.module.css';

export type Line = TaskOf<'ticks'>['lines'][number];
export type LineState = 'ticked' | 'open' | 'notApplicable';

interface TickLineProps {
  stepId: string;
  line: Line;
  state: LineState;
  note: string;
  onTick: () => void;
  onTurnOff: () => void;
  onNote: (note: string) => void;
}

/** From so many characters left on the field says how many. */
const NEARLY_FULL = 50;

export function TickLine(props: TickLineProps) {
  const { line, state, note, onTick, onTurnOff, onNote } = props;
  const { text, howKnown } = line;
  const t = useTexts('checklist');
  const lang = contentLang(useLocale());
  const [isWriting, setIsWriting] = useState(false);
  const id = `${props.stepId}-${line.id}`;
  const about = (
    <span className="vh" lang={lang}>
      : {text}
    </span>
  );
  return (
    <li data-state={state}>
      <label className={styles.tick}>
        <input
          aria-describedby={`${id}-known`}
          checked={state === 'ticked'}
          onChange={onTick}
          type="checkbox"
        />
        <b lang={lang}>{text}</b>
      </label>
      <p className={`${styles.known} small`} id={`${id}-known`}>
        <span>{t.howKnown}</span>
        <span lang={lang}>{howKnown}</span>
      </p>
      <p className={`${styles.more} small`}>
        <LineHelp line={line} />
        <button
          aria-pressed={state === 'notApplicable'}
          className="link"
          onClick={onTurnOff}
          type="button"
        >
          {t.notApplicable}
          {about}
        </button>
        {note === '' && !isWriting && (
          <button className="link" onClick={() => setIsWriting(true)} type="button">
            {t.addNote}
            {about}
          </button>
        )}
      </p>
      {(note !== '' || isWriting) && (
        <div className={`field ${styles.note}`}>
          <label className="small" htmlFor={`${id}-note`}>
            {t.note}
            {about}
          </label>
          <textarea
            aria-describedby={`${id}-hint`}
            // biome-ignore lint/a11y/noAutofocus: it was asked for by the press just before
            autoFocus={isWriting && note === ''}
            className="input"
            id={`${id}-note`}
            maxLength={LONGEST_NOTE}
            onChange={({ target }) => onNote(target.value)}
            onFocus={() => setIsWriting(true)}
            rows={2}
            value={note}
          />
          <p className="small muted" id={`${id}-hint`}>
            {LONGEST_NOTE - note.length > NEARLY_FULL
              ? t.noteHint
              : t.noteLeft(LONGEST_NOTE - note.length)}
          </p>
        </div>
      )}
    </li>
  );
}
