import { at } from '../located.ts';
import { plainText } from '../markdown.ts';
import { wordsOf } from '../prose.ts';
import type { Rule } from './rule.ts';

const WORDS_MIN = 40;
const WORDS_MAX = 120;

export const briefingRule: Rule = {
  id: 'MP-21',
  title: 'A briefing tells the situation of a quest in 40 to 120 words',
  why: 'Without a situation a quest is a list of chores; a long one keeps learners from its activities.',
  severity: 'warning',
  run: (content) =>
    content.missions.flatMap((mission) => {
      if (!mission.briefing) return [];
      const words = wordsOf(plainText(mission.briefing)).length;
      if (words >= WORDS_MIN && words <= WORDS_MAX) return [];
      const message = `the briefing of ${mission.id} has ${words} words`;
      return [{ ...at(mission, ['briefing']), message, fix: `write ${WORDS_MIN} to ${WORDS_MAX}` }];
    }),
};
