import { GRADIENT_SCORES } from '#domain/catalog/questions.ts';
import { keysOf } from '../bank.ts';
import { at } from '../located.ts';
import type { GradientFile, QuestionFile } from '../schema/question.ts';
import type { Rule } from './rule.ts';

const NUMBER_WORDS: Readonly<Record<number, RegExp>> = {
  2: /\b(?:two|2)\b/i,
  3: /\b(?:three|3)\b/i,
};

export const keyCountRule: Rule = {
  id: 'QC-03',
  title:
    'Single choice has one key of four options, multiple two or three of five or six, a scenario scores 5, 3, 1 and 0',
  why: 'A question whose number of right options is unclear cannot be answered fairly.',
  severity: 'error',
  run: (content) =>
    content.questions.flatMap((question) =>
      faults(question.data).map(([field, message, fix]) => ({
        ...at(question, [field]),
        message,
        fix,
      })),
    ),
};

function faults(question: QuestionFile): [field: string, message: string, fix: string][] {
  if (question.type === 'gradient') return scenarioFaults(question);
  if (question.type !== 'sc' && question.type !== 'ms') return [];
  const { type, options, answer, stem } = question;
  const found: [string, string, string][] = [];
  const ids = new Set(options.map((option) => option.id));
  if (ids.size < options.length) {
    found.push(['options', 'two options have the same id', 'letter the options a, b, c, …']);
  }
  if (new Set(answer).size < answer.length || keysOf(question).length < answer.length) {
    found.push(['answer', 'the answer names an option twice or one that is not there', 'name ids']);
  }
  if (type === 'sc') {
    if (answer.length !== 1) found.push(['answer', `${answer.length} keys`, 'name one option']);
    if (options.length !== 4) {
      found.push(['options', `${options.length} options`, 'single choice has four options']);
    }
    return found;
  }
  if (answer.length < 2 || answer.length > 3) {
    found.push([
      'answer',
      `${answer.length} keys`,
      'multiple choice has two or three right options',
    ]);
  }
  if (options.length < 5 || options.length > 6) {
    found.push(['options', `${options.length} options`, 'multiple choice has five or six options']);
  }
  if (NUMBER_WORDS[answer.length]?.test(stem) === false) {
    found.push([
      'stem',
      `the stem does not say ${answer.length}`,
      'say how many options to choose',
    ]);
  }
  return found;
}

const FACTS = { min: 4, max: 6 };

/** Scores and facts of a scenario: learners are told by the grid what an option misses. */
function scenarioFaults({ options, facts }: GradientFile): [string, string, string][] {
  const found: [string, string, string][] = [];
  const scores = options.map((option) => option.score);
  if (new Set(options.map(({ id }) => id)).size < options.length) {
    found.push(['options', 'two options have the same id', 'letter the options a, b, c, d']);
  }
  if (scores.toSorted((a, b) => b - a).join() !== GRADIENT_SCORES.join()) {
    found.push(['options', `the scores are ${scores.join(', ')}`, 'give 5, 3, 1 and 0 once each']);
  }
  if (facts.length < FACTS.min || facts.length > FACTS.max) {
    const fix = `name ${FACTS.min} to ${FACTS.max} facts that the text holds`;
    found.push(['facts', `${facts.length} facts`, fix]);
  }
  for (const option of options) {
    if (option.facts.length === facts.length) continue;
    const message = `option ${option.id} has ${option.facts.length} of ${facts.length} facts`;
    found.push(['options', message, 'say of every fact: yes, part, no or contra']);
  }
  return found;
}
