import { modelOfView } from '#domain/modelling/editing/model.ts';
import type { Template, TemplateModel } from '#domain/templates/template.ts';
import { viewOf } from './authored-view.ts';
import { present } from './compile-steps.ts';
import { type Content, isShipped } from './content.ts';

/** The shipped templates, by course. */
export const compileTemplates = (content: Content): readonly Template[] =>
  content.templates.filter(isShipped).map(({ courseKey, data }) => {
    const { state: _, units, filled = [], premium = false, view, ...template } = data;
    return {
      ...template,
      courseKey,
      isPremium: premium,
      unitIds: units,
      filled,
      ...(view !== undefined && { model: modelOf(content, courseKey, view) }),
    };
  });

/** A view of the course as a model that can be gone on with. */
export function modelOf(content: Content, courseKey: string, id: string): TemplateModel {
  const own = <T extends { readonly courseKey: string }>(all: readonly T[]) =>
    all.filter((one) => one.courseKey === courseKey);
  const { data } = present(
    own(content.views).find((one) => one.id === id),
    id,
  );
  const language = present(own(content.languages)[0]?.data, courseKey);
  const view = viewOf(language, data);
  return { name: view.title, viewpoint: view.viewpoint ?? null, model: modelOfView(view) };
}
