// The connector: between two ends, every type of relation that may be drawn, with what it means, and of
// the others why they may not.
import { useEffect, useRef } from 'react';
import { saysOf } from '#domain/modelling/describe.ts';
import { type Offer, offersBetween } from '#domain/modelling/editing/connect.ts';
import { typeNamed } from '#domain/modelling/language.ts';
import type { Table } from '#domain/modelling/table.ts';
import type { CanvasWords } from './canvas-words.ts';
import type { Editor, Ends } from './use-editor.ts';

interface ConnectorProps {
  table: Table;
  editor: Editor;
  ends: Ends;
  words: CanvasWords;
  lang: 'en' | undefined;
  /** The types stand in the language's order, and none is called usual. */
  isTask: boolean;
}

export function Connector({ table, editor, ends, words: t, lang, isTask }: ConnectorProps) {
  const { language } = table;
  const offers = offersBetween(table, editor.model, ends.from, ends.to);
  const usualFirst = offers.filter(({ refusal }) => refusal === undefined);
  const permitted = isTask
    ? language.relationships.flatMap(({ id }) => usualFirst.filter(({ type }) => type === id))
    : usualFirst;
  const blocked = offers.filter(({ refusal }) => refusal !== undefined);
  const [from, to] = [editor.nameOf(ends.from), editor.nameOf(ends.to)];
  const heading = useRef<HTMLHeadingElement>(null);
  // Once a type is chosen or none, the work goes on where the connector was called.
  useEffect(() => {
    const caller = document.activeElement;
    heading.current?.focus();
    return () => {
      if (caller instanceof HTMLElement && caller.isConnected) caller.focus();
    };
  }, []);
  const says = (type: string) => saysOf(language, { type });
  const why = ({ refusal }: Offer) => (refusal ? t.refused[refusal.reason] : '');
  return (
    <section
      aria-label={t.between(from, to)}
      className="cv-connector"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        editor.connect(null);
      }}
    >
      <h3 ref={heading} tabIndex={-1}>
        {t.between(from, to)}
      </h3>
      {permitted.length > 0 && (
        <>
          <p className="small muted">{t.permitted}</p>
          <ul className="cv-offers">
            {permitted.map(({ type, isPreferred }) => (
              <li key={type}>
                <button onClick={() => editor.relate(type, ends)} type="button">
                  <b lang={lang}>{typeNamed(language, type)?.id}</b>
                  {isPreferred && !isTask && <span className="chip">{t.first}</span>}
                  <span lang={lang}>
                    {from} {says(type)} {to}
                  </span>
                  <small lang={lang}>{typeNamed(language, type)?.meaning}</small>
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      {blocked.length > 0 && (
        <details className="cv-blocked" open={permitted.length === 0}>
          <summary>{t.others(blocked.length)}</summary>
          <ul>
            {blocked.map((offer) => (
              <li key={offer.type}>
                <b lang={lang}>{offer.type}</b> {why(offer)}
              </li>
            ))}
          </ul>
        </details>
      )}
      <button className="btn btn-ghost" onClick={() => editor.connect(null)} type="button">
        {t.cancel}
      </button>
    </section>
  );
}
