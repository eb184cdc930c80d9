import type { ReadingStep, Step } from '#domain/catalog/activity.ts';
import type { CourseKey } from '#domain/catalog/course-keys.ts';
import type { FigureUse } from '#domain/catalog/figure.ts';
import type { Content, LessonSource, MissionSource } from './content.ts';
import type { Located } from './located.ts';
import { type MarkTerms, termMarker } from './mark-terms.ts';
import type { ReadingFile } from './schema/activity-steps.ts';
import type { ViewUseFile } from './schema/view.ts';

/** The steps of something read card by card, with their readings compiled and terms marked. */
export function toSteps(
  { courseKey, data, bodies }: MissionSource | LessonSource,
  markTerms: MarkTerms,
): Step[] {
  return data.steps.map((step, index): Step => {
    if (step.kind === 'check') {
      const alone = 'alone' in step && { alone: step.alone };
      return { id: step.id, kind: 'check', questionId: step.question, ...alone };
    }
    if (step.kind === 'template') return step;
    const { legacy: _, figure, ...reading } = step;
    const picture = figure && { figure: pictureOf(courseKey, figure) };
    return { ...reading, ...picture, body: markTerms(present(bodies[index], step.id)) };
  });
}

/** A picture is named within its course; the catalog holds those of all. */
export const figureOf = <T extends FigureUse>(courseKey: CourseKey, figure: T): T => ({
  ...figure,
  src: `${courseKey}/${figure.src}`,
});

/** A picture of either kind: one that was drawn by hand, or a view. */
const pictureOf = (
  courseKey: CourseKey,
  figure: NonNullable<ReadingFile['figure']>,
): NonNullable<ReadingStep['figure']> =>
  'view' in figure ? viewUseOf(courseKey, figure) : figureOf(courseKey, figure);

/** A view says by itself what it shows. */
export const viewUseOf = (
  courseKey: CourseKey,
  { view, ...use }: ViewUseFile & { readonly caption?: string },
): FigureUse => ({ ...use, src: viewSrc(courseKey, view), alt: '' });

/** Where the catalog holds the picture of a view. */
export const viewSrc = (courseKey: CourseKey, id: string): string => `${courseKey}/views/${id}`;

/** The marker of the terms of a thing's course. */
export type Markers = (thing: Located<unknown>) => MarkTerms;

export function markersOf(content: Content): Markers {
  const markers = new Map(
    content.courses.map(({ id }) => {
      const terms = content.terms.filter((term) => term.courseKey === id);
      return [id, termMarker(terms.map((term) => term.data))] as const;
    }),
  );
  return ({ courseKey }) => present(markers.get(courseKey), courseKey);
}

/** For what the content check has made sure of. */
export function present<T>(thing: T | undefined, id: string): T {
  if (thing === undefined) throw new Error(`${id} is missing; the content check guards this.`);
  return thing;
}
