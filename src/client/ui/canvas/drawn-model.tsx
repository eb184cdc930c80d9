// A model as a picture with its sentences: to be looked at, not to be changed.
import { describe } from '#domain/modelling/describe.ts';
import { drawView } from '#domain/modelling/drawing/draw-view.ts';
import { type Model, viewOfModel } from '#domain/modelling/editing/model.ts';
import type { Language } from '#domain/modelling/language.ts';
import { ViewFigure, type ViewWords } from '../figure/view-figure.tsx';

interface DrawnModelProps {
  title: string;
  language: Language;
  model: Model;
  words: ViewWords;
  lang: 'en' | undefined;
}

export function DrawnModel({ title, language, model, words, lang }: DrawnModelProps) {
  const view = viewOfModel(language, model, { title });
  const { frame, nodes } = drawView(language, view);
  const figure = {
    alt: title,
    caption: null,
    viewBox: [frame.x, frame.y, frame.width, frame.height].join(' '),
    nodes: [...nodes] as Parameters<typeof ViewFigure>[0]['figure']['nodes'],
    sentences: describe(language, view, 'meaning'),
  };
  return (
    <section className="cv-drawn">
      <h2>{title}</h2>
      <ViewFigure figure={figure} lang={lang} words={words} />
    </section>
  );
}
