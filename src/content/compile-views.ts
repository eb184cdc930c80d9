import type { CourseView } from '#domain/catalog/catalog.ts';
import type { CourseKey } from '#domain/catalog/course-keys.ts';
import type { Figure } from '#domain/catalog/figure.ts';
import { describe } from '#domain/modelling/describe.ts';
import { drawView } from '#domain/modelling/drawing/draw-view.ts';
import { modelOfView } from '#domain/modelling/editing/model.ts';
import type { Language } from '#domain/modelling/language.ts';
import { ASKED } from '#domain/modelling/view.ts';
import { viewOf } from './authored-view.ts';
import { present, viewSrc } from './compile-steps.ts';
import { type Content, cardsOf, isShipped } from './content.ts';

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

/**
 * The views of a course's cards, each with the first activity that shows it. Those of questions and labs are not
 * among them: they would give answers away. Nor are those that show what is wrong, or ask for something.
 */
export function viewsToGoOnWith(
  content: Content,
  courseKey: CourseKey,
  language: Language,
): CourseView[] {
  const shownIn = new Map<string, string>();
  for (const source of cardsOf(content).filter((one) => one.courseKey === courseKey)) {
    if (!isShipped(source)) continue;
    for (const step of source.data.steps) {
      const figure = 'figure' in step ? step.figure : undefined;
      if (figure && 'view' in figure && !shownIn.has(figure.view)) {
        shownIn.set(figure.view, source.id);
      }
    }
  }
  return content.views.flatMap(({ courseKey: own, id, data }) => {
    const activityId = shownIn.get(id);
    if (own !== courseKey || activityId === undefined || data.faulty) return [];
    const view = viewOf(language, data);
    const isAsked = [
      ...view.elements.map(({ kind }) => kind),
      ...view.relations.map(({ type }) => type),
    ].includes(ASKED);
    return isAsked ? [] : [{ id, title: data.title, activityId, model: modelOfView(view) }];
  });
}
