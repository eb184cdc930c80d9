import type { Mission } from '#domain/catalog/catalog.ts';
import { requirementsOf } from '#domain/missions/requirements.ts';
import { FILL_MINUTES } from '#domain/templates/template.ts';
import { type Markers, present, toSteps } from './compile-steps.ts';
import { type Content, itemsOf, type MissionSource } from './content.ts';

/** Makes the missions that are shown; the others are neither counted nor needed for unlocking. */
export function compileMission(
  content: Content,
  mission: MissionSource,
  sectionId: string,
  markers: Markers,
): Mission {
  const { state: _state, unlockWhen, briefing: _text, ...data } = mission.data;
  return {
    ...data,
    kind: 'mission',
    courseKey: mission.courseKey,
    sectionId,
    estimatedMinutes: minutesOf(content, mission),
    doneWhen: doneWhenOf(mission),
    ...(unlockWhen && { unlockWhen }),
    ...(mission.briefing && { briefing: mission.briefing }),
    steps: toSteps(mission, markers(mission)),
  };
}

const doneWhenOf = ({ data }: MissionSource): Mission['doneWhen'] =>
  data.doneWhen ?? ['steps.seen', 'checks.answered'];

/** A quest takes the time of everything it asks for, each counted once, and every attempt of papers. */
function minutesOf(content: Content, mission: MissionSource): number {
  if (mission.data.estimatedMinutes !== undefined) return mission.data.estimatedMinutes;
  const requirements = requirementsOf({ doneWhen: doneWhenOf(mission) });
  const once = new Map(requirements.map((requirement) => [requirement.activityId, requirement]));
  return [...once.values()].reduce((sum, { activityId: id, times = 1 }) => {
    const item = itemsOf(content).find((one) => one.id === id);
    if (item) return sum + item.data.estMin;
    if (content.templates.some((one) => one.id === id)) return sum + FILL_MINUTES;
    const paper = content.papers.find((one) => one.id === id);
    if (paper) return sum + times * paper.data.minutes;
    const other = content.missions.find((one) => one.id === id);
    return sum + minutesOf(content, present(other, id));
  }, 0);
}
