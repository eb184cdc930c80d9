import type { Content } from '../content.ts';
import { at } from '../located.ts';
import type { Finding } from '../problem.ts';
import { normalised, wordsOf } from '../prose.ts';
import { inCourse } from '../references.ts';
import type { Rule } from './rule.ts';

const WORDS_MIN = 8;
const WORDS_MAX = 60;
const SENTENCES_MAX = 2;

export const glossaryRule: Rule = {
  id: 'MP-20',
  title: 'A term is explained once, in one or two sentences',
  why: 'The card beside a word is read in passing; two explanations of one word contradict each other sooner or later.',
  severity: 'error',
  run: (content) =>
    content.terms.flatMap((term) => [
      ...length(term),
      ...repeated(content, term),
      ...itself(term),
      ...phrases(term),
    ]),
};

type Term = Content['terms'][number];

/** A phrase without the term would keep nothing from being marked. */
const phrases = (term: Term): Finding[] =>
  (term.data.notIn ?? []).flatMap((phrase, index) =>
    ` ${normalised(phrase)} `.includes(` ${normalised(term.data.term)} `)
      ? []
      : [
          {
            ...at(term, ['notIn', index]),
            message: `"${phrase}" does not hold "${term.data.term}"`,
            fix: 'name a longer phrase with the term in it',
          },
        ],
  );

function length(term: Term): Finding[] {
  const { text } = term.data;
  const words = wordsOf(text).length;
  const sentences = text.split(/[.!?](?:\s|$)/).filter((part) => part.trim() !== '').length;
  if (words >= WORDS_MIN && words <= WORDS_MAX && sentences <= SENTENCES_MAX) return [];
  const message = `${term.id} is explained in ${words} words and ${sentences} sentences`;
  const fix = `write ${WORDS_MIN} to ${WORDS_MAX} words in at most ${SENTENCES_MAX} sentences`;
  return [{ ...at(term, ['text']), message, fix }];
}

function repeated(content: Content, term: Term): Finding[] {
  const words = normalised(term.data.term);
  const twin = inCourse(content.terms, term).find((other) => normalised(other.data.term) === words);
  if (!twin || twin === term) return [];
  const message = `"${term.data.term}" is also explained at ${twin.file}:${twin.line(['term'])}`;
  return [{ ...at(term, ['term']), message, fix: 'keep one of the two' }];
}

function itself(term: Term): Finding[] {
  const index = term.data.see.indexOf(term.id);
  if (index < 0) return [];
  const message = `${term.id} points to itself`;
  return [{ ...at(term, ['see', index]), message, fix: 'name another term' }];
}
