import type { Block } from '#domain/catalog/prose.ts';
import { cardsOf } from '../content.ts';
import { at, type Located, type Path } from '../located.ts';
import { plainText } from '../markdown.ts';
import type { Finding } from '../problem.ts';
import { wordsOf } from '../prose.ts';
import type { Rule } from './rule.ts';

interface Bounds {
  readonly min: number;
  readonly max: number;
}
const CARD: Bounds = { min: 50, max: 120 };
const SCENARIO: Bounds = { min: 80, max: 180 };

export const cardLengthRule: Rule = {
  id: 'MP-03',
  title: `A reading card holds one idea in ${CARD.min} to ${CARD.max} words, a scenario of a lab in ${SCENARIO.min} to ${SCENARIO.max}`,
  why: 'Longer cards turn into walls of text, shorter ones make learners click instead of read.',
  severity: 'error',
  run: (content) => [
    ...cardsOf(content).flatMap((card) =>
      card.bodies.flatMap((body, index) =>
        body
          ? length(card, ['steps', index, 'body'], card.data.steps[index]?.id ?? '', body, CARD)
          : [],
      ),
    ),
    ...content.labs.flatMap((lab) =>
      lab.stories.flatMap(({ company, path, scenario }) => {
        const name = company === null ? 'the scenario' : `the scenario in ${company}`;
        return length(lab, [...path, 'scenario'], name, scenario, SCENARIO);
      }),
    ),
  ],
};

function length(
  owner: Located<unknown>,
  path: Path,
  name: string,
  body: readonly Block[],
  { min, max }: Bounds,
): Finding[] {
  const words = wordsOf(plainText(body)).length;
  if (words >= min && words <= max) return [];
  const message = `${name} of ${owner.id} has ${words} words`;
  const fix = `write ${min} to ${max}: split or join ideas`;
  return [{ ...at(owner, path), message, fix }];
}
