import { at } from '../located.ts';
import { plainText } from '../markdown.ts';
import { wordsOf } from '../prose.ts';
import type { Rule } from './rule.ts';

const WORDS_MIN = 80;
const WORDS_MAX = 180;

export const cardLengthRule: Rule = {
  id: 'MP-03',
  title: 'A reading card holds one idea in 80 to 180 words',
  why: 'Longer cards turn into walls of text, shorter ones make learners click instead of read.',
  severity: 'warning',
  run: (content) =>
    content.missions.flatMap((mission) =>
      mission.bodies.flatMap((body, index) => {
        const words = body ? wordsOf(plainText(body)).length : WORDS_MIN;
        if (words >= WORDS_MIN && words <= WORDS_MAX) return [];
        const message = `${mission.data.steps[index]?.id} of ${mission.id} has ${words} words`;
        const fix = `write ${WORDS_MIN} to ${WORDS_MAX}: split or join ideas`;
        return [{ ...at(mission, ['steps', index, 'body']), message, fix }];
      }),
    ),
};
