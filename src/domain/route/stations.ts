// The line has one station a unit: which missions stand there too, as the route or what they teach says it.
import type { CatalogIndex } from '#domain/catalog/catalog-index.ts';
import type { CourseKey } from '#domain/catalog/course-keys.ts';
import { oncePerCourse } from '#domain/catalog/once.ts';
import type { Phase } from '#domain/catalog/path.ts';
import { routeIds } from './route-order.ts';

/**
 * The unit at whose station a mission stands, by the mission's id. A section that the route names stands
 * at the unit that is named right before it; else a mission stands at the first unit that is about what it teaches. A
 * mission of no such unit stands at no station.
 */
const stationsByMission = oncePerCourse((catalog, courseKey): ReadonlyMap<string, Phase> => {
  const phases = catalog.phasesOf(courseKey);
  const { route } = catalog.findCourse(courseKey) ?? {};
  const byRoute = (sectionId: string) => {
    const before = route?.[route.indexOf(sectionId) - 1];
    return phases.find(({ id }) => id === before);
  };
  const bySubject = (missionId: string) => {
    const taught = catalog.findMission(missionId)?.objectives ?? [];
    return phases.find(({ objectives }) => objectives.some((one) => taught.includes(one)));
  };
  return new Map(
    catalog.sectionsOf(courseKey).flatMap(({ id, missionIds }) =>
      missionIds.flatMap((missionId) => {
        const phase = route?.includes(missionId) || !route ? bySubject(missionId) : byRoute(id);
        return phase ? [[missionId, phase] as const] : [];
      }),
    ),
  );
});

/** The unit at whose station a mission stands; undefined where it stands at none. */
export const stationOf = (
  catalog: CatalogIndex,
  mission: { readonly id: string; readonly courseKey: CourseKey },
): Phase | undefined => stationsByMission(catalog, mission.courseKey).get(mission.id);

/** The station that the route comes to after an activity of no station; undefined where none comes after it. */
export function stationAhead(
  catalog: CatalogIndex,
  { id, courseKey }: { readonly id: string; readonly courseKey: CourseKey },
): Phase | undefined {
  const ids = routeIds(catalog, courseKey);
  const unitOf = (other: string) =>
    catalog.phasesOf(courseKey).find(({ itemIds }) => itemIds.includes(other));
  const next = ids.find((other, at) => at > ids.indexOf(id) && unitOf(other) !== undefined);
  return next === undefined ? undefined : unitOf(next);
}
