// A model as a picture with its sentences: to be looked at, not to be changed.
import type { FigureView } from '#contract/figures.ts';
import { describe } from '#domain/modelling/describe.ts';
import { drawView } from '#domain/modelling/drawing/draw-view.ts';
import { routesOf } from '#domain/modelling/drawing/routes.ts';
import { type Model, viewOfModel } from '#domain/modelling/editing/model.ts';
import type { Language } from '#domain/modelling/language.ts';
import { ViewFigure, type ViewWords } from '../figure/view-figure.tsx';

interface DrawnModelProps {
  title: string;
  language: Language;
  model: Model;
  /** Relations that stand out, with what is said of them below. */
  marked: readonly string[];
  words: ViewWords & { marked: string };
  lang: 'en' | undefined;
}

export function DrawnModel({ title, words, lang, ...drawn }: DrawnModelProps) {
  const figure = modelFigure({ title, markedSaid: words.marked, ...drawn });
  return (
    <section className="cv-drawn">
      <h2>{title}</h2>
      <ViewFigure figure={figure} lang={lang} words={words} />
    </section>
  );
}

interface ModelFigureProps extends Pick<DrawnModelProps, 'title' | 'language' | 'model'> {
  marked?: readonly string[];
  markedSaid?: string;
}

/** The picture of a model, with its sentences. */
export function modelFigure(props: ModelFigureProps): FigureView {
  const { title, language, model, marked = [], markedSaid = null } = props;
  const view = viewOfModel(language, model, { title });
  const { frame, nodes } = drawView(language, view);
  const routes = marked.length > 0 ? routesOf(view) : null;
  const marks = marked.flatMap((id) => {
    const route = routes?.get(id);
    if (!route) return [];
    const d = route.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('');
    return [{ tag: 'path', attrs: { d, class: 'cv-marked', fill: 'none' }, children: [] }];
  });
  return {
    alt: title,
    caption: marks.length > 0 ? markedSaid : null,
    viewBox: [frame.x, frame.y, frame.width, frame.height].join(' '),
    nodes: [...nodes, ...marks] as FigureView['nodes'],
    sentences: describe(language, view, 'meaning'),
  };
}
