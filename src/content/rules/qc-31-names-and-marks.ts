import type { Finding } from '../problem.ts';
import { type ProseField, proseOf } from '../prose-fields.ts';
import type { Rule } from './rule.ts';

interface Fault {
  readonly pattern: RegExp;
  readonly message: string;
  readonly fix: string;
}

const VERBS =
  'is|are|was|were|has|have|had|does|do|did|can|could|will|would|should|may|might|must|says|gives|asks|uses|defines|describes|helps|calls|names|expects|wants|offers|provides|requires|suggests|recommends';
const PREPOSITIONS =
  'and|or|but|in|on|at|for|of|to|with|from|by|as|than|that|which|who|when|where|because|so|if|not';

const ENGLISH: readonly Fault[] = [
  {
    pattern: new RegExp(
      `\\bTOGAF®?(?=\\s*(?:[.,;:!?)]|$)|['’]s\\b|\\s(?:${VERBS}|${PREPOSITIONS})\\b)`,
    ),
    message: 'the mark TOGAF stands as a noun',
    fix: 'write "the TOGAF Standard" or put another noun behind it',
  },
  {
    pattern: /\bofficial(?:ly)?\b/i,
    message: '"official" claims what we are not',
    fix: 'say who publishes it, or leave the word out',
  },
  {
    pattern: /\bguaranteed\b/i,
    message: '"guaranteed" promises what we cannot',
    fix: 'leave the word out',
  },
  {
    pattern: /\b(?:real|actual|live) exam (?:questions?|items?)\b/i,
    message: 'exam questions are secret and ours are our own',
    fix: 'write "practice question"',
  },
];

const ANY_LANGUAGE: readonly Fault[] = [
  {
    pattern: /\b(?!TOGAF\b)[Tt][Oo][Gg][Aa][Ff]\b/,
    message: 'the mark is not spelt as its owner spells it',
    fix: 'write TOGAF',
  },
  {
    pattern: /\b(?!ArchiMate\b)[Aa][Rr][Cc][Hh][Ii]-?[Mm][Aa][Tt][Ee]\b/,
    message: 'the mark is not spelt as its owner spells it',
    fix: 'write ArchiMate',
  },
  {
    pattern: /\bPMP(?:s|['’]d|ed|ing)\b/,
    message: 'the mark PMP is bent into a plural or a verb',
    fix: 'write "PMP holders" or "PMP certification"',
  },
];

export const namesAndMarksRule: Rule = {
  id: 'QC-31',
  title: 'Names and marks are used as their owners ask, and nothing is promised',
  why: 'A mark used loosely, or a promise, can cost the operator the right to name the exam at all.',
  severity: 'error',
  run: (content) => {
    const fields = proseOf(content);
    const activities = fields.filter(({ kind }) => kind === 'mission' || kind === 'item');
    return [
      ...fields.flatMap((field) => {
        const isTranslated = /\.(?:es|fr|de)$/.test(field.field);
        return [...ANY_LANGUAGE, ...(isTranslated ? [] : ENGLISH)].flatMap((fault) =>
          finding(field, fault),
        );
      }),
      ...[...Map.groupBy(activities, (field) => field.owner.id).values()].flatMap(firstUse),
    ];
  },
};

function finding(field: ProseField, { pattern, message, fix }: Fault): Finding[] {
  // Legal notices speak about the marks themselves, so there a mark is the noun.
  if (field.field.startsWith('legalNotice') && pattern.source.includes('TOGAF®')) return [];
  const match = pattern.exec(field.text);
  return match ? [{ ...field.placeOf(match.index), message, fix }] : [];
}

/** The first TOGAF that a learner meets inside an activity carries its sign. */
function firstUse(fields: readonly ProseField[]): Finding[] {
  const uses = fields.filter((field) => field.text.includes('TOGAF'));
  const field = uses.find((use) => /^(?:steps|story|variants)\./.test(use.field)) ?? uses[0];
  const index = field?.text.indexOf('TOGAF') ?? -1;
  if (!field || field.text.startsWith('TOGAF®', index)) return [];
  const message = 'the first TOGAF of the activity carries no sign';
  return [{ ...field.placeOf(index), message, fix: 'write "the TOGAF® Standard" there' }];
}
