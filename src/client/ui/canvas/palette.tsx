// The elements that may be added, by layer, each with its icon.
import { useId } from 'react';
import { iconAt } from '#domain/modelling/drawing/draw-element.ts';
import { elementOf, type Language, tintOf } from '#domain/modelling/language.ts';
import { figureChildren } from '../figure/figure.tsx';
import type { CanvasWords } from './canvas-words.ts';

interface PaletteProps {
  language: Language;
  kinds: readonly string[];
  words: CanvasWords;
  lang: 'en' | undefined;
  onAdd: (kind: string) => void;
}

/** Up to this many are all shown; of more, one layer is open at a time. */
const FEW = 16;

export function Palette({ language, kinds, words: t, lang, onAdd }: PaletteProps) {
  const layers = language.layers
    .map(({ id, name }) => ({
      id,
      name,
      own: kinds.filter((kind) => elementOf(language, kind)?.layer === id),
    }))
    .filter(({ own }) => own.length > 0);
  const isFew = kinds.length <= FEW;
  const group = useId();
  const forms = language.junction.forms.filter(({ id }) => kinds.includes(id));
  return (
    <section aria-label={t.add} className="cv-palette">
      <h2 className="cv-title">{t.add}</h2>
      {layers.map(({ id, name, own }) => (
        <details key={id} name={isFew ? undefined : group} open={isFew}>
          <summary lang={lang}>{name}</summary>
          <ul>
            {own.map((kind) => {
              const element = elementOf(language, kind);
              if (!element) return null;
              return (
                <li key={kind}>
                  <button
                    aria-label={t.addKind(element.name)}
                    className="cv-kind"
                    data-tint={tintOf(language, kind)}
                    onClick={() => onAdd(kind)}
                    title={element.definition}
                    type="button"
                  >
                    <svg aria-hidden="true" height="20" viewBox="-1 -1 21 20" width="22">
                      {figureChildren([iconAt(element.icon, { x: 0, y: 0 }, 'currentColor')])}
                    </svg>
                    <span lang={lang}>{element.name}</span>
                  </button>
                </li>
              );
            })}
          </ul>
        </details>
      ))}
      <ul>
        {forms.map(({ id, name, isOpen }) => (
          <li key={id}>
            <button
              aria-label={t.addKind(name)}
              className="cv-kind"
              onClick={() => onAdd(id)}
              type="button"
            >
              <svg aria-hidden="true" height="20" viewBox="0 0 20 20" width="22">
                <circle
                  cx="10"
                  cy="10"
                  fill={isOpen ? 'none' : 'currentColor'}
                  r="6"
                  stroke="currentColor"
                  strokeWidth="1.5"
                />
              </svg>
              <span lang={lang}>{name}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
