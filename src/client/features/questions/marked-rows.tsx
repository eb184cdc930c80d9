// Part by part: where the learner put it, where it belongs, and why.
import { Check, X } from 'lucide-react';
import { useLanguage } from '#client/app/language/language.tsx';
import { Icon } from '#client/ui/icon.tsx';
import './marked-rows.css';

export interface MarkedPlace {
  id: string;
  /** What the place is about, where a part has several: a column of a matrix. */
  label: string | null;
  yours: string;
  expected: string;
  isRight: boolean;
}

export interface MarkedRow {
  id: string;
  text: string;
  places: MarkedPlace[];
  why: string;
}

interface MarkedRowsProps {
  rows: readonly MarkedRow[];
  lang: 'en' | undefined;
  /** The language of the places: they are words of the page where they are places of an order. */
  placeLang: 'en' | undefined;
}

export function MarkedRows({ rows, lang, placeLang }: MarkedRowsProps) {
  return (
    <ol className="marked">
      {rows.map((row) => (
        <li data-r={row.places.every((place) => place.isRight) ? 'right' : 'wrong'} key={row.id}>
          <h3 lang={lang}>{row.text}</h3>
          <ul>
            {row.places.map((place) => (
              <li data-r={place.isRight ? 'right' : 'wrong'} key={place.id}>
                <Place lang={placeLang} place={place} />
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

function Place({ place, lang }: { place: MarkedPlace; lang: 'en' | undefined }) {
  const t = useLanguage().texts.tasks.result;
  return (
    <>
      <span className="tag">
        <Icon of={place.isRight ? Check : X} size="s" />
        {place.isRight ? t.right : t.wrong}
      </span>
      {place.label !== null && <b lang={lang}>{place.label}</b>}
      <span>
        <small>{t.yours}</small> <span lang={lang}>{place.yours}</span>
      </span>
      {!place.isRight && (
        <span>
          <small>{t.expected}</small> <b lang={lang}>{place.expected}</b>
        </span>
      )}
    </>
  );
}
