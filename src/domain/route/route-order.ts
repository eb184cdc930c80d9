// The order of a course's route, as its content writes it: sections and units stand for what is in them.
import type { CatalogIndex } from '#domain/catalog/catalog-index.ts';
import type { CourseKey } from '#domain/catalog/course-keys.ts';

/** The same for every learner and as long as the catalog: worked out once. */
const orders = new WeakMap<CatalogIndex, Map<CourseKey, readonly string[]>>();

/**
 * Ids of missions and items in the order of the route. Where content names none, missions come first,
 * then the Core line and the units; what a route forgets comes last.
 */
export function routeIds(catalog: CatalogIndex, courseKey: CourseKey): readonly string[] {
  const ofCatalog = orders.get(catalog) ?? new Map<CourseKey, readonly string[]>();
  orders.set(catalog, ofCatalog);
  const known = ofCatalog.get(courseKey);
  if (known) return known;
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
  const order = [...new Set([...named, ...all])].filter((id) => all.includes(id));
  ofCatalog.set(courseKey, order);
  return order;
}
