import { proseOf } from '../prose-fields.ts';
import type { Rule } from './rule.ts';

/** Words that leave people out or put them down, with what says the same. */
const WORDS: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:chair|spokes|fore|sales|business|crafts|middle|police|fire|repair)m[ae]n\b/i,
    'name the role without a sex',
  ],
  [/\bman(?:power|-hours?|-days?|kind)\b/i, 'write staff, hours of work, people'],
  [
    /\b(?:house|mid)wi(?:fe|ves)\b|\b(?:stewardess|waitress|actress|hostess)(?:es)?\b/i,
    'name the role without a sex',
  ],
  [/\b(?:guys|girls|ladies|gentlemen)\b/i, 'write people, colleagues or team'],
  [
    /\b(?:black|white)list\w*|\bmaster[/ -]slave\b/i,
    'write block list, allow list, primary and replica',
  ],
  [/\b(?:crazy|insane|lame|dumb|sanity check\w*|cripp\w+)\b/i, 'say what is meant'],
  [
    /\b(?:typical(?:ly)?|lazy|stubborn) (?:German|French|Spanish|Italian|Indian|Chinese|American|British)s?\b/i,
    'leave nations out',
  ],
];

export const inclusiveWordsRule: Rule = {
  id: 'QC-39',
  title: 'Texts are neutral: no sex in a job, no nation in a habit',
  why: 'A case in which only some can see themselves teaches the others less.',
  severity: 'warning',
  run: (content) =>
    proseOf(content)
      .filter(({ field }) => !/(?:^|\.)(?:es|fr|de)$/.test(field))
      .flatMap((field) =>
        WORDS.flatMap(([pattern, fix]) => {
          const match = pattern.exec(field.text);
          return match
            ? [{ ...field.placeOf(match.index), message: `"${match[0]}" in the text`, fix }]
            : [];
        }),
      ),
};
