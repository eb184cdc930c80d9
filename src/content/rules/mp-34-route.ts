import { type Content, itemsOf } from '../content.ts';
import { at } from '../located.ts';
import type { Finding } from '../problem.ts';
import type { Rule } from './rule.ts';

export const routeRule: Rule = {
  id: 'MP-34',
  title: 'A route leads once to everything that a course has, and twins are two activities of it',
  why: 'Continue, Guide Me and the finish screens read the route: what stands nowhere on it is never proposed, and what stands twice makes two orders.',
  severity: 'error',
  run: (content) =>
    content.plans.flatMap((plan) => {
      const { route = [], twins = [] } = plan.data;
      const parts = partsOf(content, plan.courseKey);
      const activities = new Set(parts.values().flatMap((ids) => [...ids]));
      const found = (path: (string | number)[], message: string, fix: string): Finding => ({
        ...at(plan, path),
        message,
        fix,
      });
      const seen = new Set<string>();
      const walked = route.flatMap((entry, index) => {
        const ids = parts.get(entry) ?? (activities.has(entry) ? [entry] : undefined);
        const path = ['route', index];
        if (!ids)
          return [found(path, `there is no ${entry}`, 'name a section, a phase or an activity')];
        const twice = ids.filter((id) => seen.has(id));
        for (const id of ids) seen.add(id);
        return twice.map((id) => found(path, `${id} stands on the route before`, 'keep one place'));
      });
      const missing = [...activities].filter((id) => route.length > 0 && !seen.has(id));
      const strangers = twins.flatMap((pair, index) =>
        pair
          .filter((id) => !activities.has(id))
          .map((id) =>
            found(['twins', index], `there is no activity ${id}`, 'name two activities'),
          ),
      );
      return [
        ...walked,
        ...missing.map((id) => found(['route'], `${id} is not on the route`, 'give it a place')),
        ...strangers,
      ];
    }),
};

/** What a section, a phase or the Core line holds, by its id; drafts count, as they will be there. */
function partsOf(content: Content, courseKey: string): ReadonlyMap<string, readonly string[]> {
  const isOwn = (one: { readonly courseKey: string }) => one.courseKey === courseKey;
  const sections = content.sections.filter(isOwn);
  const items = itemsOf(content).filter(isOwn);
  return new Map([
    ...sections.map(({ id, data }) => [id, data.missions] as const),
    ...Map.groupBy(items, ({ phaseId }) => phaseId)
      .entries()
      .map(([phaseId, inPhase]) => [phaseId, inPhase.map(({ id }) => id)] as const),
  ]);
}
