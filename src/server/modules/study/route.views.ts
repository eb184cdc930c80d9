// The next step as the wire shows it.
import type { NextStep } from '#contract/learning.ts';
import type { Activity } from '#domain/catalog/activity.ts';
import type { Mission } from '#domain/catalog/catalog.ts';
import type { CatalogIndex } from '#domain/catalog/catalog-index.ts';
import type { PathItem } from '#domain/catalog/path.ts';
import type { Records } from '#domain/missions/records.ts';
import { isQuest, isTemplate, requirementStates } from '#domain/missions/requirements.ts';
import { CORE_NAME, isCore } from '#domain/path/core-line.ts';
import { cardsBehind, howFar, minutesAhead, minutesLeft } from '#domain/progress/minutes-left.ts';
import type { NextOnRoute, RouteStep } from '#domain/route/route.ts';
import { stationAhead, stationOf } from '#domain/route/stations.ts';
import type { TickCount } from '#domain/tasks/ticks.ts';
import { isPaper, linkTo } from '#server/modules/record/activity-links.usecases.ts';

/** The station of the line at which an activity stands; null beside the line. */
export function stationView(
  catalog: CatalogIndex,
  activity: RouteStep['activity'],
): NextStep['station'] {
  const phase =
    activity.kind === 'mission'
      ? stationOf(catalog, activity)
      : catalog.findPhase(activity.courseKey, (activity as PathItem).phaseId);
  return phase ? { id: phase.id, title: phase.title } : null;
}

/** Where a step stands on the line, or to which station it is on the way. */
function placeView(
  catalog: CatalogIndex,
  activity: RouteStep['activity'],
): Pick<NextStep, 'station' | 'towards'> {
  const station = stationView(catalog, activity);
  const ahead = station === null ? stationAhead(catalog, activity) : undefined;
  return { station, towards: ahead ? { id: ahead.id, title: ahead.title } : null };
}

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
  { activity: step, status, opens, isPassedOver, passedOver }: NextOnRoute,
  records: Records,
  /** How far checklists are ticked, by their ids. */
  ticks: ReadonlyMap<string, TickCount> = new Map(),
): NextStep {
  const quest = opens.id === step.id ? null : linkTo(step);
  const link = linkTo(opens);
  const behind = {
    isPassedOver,
    passedOver: passedOver
      ? { ...linkTo(passedOver.activity), isBegun: passedOver.status === 'in_progress' }
      : null,
  };
  if (isTemplate(opens) || isPaper(opens)) {
    const group = groupTitle(catalog, step);
    const none = { stepCount: 0, stepsSeen: 0, failedRound: null, ticks: null };
    const whole = { ...none, ...placeView(catalog, step), ...behind };
    return {
      activity: link,
      form: 'place',
      status: 'available',
      minutesLeft: link.estimatedMinutes,
      groupTitle: group,
      ...whole,
      quest,
    };
  }
  const activity = opens as RouteStep['activity'];
  const record = records.get(activity.id);
  const common = {
    activity: link,
    status: quest === null ? status : (record?.status ?? ('available' as const)),
    groupTitle: groupTitle(catalog, activity),
    quest,
    ...placeView(catalog, activity),
    ...behind,
  };
  if (activity.kind === 'mission' && isQuest(activity as Mission)) {
    const requirements = requirementStates(catalog, activity, records);
    const { length: stepCount } = requirements;
    const stepsSeen = requirements.filter(({ isMet }) => isMet).length;
    const whole = { estimatedMinutes: activity.estimatedMinutes, stepCount };
    return {
      ...common,
      form: 'quest',
      stepCount,
      stepsSeen,
      failedRound: null,
      ticks: null,
      minutesLeft: minutesLeft(whole, common.status === 'in_progress' ? stepsSeen : 0),
    };
  }
  const far = howFar(activity, record);
  return {
    ...common,
    ...far,
    stepsSeen: far.stepsSeen === 0 ? 0 : cardsBehind(activity, record) + 1,
    ticks: ticksView(activity, ticks),
    minutesLeft: minutesAhead(activity, record),
    form: activity.kind === 'mission' ? 'story' : 'item',
  };
}

/** Null for what is no checklist, and before anything was done in it. */
export function ticksView(
  { id, steps }: Pick<Activity, 'id' | 'steps'>,
  ticks: ReadonlyMap<string, TickCount>,
): NextStep['ticks'] {
  const count = ticks.get(id);
  const list = steps.find((step) => step.kind === 'ticks');
  return count && list ? { ...count, lines: list.lines.length } : null;
}
