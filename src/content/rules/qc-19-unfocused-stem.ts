import { at } from '../located.ts';
import { askedIn, wordsOf } from '../prose.ts';
import type { Rule } from './rule.ts';

const QUESTION_WORDS_MIN = 6;
const EMPTY_QUESTION =
  /\bwhich (?:one )?(?:of the following|of these|statement|answer|option)?(?: statements?)? ?(?:is|are) (?:true|correct|right|false)\b/i;

export const unfocusedStemRule: Rule = {
  id: 'QC-19',
  title: 'The stem asks something that can be answered before the options are seen',
  why: 'A stem that only asks what is true makes four questions out of one and tests patience.',
  severity: 'warning',
  run: (content) =>
    content.questions.flatMap((question) => {
      const asked = askedIn(question.data.stem);
      const words = wordsOf(asked).length;
      const place = at(question, ['stem']);
      if (EMPTY_QUESTION.test(asked)) {
        const fix = 'name the thing and what is asked about it';
        return [{ ...place, message: 'the question only asks which option is true', fix }];
      }
      if (words >= QUESTION_WORDS_MIN) return [];
      const message = `the question itself has ${words} words`;
      const fix = `ask it in a sentence of ${QUESTION_WORDS_MIN} words or more`;
      return [{ ...place, message, fix }];
    }),
};
