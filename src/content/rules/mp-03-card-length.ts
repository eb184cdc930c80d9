import type { Block } from '#domain/catalog/prose.ts';
import { cardsOf } from '../content.ts';
import { at, type Located, type Path } from '../located.ts';
import { plainText } from '../markdown.ts';
import type { Finding } from '../problem.ts';
import { wordsOf } from '../prose.ts';
import type { Rule } from './rule.ts';

const WORDS_MIN = 80;
const WORDS_MAX = 180;

export const cardLengthRule: Rule = {
  id: 'MP-03',
  title: 'A reading card holds one idea in 80 to 180 words',
  why: 'Longer cards turn into walls of text, shorter ones make learners click instead of read.',
  severity: 'warning',
  run: (content) => [
    ...cardsOf(content).flatMap((card) =>
      card.bodies.flatMap((body, index) =>
        body ? length(card, ['steps', index, 'body'], card.data.steps[index]?.id ?? '', body) : [],
      ),
    ),
    ...content.labs.flatMap((lab) =>
      lab.stories.flatMap(({ company, path, scenario }) => {
        const name = company === null ? 'the scenario' : `the scenario in ${company}`;
        return length(lab, [...path, 'scenario'], name, scenario);
      }),
    ),
  ],
};

function length(
  owner: Located<unknown>,
  path: Path,
  name: string,
  body: readonly Block[],
): Finding[] {
  const words = wordsOf(plainText(body)).length;
  if (words >= WORDS_MIN && words <= WORDS_MAX) return [];
  const message = `${name} of ${owner.id} has ${words} words`;
  const fix = `write ${WORDS_MIN} to ${WORDS_MAX}: split or join ideas`;
  return [{ ...at(owner, path), message, fix }];
}
