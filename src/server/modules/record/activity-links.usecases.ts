// From a mission, an item, a paper or a template to the link that the wire carries.
import type { ActivityLink } from '#contract/activity-link.ts';
import type { Activity } from '#domain/catalog/activity.ts';
import type { Mission } from '#domain/catalog/catalog.ts';
import { oncePer } from '#domain/catalog/once.ts';
import type { PathItem } from '#domain/catalog/path.ts';
import type { Paper } from '#domain/exam/paper.ts';
import { isTemplate, type Subject } from '#domain/missions/requirements.ts';
import { FILL_MINUTES, type Template } from '#domain/templates/template.ts';

const linkToMission = (mission: Mission): ActivityLink => ({
  kind: 'mission',
  ref: mission.key,
  title: mission.title,
  estimatedMinutes: mission.estimatedMinutes,
  xp: mission.xp,
  phaseId: null,
  itemType: null,
  coreKey: null,
});

export const linkToItem = (item: PathItem): ActivityLink => ({
  kind: 'item',
  ref: item.id,
  title: item.title,
  estimatedMinutes: item.estimatedMinutes,
  xp: item.xp,
  phaseId: item.phaseId,
  itemType: item.kind === 'testout' ? null : item.kind,
  coreKey: item.key ?? null,
});

const linkToPaper = ({ key, title, minutes }: Paper): ActivityLink => ({
  kind: 'paper',
  ref: key,
  title,
  estimatedMinutes: minutes,
  xp: 0,
  phaseId: null,
  itemType: null,
  coreKey: null,
});

const linkToTemplate = ({ key, title }: Template): ActivityLink => ({
  kind: 'template',
  ref: key,
  title,
  estimatedMinutes: FILL_MINUTES,
  xp: 0,
  phaseId: null,
  itemType: null,
  coreKey: null,
});

export const isPaper = (subject: Subject): subject is Paper => 'bankId' in subject;

// The catalog holds no activities but missions and items.
const linkToActivity = (activity: Activity): ActivityLink =>
  activity.kind === 'mission'
    ? linkToMission(activity as Mission)
    : linkToItem(activity as PathItem);

/** The link to an activity, a paper or a template. */
export const linkTo = oncePer((subject: Subject): ActivityLink => {
  if (isTemplate(subject)) return linkToTemplate(subject);
  return isPaper(subject) ? linkToPaper(subject) : linkToActivity(subject);
});
