import { at } from '../located.ts';
import type { Rule } from './rule.ts';

const RATIO_MAX = 2;
const SHORTEST_MIN = 20;

export const optionLengthsRule: Rule = {
  id: 'QC-11',
  title: 'Options of a question have similar lengths',
  why: 'An option that stands out by its length draws or repels without being read.',
  severity: 'warning',
  run: (content) =>
    content.questions.flatMap((question) => {
      const lengths = question.data.options.map((option) => option.text.length);
      const shortest = Math.min(...lengths);
      const ratio = Math.max(...lengths) / shortest;
      // Single terms may differ: "Vision" beside "Requirements" tells nobody anything.
      if (shortest <= SHORTEST_MIN || ratio <= RATIO_MAX) return [];
      const message = `the longest option is ${ratio.toFixed(2)} times the shortest`;
      const fix = `bring it to at most ${RATIO_MAX.toFixed(1)}`;
      return [{ ...at(question, ['options']), message, fix }];
    }),
};
