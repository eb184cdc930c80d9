import type { Figure } from '#domain/catalog/figure.ts';
import { describe } from '#domain/modelling/describe.ts';
import { drawView } from '#domain/modelling/drawing/draw-view.ts';
import { viewOf } from './authored-view.ts';
import { present, viewSrc } from './compile-steps.ts';
import type { Content } from './content.ts';

/** Every view as a picture with its sentences. */
export function compileViews(content: Content): Figure[] {
  const languages = new Map(content.languages.map(({ courseKey, data }) => [courseKey, data]));
  return content.views.map(({ courseKey, id, data }) => {
    const language = present(languages.get(courseKey), courseKey);
    const view = viewOf(language, data);
    const { frame, nodes } = drawView(language, view);
    return {
      src: viewSrc(courseKey, id),
      title: data.title,
      viewBox: [frame.x, frame.y, frame.width, frame.height].join(' '),
      nodes,
      sentences: {
        meaning: describe(language, view, 'meaning'),
        notation: describe(language, view, 'notation'),
      },
    };
  });
}
