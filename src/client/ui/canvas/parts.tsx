// The model as two lists: its elements and its relations, each with everything that can be done to it.
import { ArrowDown, ArrowLeft, ArrowRight, ArrowRightLeft, ArrowUp, Trash2 } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { kindName } from '#domain/modelling/describe.ts';
import { refusalOf } from '#domain/modelling/editing/connect.ts';
import { isJunction, MOST_NAME, type ModelElement } from '#domain/modelling/editing/model.ts';
import { typeNamed } from '#domain/modelling/language.ts';
import type { Table } from '#domain/modelling/table.ts';
import type { AccessMode, ViewRelation } from '#domain/modelling/view.ts';
import { Icon } from '../icon.tsx';
import type { CanvasWords } from './canvas-words.ts';
import type { Editor } from './use-editor.ts';

interface PartsProps {
  table: Table;
  editor: Editor;
  words: CanvasWords;
  lang: 'en' | undefined;
  /** Every type and direction can be tried; what is refused is told then. */
  isFree: boolean;
}

export function Parts(props: PartsProps) {
  const { editor, words: t, table } = props;
  const { elements, relations } = editor.model;
  return (
    <>
      <section aria-label={t.elements} className="cv-parts">
        <h2 className="cv-title">{t.elements}</h2>
        <ul>
          {elements.map((one) => {
            const kind = kindName(table.language, one.kind);
            return (
              <Row
                detail={isJunction(table.language, one.kind) ? '' : kind}
                id={one.id}
                key={one.id}
                {...props}
              >
                <ElementTools element={one} {...props} />
              </Row>
            );
          })}
        </ul>
      </section>
      <section aria-label={t.relations} className="cv-parts">
        <h2 className="cv-title">{t.relations}</h2>
        {relations.length === 0 && <p className="small muted">{t.noRelations}</p>}
        <ul>
          {relations.map((one) => (
            <Row detail={one.type} id={one.id} key={one.id} {...props}>
              <RelationTools relation={one} {...props} />
            </Row>
          ))}
        </ul>
      </section>
    </>
  );
}

/** What it is called, and below it what can be done to it once it is open. */
function Row({
  id,
  detail,
  children,
  editor,
  words: t,
  lang,
}: PartsProps & { id: string; detail: string; children: ReactNode }) {
  const isOpen = editor.chosen === id;
  const name = editor.nameOf(id);
  const row = useRef<HTMLLIElement>(null);
  // Chosen in the drawing, it may be far down the list: what can be done to it comes into sight.
  useEffect(() => {
    if (isOpen) row.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isOpen]);
  return (
    <li data-open={isOpen || undefined} data-row={id} ref={row}>
      <button
        aria-expanded={isOpen}
        aria-label={t.open(detail === '' ? name : `${name} (${detail})`)}
        className="cv-row"
        onClick={() => editor.choose(isOpen ? null : id)}
        type="button"
      >
        <span lang={lang}>{name}</span>
        <small lang={lang}>{detail}</small>
      </button>
      {isOpen && <div className="cv-tools">{children}</div>}
    </li>
  );
}

const NUDGE = 20;

function ElementTools({
  element,
  table,
  editor,
  words: t,
  lang,
}: PartsProps & { element: ModelElement }) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  // Letters that are typed pass by other elements: the relations are shown when they are asked for.
  const [to, setTo] = useState('');
  const { x, y } = element;
  const isNew = element.name === '';
  // A new element waits for its name.
  useEffect(() => {
    if (isNew) field.current?.focus();
  }, [isNew]);
  const others = [
    ...editor.model.elements.filter((one) => one.id !== element.id),
    ...editor.model.relations,
  ];
  const arrows = [
    [t.left, ArrowLeft, -NUDGE, 0],
    [t.up, ArrowUp, 0, -NUDGE],
    [t.down, ArrowDown, 0, NUDGE],
    [t.right, ArrowRight, NUDGE, 0],
  ] as const;
  return (
    <>
      {!isJunction(table.language, element.kind) && (
        <div className="field">
          <label htmlFor={`${id}-name`}>{t.name}</label>
          <input
            className="input"
            id={`${id}-name`}
            lang={lang}
            maxLength={MOST_NAME}
            onChange={(event) => editor.rename(element.id, event.target.value)}
            ref={field}
            value={element.name}
          />
        </div>
      )}
      <div className="field">
        <label htmlFor={`${id}-to`}>{t.connectTo}</label>
        <select
          className="input"
          id={`${id}-to`}
          onChange={(event) => setTo(event.target.value)}
          value={to}
        >
          <option value="">{t.choose}</option>
          {others.map((one) => (
            <option key={one.id} lang={lang} value={one.id}>
              {editor.nameOf(one.id)}
            </option>
          ))}
        </select>
        <button
          className="btn btn-line"
          disabled={to === ''}
          onClick={() => editor.connect({ from: element.id, to })}
          type="button"
        >
          {t.relate}
        </button>
      </div>
      <fieldset className="cv-arrows">
        <legend>{t.move}</legend>
        {arrows.map(([label, icon, dx, dy]) => (
          <button
            aria-label={label}
            className="btn-icon"
            key={label}
            onClick={() => editor.move(element.id, x + dx, y + dy)}
            type="button"
          >
            <Icon of={icon} />
          </button>
        ))}
        <Remove editor={editor} id={element.id} words={t} />
      </fieldset>
    </>
  );
}

const MODES: readonly AccessMode[] = ['access', 'read', 'write', 'read-write'];

function RelationTools({
  relation,
  table,
  editor,
  words: t,
  lang,
  isFree,
}: PartsProps & { relation: ViewRelation }) {
  const { id, type, from, to } = relation;
  const field = useId();
  const { language } = table;
  const may = (other: string, turn: boolean) => {
    const ends = turn ? { from: to, to: from } : { from, to };
    return refusalOf(table, editor.model, { type: other, ...ends }, id) === undefined;
  };
  const [isRefused, setRefused] = useState(false);
  const types = language.relationships.filter(
    (one) => isFree || one.id === type || may(one.id, false),
  );
  const retype = (other: string, turn: boolean) => setRefused(!editor.retype(id, other, turn));
  return (
    <>
      <div className="field">
        <label htmlFor={`${field}-type`}>{t.otherType}</label>
        <select
          className="input"
          id={`${field}-type`}
          onChange={(event) => retype(event.target.value, false)}
          value={type}
        >
          {types.map((one) => (
            <option key={one.id} lang={lang} value={one.id}>
              {one.id}
            </option>
          ))}
        </select>
      </div>
      {typeNamed(language, type)?.line.extra === 'access' && (
        <div className="field">
          <label htmlFor={`${field}-mode`}>{t.access}</label>
          <select
            className="input"
            id={`${field}-mode`}
            onChange={(event) => editor.access(id, event.target.value as AccessMode)}
            value={relation.access ?? 'access'}
          >
            {MODES.map((mode) => (
              <option key={mode} value={mode}>
                {t.modes[mode]}
              </option>
            ))}
          </select>
        </div>
      )}
      {isRefused && (
        <p className="small" role="alert">
          {editor.said}
        </p>
      )}
      <div className="cv-arrows">
        {(isFree || may(type, true)) && (
          <button className="btn btn-line" onClick={() => retype(type, true)} type="button">
            <Icon of={ArrowRightLeft} />
            {t.turn}
          </button>
        )}
        <Remove editor={editor} id={id} words={t} />
      </div>
    </>
  );
}

function Remove({ id, editor, words: t }: { id: string; editor: Editor; words: CanvasWords }) {
  return (
    <button
      aria-label={t.remove(editor.nameOf(id))}
      className="btn-icon"
      onClick={() => editor.remove(id)}
      type="button"
    >
      <Icon of={Trash2} />
    </button>
  );
}
