import { factNames, SITE_FACTS, withoutFacts } from '#domain/support/facts.ts';
import type { Content } from '../content.ts';
import { factsOf } from '../facts.ts';
import { at, type Located, type Path } from '../located.ts';
import type { Finding } from '../problem.ts';
import type { Rule } from './rule.ts';

const NUMBER_WORDS =
  'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|ninety|hundred';
const UNITS = 'questions|minutes|seconds|hours|days|weeks|percent|points|scenarios|XP|characters';

/** A number by itself, and not a part of a name: OGEA-101, Part 1, or the year of an exam after its capitals. */
const DIGITS = /(?<![\w-])(?<!\b(?:Part|[A-Z]{3,}) )\d+(?![\w-])/;
const WORDS = new RegExp(`\\b(?:${NUMBER_WORDS}) (?:${UNITS})\\b`, 'i');

interface SupportText {
  readonly thing: Located<unknown>;
  readonly path: Path;
  readonly text: string;
}

const textsOf = (content: Content): SupportText[] => [
  ...content.faq.flatMap((entry) => [
    { thing: entry, path: ['question'], text: entry.data.question },
    { thing: entry, path: ['answer'], text: entry.data.answer },
  ]),
  ...content.help.flatMap((article) => [
    { thing: article, path: ['title'], text: article.data.title },
    { thing: article, path: ['body'], text: article.data.body },
  ]),
];

export const supportFactsRule: Rule = {
  id: 'MP-40',
  title: 'Figures of FAQ and help are facts that something decides, never typed numbers',
  why: 'A typed number goes on saying what was true once: a learner who plans by a pass line or a time of yesterday is misled.',
  severity: 'error',
  run: (content) => {
    const facts = factsOf(content);
    const isKnown = (name: string) =>
      facts(name) !== undefined || SITE_FACTS.some((fact) => name === `site ${fact}`);
    return textsOf(content).flatMap(({ thing, path, text }): Finding[] => {
      const place = at(thing, path);
      const unknown = factNames(text).filter((name) => !isKnown(name));
      const rest = withoutFacts(text);
      const typed = DIGITS.exec(rest) ?? WORDS.exec(rest);
      return [
        ...unknown.map((name) => ({
          ...place,
          message: `nothing decides {${name}}`,
          fix: 'name a paper, mission, reward, level or rule that exists, with its field',
        })),
        ...(typed
          ? [
              {
                ...place,
                message: `"${typed[0]}" is a typed number`,
                fix: 'write a fact in braces, such as {paper pap.one count}',
              },
            ]
          : []),
      ];
    });
  },
};
