import type { QuestionSource } from '../content.ts';
import { at } from '../located.ts';
import type { Finding } from '../problem.ts';
import { wordsOf } from '../prose.ts';
import type { GradientFile } from '../questions/scenario.ts';
import type { Rule } from './rule.ts';

const OPTION_WORDS = { min: 45, max: 95 };
const WHY_WORDS = { min: 30, max: 70 };

export const scenariosRule: Rule = {
  id: 'MP-26',
  title: 'The ways on of a scenario are worked out alike, and their facts earn their scores',
  why: 'A thin option is seen through at once, and a score that the facts do not carry cannot be learned from.',
  severity: 'warning',
  run: (content) =>
    content.questions.flatMap((question) => {
      const { data } = question;
      return data.type === 'gradient' ? [...lengths(question, data), ...grid(question, data)] : [];
    }),
};

function lengths(question: QuestionSource, { options }: GradientFile): Finding[] {
  const check = (
    text: string,
    { min, max }: { min: number; max: number },
    path: readonly PropertyKey[],
    name: string,
  ): Finding[] => {
    const words = wordsOf(text).length;
    if (words >= min && words <= max) return [];
    const message = `${name} has ${words} words`;
    return [{ ...at(question, path), message, fix: `bring it to ${min} to ${max}` }];
  };
  return options.flatMap(({ id, text, why }, index) => [
    ...(text === undefined
      ? []
      : check(text, OPTION_WORDS, ['options', index, 'text'], `option ${id}`)),
    ...check(why, WHY_WORDS, ['options', index, 'why'], `the reason of option ${id}`),
  ]);
}

/** 5 meets every fact, 3 all but one or two, 1 at most half of them, 0 one at most. */
function grid(question: QuestionSource, { options, facts }: GradientFile): Finding[] {
  const allowed = {
    5: [facts.length, facts.length],
    3: [facts.length - 2, facts.length - 1],
    1: [0, Math.floor(facts.length / 2)],
    0: [0, 1],
  } as const;
  return options.flatMap(({ id, score, facts: covers }, index) => {
    const met = covers.filter((cover) => cover === 'yes').length;
    const [min, max] = allowed[score];
    if (met >= min && met <= max) return [];
    const message = `option ${id} scores ${score} and meets ${met} of ${facts.length} facts`;
    const fix = `let it meet ${min === max ? min : `${min} to ${max}`}, or score otherwise`;
    return [{ ...at(question, ['options', index, 'facts']), message, fix }];
  });
}
