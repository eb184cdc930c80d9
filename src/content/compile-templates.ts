import type { Template } from '#domain/templates/template.ts';
import { type Content, isShipped } from './content.ts';

/** The shipped templates, by course. */
export const compileTemplates = (content: Content): readonly Template[] =>
  content.templates.filter(isShipped).map(({ courseKey, data }) => {
    const { state: _, units, filled = [], premium = false, ...template } = data;
    return {
      ...template,
      courseKey,
      isPremium: premium,
      unitIds: units,
      filled,
    };
  });
