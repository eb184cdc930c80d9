import { proseOf } from '../prose-fields.ts';
import type { Rule } from './rule.ts';

const REFERENCES = [
  /\b(?:options?|answers?|choices?) (?:[A-F]|\([a-f]\)|[1-6])(?![\w-])/i,
  /\b(?:[Bb]oth|[Ee]ither|[Nn]either) [A-F] (?:and|or|nor) [A-F]\b/,
  /\b(?:the|all|none|both|any) (?:of the )?(?:above|below)\b/i,
  /\b(?:first|second|third|fourth|fifth|last|previous)(?: two| three)? (?:options?|choices?)\b/i,
];

/** "Options a bank has" is no reference: a lone lower-case a is the article. */
const isArticle = (match: string): boolean => / a$/.test(match);

export const shuffleSafeRule: Rule = {
  id: 'QC-13',
  title: 'No text of a question names a letter or a place of an option',
  why: 'Options are shuffled for every learner, so "option B" points at something else each time.',
  severity: 'error',
  run: (content) =>
    proseOf(content)
      .filter((field) => field.kind === 'question')
      .flatMap((field) =>
        REFERENCES.flatMap((pattern) => {
          const match = pattern.exec(field.text);
          if (!match || isArticle(match[0])) return [];
          const message = `"${match[0]}" refers to a letter or a place`;
          return [
            { ...field.placeOf(match.index), message, fix: 'name the option by what it says' },
          ];
        }),
      ),
};
