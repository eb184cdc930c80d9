// A view of a model as large as its place allows, whole and without tools of its own; its sentences are read out.
import { useId } from 'react';
import type { FigureView } from '#contract/figures.ts';
import { figureChildren } from './figure.tsx';
import './figure.css';

interface FittedViewProps {
  figure: FigureView;
  /** The language of its words, where it is not the page's. */
  lang: string | undefined;
}

export function FittedView({ figure, lang }: FittedViewProps) {
  const id = useId();
  const { alt, viewBox, nodes, sentences = [] } = figure;
  return (
    <>
      <svg
        aria-describedby={sentences.length > 0 ? id : undefined}
        aria-label={alt}
        className="fig"
        lang={lang}
        role="img"
        viewBox={viewBox}
      >
        {figureChildren(nodes)}
      </svg>
      {sentences.length > 0 && (
        <p className="vh" id={id} lang={lang}>
          {sentences.join(' ')}
        </p>
      )}
    </>
  );
}
