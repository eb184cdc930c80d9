// What a view of content says, a sentence an element and a relation: by this views are told apart.

import type { CourseKey } from '#domain/catalog/course-keys.ts';
import { describe } from '#domain/modelling/describe.ts';
import { viewOf } from './authored-view.ts';
import type { Content } from './content.ts';

/** @returns undefined where the course has no such view, or no language to read it in */
export function toldView(content: Content, courseKey: CourseKey, id: string): string[] | undefined {
  const language = content.languages.find((one) => one.courseKey === courseKey)?.data;
  const file = content.views.find((one) => one.courseKey === courseKey && one.id === id)?.data;
  return language && file && describe(language, viewOf(language, file), 'meaning');
}
