import { cardsOf } from '../content.ts';
import { at } from '../located.ts';
import type { Rule } from './rule.ts';

const READINGS_MAX = 3;

export const checkRhythmRule: Rule = {
  id: 'MP-09',
  title: 'A check question comes at least every three readings',
  why: 'Recalling soon after reading is what makes it stay; a long run of cards is only read.',
  severity: 'error',
  run: (content) =>
    cardsOf(content).flatMap((card) => {
      let run = 0;
      return card.data.steps.flatMap((step, index) => {
        run = step.kind === 'reading' ? run + 1 : 0;
        if (run !== READINGS_MAX + 1) return [];
        const message = `${card.id}: more than ${READINGS_MAX} readings without a check`;
        return [{ ...at(card, ['steps', index]), message, fix: 'put a check question before it' }];
      });
    }),
};
