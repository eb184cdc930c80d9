import { at } from '../located.ts';
import type { Finding } from '../problem.ts';
import { wordsOf } from '../prose.ts';
import { reasonsOf } from '../question-parts.ts';
import type { Rule } from './rule.ts';

const EXPLANATION_WORDS_MIN = 25;
const EXPLANATION_CHARACTERS_MIN = 120;
const WHY_CHARACTERS_MIN = 15;

export const explanationRule: Rule = {
  id: 'QC-04',
  title: 'Every question explains its answer, and every option, side, item and area its reason',
  why: 'The explanation is where learning happens; without it a wrong answer teaches nothing.',
  severity: 'error',
  run: (content) =>
    content.questions.flatMap((question) => {
      const { explanation } = question.data;
      const words = wordsOf(explanation).length;
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
      if (words < EXPLANATION_WORDS_MIN || explanation.length < EXPLANATION_CHARACTERS_MIN) {
        findings.push({
          ...at(question, ['explanation']),
          message: `the explanation has ${words} words and ${explanation.length} characters`,
          fix: `write at least ${EXPLANATION_WORDS_MIN} words and ${EXPLANATION_CHARACTERS_MIN} characters: the principle first`,
        });
      }
      return findings;
    }),
};
