// The next step as the wire shows it.
import type { NextStep } from '#contract/learning.ts';
import type { Mission } from '#domain/catalog/catalog.ts';
import type { CatalogIndex } from '#domain/catalog/catalog-index.ts';
import type { PathItem } from '#domain/catalog/path.ts';
import { nextForQuest } from '#domain/missions/ending.ts';
import type { Records } from '#domain/missions/records.ts';
import { isQuest, requirementStates } from '#domain/missions/requirements.ts';
import { CORE_NAME, isCore } from '#domain/path/core-line.ts';
import type { RouteStep } from '#domain/route/route.ts';
import { linkTo } from '#server/modules/record/activity-links.usecases.ts';
import { stepsOf } from './path.views.ts';

/** Where an activity stands: the section of a mission, the unit of an item or the Core line's name. */
export function groupTitle(catalog: CatalogIndex, activity: RouteStep['activity']): string {
  const { courseKey, kind } = activity;
  if (kind === 'mission') {
    const sections = catalog.sectionsOf(courseKey);
    return sections.find(({ missionIds }) => missionIds.includes(activity.id))?.title ?? '';
  }
  const item = activity as PathItem;
  if (isCore(item)) return CORE_NAME;
  return catalog.findPhase(courseKey, item.phaseId)?.title ?? '';
}

export function nextStepView(
  catalog: CatalogIndex,
  { activity, status }: RouteStep,
  records: Records,
): NextStep {
  const common = {
    activity: linkTo(activity),
    status,
    groupTitle: groupTitle(catalog, activity),
  };
  if (activity.kind === 'mission' && isQuest(activity as Mission)) {
    const requirements = requirementStates(catalog, activity, records);
    const onward = nextForQuest(catalog, activity as Mission, records);
    return {
      ...common,
      form: 'quest',
      stepCount: requirements.length,
      stepsSeen: requirements.filter(({ isMet }) => isMet).length,
      onward: onward ? linkTo(onward) : null,
    };
  }
  const record = records.get(activity.id);
  return {
    ...common,
    ...stepsOf({ item: activity, record }),
    form: activity.kind === 'mission' ? 'story' : 'item',
    onward: null,
  };
}
