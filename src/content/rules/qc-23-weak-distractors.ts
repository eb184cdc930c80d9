import { at } from '../located.ts';
import type { Finding } from '../problem.ts';
import { wordsOf } from '../prose.ts';
import { keysIn } from '../questions/question-type.ts';
import { optionSetsOf } from '../questions/questions.ts';
import type { Rule } from './rule.ts';

const SHORT_WORDS = 3;
const LONG_KEY_WORDS = 8;
/** What nobody who thinks about the question would choose. */
const ABSURD =
  /\b(?:ignores?|do(?:es)? nothing|fires? (?:him|her|them|the)|horoscopes?|magic|crystal ball|toss(?:es)? a coin|dice)\b/i;

export const weakDistractorsRule: Rule = {
  id: 'QC-23',
  title: 'No distractor can be crossed out without knowing the subject',
  why: 'A joke, a shrug or two words beside a long key make three options out of four.',
  severity: 'warning',
  run: (content) =>
    content.questions.flatMap((question) =>
      optionSetsOf(question.data).flatMap((set): Finding[] => {
        const keyWords = Math.min(...keysIn(set).map(({ text }) => wordsOf(text).length));
        return set.options.flatMap(({ id, text }, index): Finding[] => {
          if (set.answer.includes(id)) return [];
          const place = at(question, [...set.path, index, 'text']);
          const fix = 'write it from an error that learners make';
          const absurd = ABSURD.exec(text);
          if (absurd) {
            return [{ ...place, message: `option ${id} says "${absurd[0]}"`, fix }];
          }
          const words = wordsOf(text).length;
          if (words >= SHORT_WORDS || keyWords <= LONG_KEY_WORDS) return [];
          const message = `option ${id} has ${words} words, the key ${keyWords}`;
          return [{ ...place, message, fix }];
        });
      }),
    ),
};
