// A course as screens are made of it.
import type { CourseView, LineMapView } from '#contract/course.ts';
import type { Course } from '#domain/catalog/catalog.ts';
import type { CatalogIndex } from '#domain/catalog/catalog-index.ts';
import type { LineMap } from '#domain/catalog/path.ts';
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
    },
  };
}

export const lineMapView = (map: LineMap): LineMapView => ({
  box: map.box,
  core: map.core ?? null,
  hub: map.hub ?? null,
  terminus: map.terminus ?? null,
  walkway: map.walkway ?? null,
  stations: map.stations,
  stretches: map.stretches.map((stretch) => ({ to: null, ...stretch })),
});
