import { at } from '../located.ts';
import { optionSetsOf } from '../question-parts.ts';
import type { Rule } from './rule.ts';

const RATIO_MAX = 2;
/** The ways on of a scenario are long: there a quarter more already shows. */
const SCENARIO_RATIO_MAX = 1.25;
const SHORTEST_MIN = 20;

export const optionLengthsRule: Rule = {
  id: 'QC-11',
  title: 'Options of a question have similar lengths',
  why: 'An option that stands out by its length draws or repels without being read.',
  severity: 'warning',
  run: (content) =>
    content.questions.flatMap((question) =>
      optionSetsOf(question.data).flatMap(({ path, options }) => {
        const lengths = options.map((option) => option.text.length);
        const shortest = Math.min(...lengths);
        const ratio = Math.max(...lengths) / shortest;
        const most = question.data.type === 'gradient' ? SCENARIO_RATIO_MAX : RATIO_MAX;
        // Single terms may differ: "Vision" beside "Requirements" tells nobody anything.
        if (shortest <= SHORTEST_MIN || ratio <= most) return [];
        const message = `the longest option is ${ratio.toFixed(2)} times the shortest`;
        return [{ ...at(question, path), message, fix: `bring it to at most ${most}` }];
      }),
    ),
};
