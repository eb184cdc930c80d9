import { at } from '../located.ts';
import type { Rule } from './rule.ts';

const READINGS_MAX = 3;

export const checkRhythmRule: Rule = {
  id: 'MP-09',
  title: 'A check question comes at least every three readings',
  why: 'Recalling soon after reading is what makes it stay; a long run of cards is only read.',
  severity: 'error',
  run: (content) =>
    content.missions.flatMap((mission) => {
      let run = 0;
      return mission.data.steps.flatMap((step, index) => {
        run = step.kind === 'check' ? 0 : run + 1;
        if (run !== READINGS_MAX + 1) return [];
        const message = `${mission.id}: more than ${READINGS_MAX} readings without a check`;
        return [
          { ...at(mission, ['steps', index]), message, fix: 'put a check question before it' },
        ];
      });
    }),
};
