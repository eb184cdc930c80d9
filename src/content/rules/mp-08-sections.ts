import { at } from '../located.ts';
import type { Rule } from './rule.ts';

export const sectionsRule: Rule = {
  id: 'MP-08',
  title: 'Every mission stands in exactly one section',
  why: 'A mission outside the sections is never shown, and one in two places has two predecessors.',
  severity: 'error',
  run: (content) =>
    content.missions.flatMap((mission) => {
      const uses = content.sections.flatMap((section) =>
        section.data.missions.flatMap((id, index) =>
          id === mission.id ? [at(section, ['missions', index])] : [],
        ),
      );
      const [, second] = uses;
      if (second) {
        const message = `${mission.id} stands in ${uses.length} places`;
        return [{ ...second, message, fix: 'keep it in one section' }];
      }
      if (uses.length === 1 || content.refusedMentions.has(mission.id)) return [];
      const message = `${mission.id} stands in no section`;
      const fix = "list it under a section of the course's sections.yaml";
      return [{ ...at(mission, ['id']), message, fix }];
    }),
};
