import type { Condition } from '#domain/catalog/activity.ts';
import { requirementsOf } from '#domain/missions/requirements.ts';
import { type Content, isShipped } from '../content.ts';
import { at } from '../located.ts';
import type { Rule } from './rule.ts';

export const reachableRule: Rule = {
  id: 'MP-04',
  title: 'Every mission can be unlocked and finished',
  why: 'Two missions that wait for each other stay locked for every learner, and so does all behind them.',
  severity: 'error',
  run: (content) =>
    [...Map.groupBy(content.sections, (section) => section.courseKey).values()].flatMap(
      (sections) => {
        const stuck = stuckMissions(content, sections);
        return content.missions
          .filter((mission) => stuck.has(mission.id))
          .map((mission) => {
            const waits = [...(stuck.get(mission.id) ?? [])].join(', ');
            return {
              ...at(mission, ['id']),
              message: `${mission.id} can never be done: it waits for ${waits}`,
              fix: 'break the circle in unlockWhen or doneWhen',
            };
          });
      },
    ),
};

/** Missions of a course that no order of play finishes, with what each of them waits for. */
function stuckMissions(content: Content, sections: Content['sections']): Map<string, Set<string>> {
  const waiting = new Map<string, Set<string>>();
  let sectionBefore: readonly string[] = [];
  for (const section of sections) {
    const shown = section.data.missions.flatMap(
      (id) => content.missions.find((one) => one.id === id && isShipped(one)) ?? [],
    );
    shown.forEach(({ id, data: { unlockWhen, doneWhen = [] } }, index) => {
      // Without unlockWhen: the mission before in the section, and the section before.
      const inOrder = shown.slice(Math.max(0, index - 1), index).map((one) => one.id);
      const unlock = unlockWhen ? namedIn(unlockWhen) : [...inOrder, ...sectionBefore];
      waiting.set(id, new Set([...unlock, ...namedIn(doneWhen)]));
    });
    if (shown.length > 0) sectionBefore = shown.map(({ id }) => id);
  }
  for (let isMoving = true; isMoving; ) {
    isMoving = false;
    for (const [id, needs] of waiting) {
      // Missions that are not there are MP-01's to report.
      if ([...needs].some((need) => waiting.has(need))) continue;
      waiting.delete(id);
      isMoving = true;
    }
  }
  return waiting;
}

const namedIn = (doneWhen: readonly Condition[]): string[] =>
  requirementsOf({ doneWhen }).map((requirement) => requirement.activityId);
