// A view of a model: drawn as it is sent, readable on a phone by zoom and pan, and told in sentences.
import { ZoomIn, ZoomOut } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import type { FigureView } from '#contract/figures.ts';
import { Icon } from '../icon.tsx';
import { figureChildren } from './figure.tsx';
import './figure.css';
import './view-figure.css';

/** Steps of zooming; the first shows the whole view, however small its words get. */
const STEPS = [1, 1, 1.35, 1.8, 2.5];
const WHOLE = 0;
const START = 1;
/** From the second step on no view is drawn smaller than this, so that its words stay readable. */
const LEAST = 0.8;

export interface ViewWords {
  closer: string;
  farther: string;
  inWords: string;
}

interface ViewFigureProps {
  figure: FigureView;
  words: ViewWords;
  /** The language of its words, where it is not the page's. */
  lang?: string | undefined;
  /** Buttons of its place, before those of zooming. */
  tools?: ReactNode;
}

export function ViewFigure({ figure, words, lang, tools }: ViewFigureProps) {
  const id = useId();
  const [step, setStep] = useState(START);
  const { alt, caption, sentences = [], viewBox, nodes } = figure;
  const [, , natural = 1, tall = 1] = viewBox.split(' ').map(Number);
  const least = step === WHOLE ? 0 : Math.round(natural * LEAST);
  const zoomed = step > START || undefined;
  // As wide as its place, and no higher than its frame while its words stay readable.
  const most = `min(100%, var(--view-high) * ${(natural / tall).toFixed(4)})`;
  return (
    <figure className="figure view-figure">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys */}
      <section aria-label={alt} className="view-port" data-zoomed={zoomed} lang={lang} tabIndex={0}>
        <svg
          aria-describedby={sentences.length > 0 ? `${id}-words` : undefined}
          aria-label={alt}
          className="fig"
          role="img"
          style={{ width: `calc(${STEPS[step]} * clamp(${least}px, ${most}, ${natural}px))` }}
          viewBox={viewBox}
        >
          {figureChildren(nodes)}
        </svg>
      </section>
      <div className="view-bar">
        {sentences.length > 0 && (
          <details>
            <summary>{words.inWords}</summary>
            <ul id={`${id}-words`} lang={lang}>
              {sentences.map((sentence, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the sentences of a picture never change
                <li key={index}>{sentence}</li>
              ))}
            </ul>
          </details>
        )}
        {tools}
        <button
          aria-label={words.farther}
          className="btn-icon"
          disabled={step === WHOLE}
          onClick={() => setStep(step - 1)}
          type="button"
        >
          <Icon of={ZoomOut} />
        </button>
        <button
          aria-label={words.closer}
          className="btn-icon"
          disabled={step === STEPS.length - 1}
          onClick={() => setStep(step + 1)}
          type="button"
        >
          <Icon of={ZoomIn} />
        </button>
      </div>
      {caption !== null && <figcaption className="muted small">{caption}</figcaption>}
    </figure>
  );
}
