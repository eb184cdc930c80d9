// Part by part: where the learner put it, where it belongs, and why.
import { Check, Minus, X } from 'lucide-react';
import { Icon } from '#client/ui/icon.tsx';
import './marked-rows.css';

export interface MarkedPlace {
  id: string;
  /** What the place is about, where a part has several: a column of a table. */
  label: string | null;
  /** Null where nothing was given. */
  yours: string | null;
  expected: string;
  isRight: boolean;
  /** What the first answer gave, where it gave another; null where it gave nothing. */
  first?: string | null;
}

export interface MarkedRow {
  id: string;
  text: string;
  places: MarkedPlace[];
  why: string;
}

export interface RowMarkWords {
  right: string;
  wrong: string;
  yours: string;
  expected: string;
  /** Where a part may be left open. */
  nothing?: string;
  /** Where an answer may have been changed. */
  first?: string;
}

interface MarkedRowsProps {
  words: RowMarkWords;
  rows: readonly MarkedRow[];
  lang: 'en' | undefined;
  /** The language of the places: they are words of the page where they are places of an order. */
  placeLang: 'en' | undefined;
}

export function MarkedRows({ words, rows, lang, placeLang }: MarkedRowsProps) {
  return (
    <ol className="marked">
      {rows.map((row) => (
        <li data-r={row.places.every((place) => place.isRight) ? 'right' : 'wrong'} key={row.id}>
          <h3 lang={lang}>{row.text}</h3>
          <ul>
            {row.places.map((place) => (
              <li data-r={place.isRight ? 'right' : 'wrong'} key={place.id}>
                <Place lang={placeLang} place={place} words={words} />
              </li>
            ))}
          </ul>
          {row.why !== '' && (
            <p className="because" lang={lang}>
              {row.why}
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}

interface PlaceProps {
  place: MarkedPlace;
  lang: 'en' | undefined;
  words: RowMarkWords;
}

function Place({ place, lang, words: t }: PlaceProps) {
  return (
    <>
      <span className="tag">
        <Icon of={place.isRight ? Check : place.yours === null ? Minus : X} size="s" />
        {place.isRight ? t.right : place.yours === null ? t.nothing : t.wrong}
      </span>
      {place.label !== null && <b lang={lang}>{place.label}</b>}
      {place.yours !== null && (
        <span>
          <small>{t.yours}</small> <span lang={lang}>{place.yours}</span>
        </span>
      )}
      {!place.isRight && (
        <span>
          <small>{t.expected}</small> <b lang={lang}>{place.expected}</b>
        </span>
      )}
      {place.first !== undefined && (
        <span>
          <small>{t.first}</small>{' '}
          {place.first === null ? t.nothing : <span lang={lang}>{place.first}</span>}
        </span>
      )}
    </>
  );
}
