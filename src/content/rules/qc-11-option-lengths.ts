import { BANK_MIN, banksOf, percent } from '../bank.ts';
import type { Content, QuestionSource } from '../content.ts';
import { at } from '../located.ts';
import type { Finding } from '../problem.ts';
import { optionSetsOf } from '../questions/questions.ts';
import type { Rule } from './rule.ts';

const RATIO_MAX = 1.6;
/** The ways on of a scenario are long: there half more already shows. */
const SCENARIO_RATIO_MAX = 1.5;
const SHORTEST_MIN = 20;
/** Below this the options of a question were made equal on purpose. */
const EVEN_BELOW = 1.1;
const EVEN_SHARE_MAX = 0.4;

export const optionLengthsRule: Rule = {
  id: 'QC-11',
  title: 'Options of a question have similar lengths, without being forced to one',
  why: 'An option that stands out by its length draws or repels unread, and words that only fill a line read oddly.',
  severity: 'warning',
  run: (content) => [
    ...content.questions.flatMap(uneven),
    ...evenness(content).flatMap(({ name, first, size, share, said }) => {
      // Banks of choices are reported only: theirs were written when lengths had to be equal.
      if (first.data.type !== 'gradient' || size < BANK_MIN || share <= EVEN_SHARE_MAX) return [];
      const fix = `let lengths differ until it is at most ${EVEN_SHARE_MAX * 100} %`;
      return [{ ...at(first, ['options']), id: name, message: said, fix }];
    }),
  ],
  report: (content) => evenness(content).map(({ said }) => said),
};

function uneven(question: QuestionSource): Finding[] {
  return ratios(question).flatMap(({ path, ratio }) => {
    const most = question.data.type === 'gradient' ? SCENARIO_RATIO_MAX : RATIO_MAX;
    if (ratio <= most) return [];
    const message = `the longest option is ${ratio.toFixed(2)} times the shortest`;
    return [{ ...at(question, path), message, fix: `bring it to at most ${most}` }];
  });
}

/** How often all options of a question are nearly as long as each other. */
const evenness = (content: Content) =>
  [...banksOf(content)].flatMap(([name, bank]) => {
    const all = bank.flatMap(ratios);
    const even = all.filter(({ ratio }) => ratio < EVEN_BELOW).length;
    const [first] = bank;
    if (!first || all.length === 0) return [];
    const said = `${name}: options of nearly one length in ${even} of ${all.length} (${percent(even, all.length)})`;
    return [{ name, first, size: all.length, share: even / all.length, said }];
  });

/** Longest to shortest of each list. Single terms may differ: "Vision" beside "Requirements" tells nobody anything. */
const ratios = ({ data }: QuestionSource) =>
  optionSetsOf(data).flatMap(({ path, options }) => {
    const lengths = options.map((option) => option.text.length);
    const shortest = Math.min(...lengths);
    return shortest > SHORTEST_MIN ? [{ path, ratio: Math.max(...lengths) / shortest }] : [];
  });
