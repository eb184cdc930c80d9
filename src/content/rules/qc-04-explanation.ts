import type { QuestionSource } from '../bank.ts';
import { at } from '../located.ts';
import type { Finding } from '../problem.ts';
import { wordsOf } from '../prose.ts';
import { reasonsOf } from '../questions/questions.ts';
import type { Rule } from './rule.ts';

/** A check inside a reading explains what has just been read, so that less is enough. */
const LESSON_WORDS = { min: 25, max: 110 };
/** After a paper the explanation stands alone. */
const BANK_WORDS = { min: 40, max: 110 };
const CHARACTERS_MIN = 120;
const WHY_CHARACTERS_MIN = 15;

export const explanationRule: Rule = {
  id: 'QC-04',
  title: 'Every question explains its answer, and every option, side, item and area its reason',
  why: 'The explanation is where learning happens; without it a wrong answer teaches nothing.',
  severity: 'error',
  run: (content) =>
    content.questions.flatMap((question) => {
      const findings: Finding[] = reasonsOf(question.data).flatMap(({ path, name, why }) =>
        why.trim().length >= WHY_CHARACTERS_MIN
          ? []
          : [
              {
                ...at(question, path),
                message: `${name} has no real reason`,
                fix: `say in ${WHY_CHARACTERS_MIN} characters or more why it is right or which error it stands for`,
              },
            ],
      );
      return [...findings, ...explained(question)];
    }),
};

function explained(question: QuestionSource): Finding[] {
  const { explanation } = question.data;
  const { min, max } = question.inBank ? BANK_WORDS : LESSON_WORDS;
  const words = wordsOf(explanation).length;
  if (words >= min && words <= max && explanation.length >= CHARACTERS_MIN) return [];
  return [
    {
      ...at(question, ['explanation']),
      message: `the explanation has ${words} words and ${explanation.length} characters`,
      fix: `write ${min} to ${max} words and at least ${CHARACTERS_MIN} characters: the principle first`,
    },
  ];
}
