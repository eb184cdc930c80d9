import type { Content } from '../content.ts';
import { at } from '../located.ts';
import type { Finding } from '../problem.ts';
import type { Rule } from './rule.ts';

export const firstRightRule: Rule = {
  id: 'MP-36',
  title:
    'What a first right answer pays is less than the mission pays, which has a check to answer',
  why: "It is a part of the mission's XP: as much as all of it would leave nothing for the end, and without a check nobody gets it.",
  severity: 'error',
  run: (content: Content) =>
    content.missions.flatMap((mission): Finding[] => {
      const { firstRightXp, xp, steps } = mission.data;
      if (firstRightXp === undefined) return [];
      const found = (message: string, fix: string): Finding => ({
        ...at(mission, ['firstRightXp']),
        message,
        fix,
      });
      return [
        ...(firstRightXp < xp ? [] : [found(`${firstRightXp} of ${xp} XP`, 'pay less of them')]),
        ...(steps.some(({ kind }) => kind === 'check')
          ? []
          : [found('there is no check to answer', 'leave it out')]),
      ];
    }),
};
