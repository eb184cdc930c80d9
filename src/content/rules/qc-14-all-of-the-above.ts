import { at } from '../located.ts';
import { optionSetsOf } from '../questions/questions.ts';
import type { Rule } from './rule.ts';

const COLLECTIVE =
  /\b(?:all|none|any|both|neither|most|some) of (?:the|these|those)(?: (?:above|below|options|answers|choices|others?))?\.?$|\b(?:all|none) of the above\b/i;

export const allOfTheAboveRule: Rule = {
  id: 'QC-14',
  title: 'No option is "all of the above" or "none of the above"',
  why: 'Such an option tests reading of the list instead of the subject, and breaks when shuffled.',
  severity: 'error',
  run: (content) =>
    content.questions.flatMap((question) =>
      optionSetsOf(question.data).flatMap(({ path, options }) =>
        options.flatMap((option, index) => {
          if (!COLLECTIVE.test(option.text.trim())) return [];
          const message = `option ${option.id} gathers the other options`;
          const fix = 'write an option from an error that learners make';
          return [{ ...at(question, [...path, index, 'text']), message, fix }];
        }),
      ),
    ),
};
