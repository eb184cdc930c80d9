// A course as screens are made of it.
import type { CourseView, LineMapView, PathMapView } from '#contract/course.ts';
import type { Path } from '#contract/path.ts';
import type { Course } from '#domain/catalog/catalog.ts';
import type { CatalogIndex } from '#domain/catalog/catalog-index.ts';
import { oncePer } from '#domain/catalog/once.ts';
import type { LineMap, PathMap } from '#domain/catalog/path.ts';
import type { CourseProgress } from '#domain/progress/course-progress.ts';
import { minutesADay } from '#domain/readiness/exam-date.ts';
import { type CourseStanding, courseCard } from './study.views.ts';

export function courseView(
  catalog: CatalogIndex,
  course: Course,
  standing: CourseStanding,
): CourseView {
  const { key, colors, tracks, companies, kinds, featured } = course;
  const hasPath = catalog.phasesOf(key).length > 0 || catalog.findCore(key) !== undefined;
  return {
    ...courseCard(catalog, course, standing),
    has: {
      missions: catalog.missionsOf(key).length > 0,
      path: hasPath,
      papers: catalog.papersOf(key).length > 0,
      templates: catalog.templatesOf(key).length > 0,
      models: course.language !== undefined,
      checklists: catalog
        .phasesOf(key)
        .some(({ itemIds }) => itemIds.some((id) => catalog.findItem(id)?.form === 'checklist')),
    },
    colors,
    tracks: [...tracks],
    companies: [...companies],
    kinds: kinds.map(({ weight: _, tracks, ...kind }) => ({ ...kind, tracks: [...tracks] })),
    featured: {
      dashboard: featured.dashboard ?? null,
      menu: [...featured.menu],
      sample: featured.sample ?? null,
      weakAreas: featured.weakAreas ?? null,
      daily: featured.daily ?? null,
    },
  };
}

export const pathMapView = oncePer(
  (map: PathMap): PathMapView => ({
    ...lineMapView(map),
    small: map.small === undefined ? null : lineMapView(map.small),
  }),
);

const lineMapView = (map: LineMap): LineMapView => ({
  box: map.box,
  core: map.core ?? null,
  hub: map.hub ?? null,
  terminus: map.terminus ?? null,
  walkway: map.walkway ?? null,
  stations: Object.fromEntries(
    Object.entries(map.stations).map(([id, place]) => [
      id,
      {
        ...place,
        label: { ...place.label, lines: place.label.lines ? [...place.label.lines] : null },
      },
    ]),
  ),
  stretches: map.stretches.map((stretch) => ({ to: null, ...stretch })),
});

/** The exam's day with what falls on each day until then. */
export const examView = (
  exam: { readonly on: string; readonly days: number } | null,
  { minutesLeft }: Pick<CourseProgress, 'minutesLeft'>,
): Path['exam'] => exam && { ...exam, minutesADay: minutesADay(minutesLeft, exam.days) };
