// The order of a course's route, as its content writes it: sections and units stand for what is in them.
import { oncePerCourse } from '#domain/catalog/once.ts';

/**
 * Ids of missions and items in the order of the route. Where content names none, missions come first,
 * then the Core line and the units; what a route forgets comes last.
 */
export const routeIds = oncePerCourse((catalog, courseKey): readonly string[] => {
  const sections = catalog.sectionsOf(courseKey);
  const phases = catalog.phasesOf(courseKey);
  const core = catalog.findCore(courseKey);
  const all = [
    ...sections.flatMap(({ missionIds }) => missionIds),
    ...(core ? [...core.groups.flatMap(({ itemIds }) => itemIds), ...core.quizIds] : []),
    ...phases.flatMap(({ itemIds }) => itemIds),
  ];
  const within = new Map<string, readonly string[]>([
    ...sections.map(({ id, missionIds }) => [id, missionIds] as const),
    ...phases.map(({ id, itemIds }) => [id, itemIds] as const),
  ]);
  const { route = [] } = catalog.findCourse(courseKey) ?? {};
  const named = route.flatMap((entry) => within.get(entry) ?? [entry]);
  return [...new Set([...named, ...all])].filter((id) => all.includes(id));
});
